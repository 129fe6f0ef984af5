import { submissionOf } from './mail.ts';
import { postmarkMail } from './postmark.ts';
import type { Store } from './store.ts';

/** Twenty megabytes: in JSON, an email with attachments of some fifteen. */
const LARGEST_BODY_BYTES = 20 * 1024 * 1024;
const SHORTEST_SECRET = 32;
const RETRY_AFTER_S = 60;

interface Receiver {
  /** The shared secret that every call of the mail service must carry. */
  secret: string;
  store: Store;
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares without revealing through its duration how much of a guess is right. */
async function isSecret(given: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(secret)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

/** The password of basic authentication (RFC 7617), or the header for services that set one. */
function givenSecret(headers: Headers): string {
  const [scheme = '', encoded] = (headers.get('authorization') ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic' || !encoded) return headers.get('x-inbound-secret') ?? '';
  try {
    const decoded = atob(encoded);
    return decoded.slice(decoded.indexOf(':') + 1);
  } catch {
    return '';
  }
}

/** The whole body, or undefined when it is too large; nothing above the limit is kept. */
async function bodyOf({ headers, body }: Request): Promise<Blob | undefined> {
  if (Number(headers.get('content-length')) > LARGEST_BODY_BYTES) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > LARGEST_BODY_BYTES) return undefined;
    parts.push(part.value);
  }
  return new Blob(parts);
}

const status = (code: number) => new Response(null, { status: code });

/**
 * Answers a mail service's webhook: puts the email into the inbox, once however often it is sent. Answers with a status
 * and nothing else: 200 even for an email that is left out, which would otherwise be sent again; 503 when it should be.
 * Never rejects. Throws an Error at once when the secret could be guessed.
 */
export function inboundMail({ secret, store }: Receiver): (request: Request) => Promise<Response> {
  if (secret.length < SHORTEST_SECRET) throw new Error(`The secret needs ${SHORTEST_SECRET} characters.`);
  return async (request) => {
    if (request.method !== 'POST') return status(405);
    if (!(await isSecret(givenSecret(request.headers), secret))) return status(401);
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
    if (type.trim().toLowerCase() !== 'application/json') return status(415);
    let mail;
    try {
      const body = await bodyOf(request);
      if (body === undefined) return status(413);
      const json = new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer());
      mail = submissionOf(postmarkMail(JSON.parse(json)));
    } catch {
      return status(400);
    }
    try {
      await store(mail);
      return status(200);
    } catch (error) {
      console.error('An email could not be stored:', error);
      return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S) } });
    }
  };
}
