/** The sessions that links in mails have opened since the server started. */
export interface MailSessions {
  /** Takes the answer to an opened link. */
  note(answer: unknown): void;
  /**
   * The address of the account, when the token names such a session; else undefined. Does not look at the signature:
   * the backend does.
   */
  emailOf(authorization: string | undefined): string | undefined;
}

interface Claims {
  session_id: string;
  email: string;
}

function claimsOf(token: string): Partial<Claims> {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<Claims>;
  } catch {
    return {};
  }
}

export function mailSessions(): MailSessions {
  const opened = new Set<string>();
  return {
    note(answer) {
      const { access_token: token } = answer as { access_token: string };
      const { session_id: session } = claimsOf(token);
      if (session !== undefined) opened.add(session);
    },
    emailOf(authorization = '') {
      const { session_id: session, email } = claimsOf(authorization);
      return session !== undefined && opened.has(session) ? (email ?? '') : undefined;
    },
  };
}
