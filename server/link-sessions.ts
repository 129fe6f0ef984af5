/** The sessions that links in emails have opened since the server started, each good for one new password. */
interface LinkSessions {
  /** Remembers the session in the answer to an opened link. */
  remember(answer: unknown): void;
  /**
   * Takes the session that a token names and returns it, or undefined where no link opened it. Does not check the
   * signature: the backend does.
   */
  take(authorization: string | undefined): string | undefined;
  /** Lets a session be taken again, after a new password was refused. */
  giveBack(session: string): void;
}

function sessionOf(token: unknown): string | undefined {
  try {
    const [, payload = ''] = String(token).split('.');
    const { session_id: session } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      session_id?: unknown;
    };
    return typeof session === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}

export function linkSessions(): LinkSessions {
  const open = new Set<string>();
  return {
    remember(answer) {
      const session = sessionOf((answer as { access_token?: unknown }).access_token);
      if (session !== undefined) open.add(session);
    },
    take(authorization) {
      const session = sessionOf(authorization);
      return session !== undefined && open.delete(session) ? session : undefined;
    },
    giveBack(session) {
      open.add(session);
    },
  };
}
