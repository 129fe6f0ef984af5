import type { App } from '@supabase/lite';
import { receiver } from '../supabase/functions/inbound-mail/receive';
import { LOCAL_PUBLISHABLE_KEY } from '../scripts/local-backend';
import { jwtSecret, mailSecret } from './data-directory';
import { mailToken } from './mail-token';

/** The function `inbound-mail` for the embedded backend whose data is in `dir`. */
export function inboundMail(app: App, dir: string): (request: Request) => Promise<Response> {
  return receiver({
    secret: mailSecret(dir),
    url: 'http://localhost',
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    token: mailToken(jwtSecret(dir)),
    fetch: async (request) => app.fetch(request),
  });
}
