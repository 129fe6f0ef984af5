import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate as turn } from 'node:timers/promises';
import { inboundMail } from '../supabase/functions/inbound-mail/answer';
import { dataApiStore, type Store } from '../supabase/functions/inbound-mail/store';
import type { Api } from './api-forward';
import { INBOUND_MAIL_PATH, LOCAL_PUBLISHABLE_KEY } from '../scripts/local-backend';
import { mailToken } from './mail-token';
import { oneAtATime } from './one-at-a-time';
import { jwtSecret, mailSecret } from './secrets';

const METHOD_NOT_ALLOWED = 405;
/** Further emails are told to come again later. */
const LONGEST_QUEUE = 64;

/**
 * Hands the database one email at a time and yields before each: pages and the inbox wait for one and not for all.
 * Rejects while the queue is full.
 */
export function queued(store: Store): Store {
  const inTurn = oneAtATime();
  let waiting = 0;
  return async (mail) => {
    if (waiting === LONGEST_QUEUE) throw new Error(`${LONGEST_QUEUE} emails are already waiting.`);
    waiting += 1;
    try {
      await inTurn(async () => {
        // Lets requests that arrived meanwhile go first.
        await turn();
        await store(mail);
      });
    } finally {
      waiting -= 1;
    }
  };
}

/** Answers as the function `inbound-mail` does, for the embedded backend whose data is in `dir`. Never rejects. */
export function inboundMailRoute(api: Api, dir: string) {
  const store = dataApiStore({
    url: 'http://localhost',
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    token: () => mailToken(jwtSecret(dir)),
    fetch: (request) => api.fetch(request),
  });
  const answer = inboundMail({ secret: mailSecret(dir), store: queued(store) });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: given, body, duplex: 'half' };
    const { status, headers } =
      request.method === 'POST'
        ? await answer(new Request(`http://localhost${INBOUND_MAIL_PATH}`, init))
        : { status: METHOD_NOT_ALLOWED, headers: [] };
    response
      .setHeaders(
        new Headers([...headers, ['cache-control', 'no-store'], ['x-content-type-options', 'nosniff']]),
      )
      .writeHead(status)
      .end();
  };
}
