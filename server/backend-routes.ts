import type { IncomingMessage, ServerResponse } from 'node:http';
import { INBOUND_MAIL_PATH } from '../scripts/local-backend';
import { apiGuard } from './api-guard';
import { isApiPath } from './api-routes';
import type { EmbeddedBackend } from './embedded-backend';
import { inboundMailRoute } from './inbound-mail';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Returns a function that finds the handler of an address; undefined for an address that is not the backend's. */
export function backendRoutes({ app, dir }: EmbeddedBackend): (url: string) => Handler | undefined {
  const api = apiGuard(app);
  const mail = inboundMailRoute(app, dir);
  return (url) => {
    if (url === INBOUND_MAIL_PATH) return mail;
    return isApiPath(url) ? api : undefined;
  };
}
