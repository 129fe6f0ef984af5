import type { Reason } from './headers.ts';
import type { Submission } from './mail.ts';

interface DataApi {
  /** Origin of the project. */
  url: string;
  publishableKey: string;
  /** A token of the role `inbound_mail`, which can call `receive_mail` and `leave_out_mail` only. */
  token: () => string;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The store for emails: one that is kept is stored, one that is left out is counted. Rejects when the database did
 * neither.
 */
export type Store = (mail: Submission | Reason) => Promise<void>;

/** Stores through `public.receive_mail` and counts through `public.leave_out_mail`. */
export function dataApiStore({ url, publishableKey, token, fetch = globalThis.fetch }: DataApi): Store {
  return async (mail) => {
    const [name, body] =
      typeof mail === 'string' ? ['leave_out_mail', { reason: mail }] : ['receive_mail', mail];
    const answer = await fetch(
      new Request(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    await answer.body?.cancel();
  };
}
