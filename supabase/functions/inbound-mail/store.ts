import type { Submission } from './mail.ts';

interface DataApi {
  /** Origin of the project. */
  url: string;
  publishableKey: string;
  /** A token of the role `inbound_mail`, which can call this one function. */
  token: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Keeps submissions by `public.receive_mail`. Rejects when the database did not take one. */
export function dataApiStore({ url, publishableKey, token, fetch = globalThis.fetch }: DataApi) {
  return async (submission: Submission): Promise<void> => {
    const answer = await fetch(
      new Request(`${url}/rest/v1/rpc/receive_mail`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(submission),
      }),
    );
    if (!answer.ok) throw new Error(`receive_mail answered ${answer.status}`);
    await answer.body?.cancel();
  };
}
