/** Returns the session that a token names. Does not check the signature: the backend does. */
function sessionOf(token: unknown): string | undefined {
  try {
    const [, payload = ''] = String(token).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return (claims as { session_id?: string }).session_id;
  } catch {
    return undefined;
  }
}

/** Keeps the sessions that email links have opened since the server started, each good for one new password. */
export function linkSessions() {
  const open = new Set<string>();
  return {
    /** Remembers the session in the answer to an opened link. */
    remember(answer: unknown): void {
      const session = sessionOf((answer as { access_token?: unknown }).access_token);
      if (session !== undefined) open.add(session);
    },
    /** Takes the session that a token names and returns it, or undefined where no link opened it. */
    take(authorization: string | undefined): string | undefined {
      const session = sessionOf(authorization);
      return session !== undefined && open.delete(session) ? session : undefined;
    },
    /** Lets a session be taken again, after a new password was refused. */
    giveBack(session: string): void {
      open.add(session);
    },
  };
}
