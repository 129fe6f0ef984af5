import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { Editor, type EditRequest } from './editor';
import { EditRefused } from './source';

const EDIT_PATH = '/__edit-words';

/** Longest request, in characters: the longest text of a page. */
const LONGEST_REQUEST = 20_000;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Returns the addresses of this server's own pages: on this machine, and where GitHub shows a port of a Codespace. */
function ownOrigins(port: number, env: NodeJS.ProcessEnv): readonly string[] {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  const codespace = name && domain ? [`https://${name}-${port}.${domain}`] : [];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...codespace];
}

type AskedBy = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/** Returns whether a request comes from a page of this very server: other sites in the same browser must not write. */
export function isOwnRequest(
  { method, headers, socket }: AskedBy,
  port: number,
  token: string,
  env = process.env,
): boolean {
  return (
    method === 'POST' &&
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    ownOrigins(port, env).includes(headers.origin ?? '') &&
    headers['content-type'] === 'application/json' &&
    headers['x-edit-token'] === token
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

const reply = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * The button "Edit words" of the development server: puts the overlay on every page, and answers it. The production
 * build does not load this module.
 */
export function editWords(): Plugin {
  const token = crypto.randomUUID();
  const restored = new Map<string, string>();
  // One request after another: each is checked against the files as the one before left them.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: 'edit-words',
    apply: 'serve',
    configureServer(server) {
      const editor = new Editor(restored);
      server.middlewares.use(EDIT_PATH, (request, response) => {
        const address = server.httpServer?.address();
        const port = typeof address === 'object' && address ? address.port : server.config.server.port;
        if (!isOwnRequest(request, port, token))
          return reply(response, 403, { refused: 'Not from this site.' });
        turn = turn
          .then(async () => editor.answer(JSON.parse(await readText(request)) as EditRequest))
          .then(
            (answer) => reply(response, 200, answer),
            (error: unknown) => {
              const refused = error instanceof EditRefused;
              if (!refused) server.config.logger.error(String(error instanceof Error ? error.stack : error));
              const said = refused ? error.message : 'The words could not be changed. The terminal says why.';
              reply(response, refused ? 422 : 500, { refused: said });
            },
          );
        return undefined;
      });
    },
    /** The page is updated once the check has decided, and not at all when a change was taken back. */
    async hotUpdate({ file, read }) {
      await turn;
      const text = restored.get(resolve(file));
      return text !== undefined && text === (await read()) ? [] : undefined;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'edit-words', content: token, 'data-path': EDIT_PATH },
        injectTo: 'head',
      },
      { tag: 'script', attrs: { type: 'module', src: '/tools/edit/overlay.ts' }, injectTo: 'body' },
    ],
  };
}
