import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { ContentEditor, type EditRequest } from './content-editor';
import { EditRefused } from './edit-source';
import { EDIT_PATH } from './edit-path';

/** Longest request, in characters: the texts of one page. */
const LONGEST_REQUEST = 500_000;

const OVERLAY = '/scripts/edit/overlay/main.ts';

const isLoopback = (address: string | undefined) =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** Returns the address at which GitHub shows a port of a Codespace, or undefined elsewhere. */
function codespaceOrigin(port: number, env = process.env): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  return name && domain ? `https://${name}-${port}.${domain}` : undefined;
}

/**
 * Returns whether a request comes from a page of this very server: other sites in the same browser must not change
 * words.
 */
export function isOwnRequest(
  {
    method,
    headers,
    socket,
  }: Pick<IncomingMessage, 'method' | 'headers'> & {
    socket: { remoteAddress?: string | undefined };
  },
  port: number,
  env = process.env,
): boolean {
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`, codespaceOrigin(port, env)];
  return (
    method === 'POST' &&
    isLoopback(socket.remoteAddress) &&
    headers.origin !== undefined &&
    origins.includes(headers.origin) &&
    headers['content-type'] === 'application/json'
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > LONGEST_REQUEST) throw new EditRefused('The request is too long.');
  }
  return text;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * The button "Edit words" of the development server: puts the overlay on every page, and answers it.
 * The production build does not load this module.
 */
export function editWords(): Plugin {
  return {
    name: 'edit-words',
    apply: 'serve',
    configureServer(server) {
      const editor = ContentEditor.open();
      // One request after another: each is checked against the files as the one before left them.
      let turn: Promise<unknown> = editor;
      server.middlewares.use(EDIT_PATH, (request, response) => {
        const address = server.httpServer?.address();
        const port = typeof address === 'object' && address ? address.port : server.config.server.port;
        if (!isOwnRequest(request, port)) return reply(response, 403, { refused: 'Not from this site.' });
        turn = turn
          .then(async () => (await editor).answer(JSON.parse(await readText(request)) as EditRequest))
          .then(
            (answer) => reply(response, 200, answer),
            (error: unknown) => {
              const refused = error instanceof EditRefused;
              if (!refused) server.config.logger.error(String(error instanceof Error ? error.stack : error));
              reply(response, refused ? 422 : 500, {
                refused: refused ? error.message : 'The words could not be changed. The terminal says why.',
              });
            },
          );
        return undefined;
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: OVERLAY }, injectTo: 'body' }],
  };
}
