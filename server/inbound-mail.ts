import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { inboundMail } from '../supabase/functions/inbound-mail/answer';
import { dataApiStore } from '../supabase/functions/inbound-mail/store';
import type { Api } from './api-forward';
import { LOCAL_PUBLISHABLE_KEY } from './local-key';
import { mailToken } from './mail-token';
import { jwtSecret, mailSecret } from './secrets';

/** Where a Supabase project has the function. */
export const INBOUND_MAIL_PATH = '/functions/v1/inbound-mail';
const TOKEN_SECONDS = 60;
const METHOD_NOT_ALLOWED = 405;

/** Answers as the function `inbound-mail` does, for the embedded backend whose data is in `dir`. Never rejects. */
export function inboundMailRoute(api: Api, dir: string) {
  const answer = inboundMail({
    secret: mailSecret(dir),
    store: (submission) =>
      dataApiStore({
        url: 'http://localhost',
        publishableKey: LOCAL_PUBLISHABLE_KEY,
        token: mailToken(jwtSecret(dir), TOKEN_SECONDS),
        fetch: (request) => api.fetch(request),
      })(submission),
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const { status } =
      request.method === 'POST'
        ? await answer(new Request(`http://localhost${INBOUND_MAIL_PATH}`, init))
        : { status: METHOD_NOT_ALLOWED };
    response.writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end();
  };
}
