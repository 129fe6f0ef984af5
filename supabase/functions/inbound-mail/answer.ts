import { submissionOf, type Mail, type Submission } from './mail.ts';
import { mimeMail } from './mime.ts';
import { postmarkMail } from './postmark.ts';

/** Twenty megabytes: in JSON, a mail with attachments of some fifteen. */
export const LARGEST_BODY_BYTES = 20 * 1024 * 1024;
const SHORTEST_SECRET = 32;

interface Receiver {
  /** What the sender of the request must know. */
  secret: string;
  /** Keeps a submission, once for each `message_id`. Rejects when it could not, so that the mail is sent again. */
  store: (submission: Submission) => Promise<void>;
}

/** A body in each format, by its media type, as a mail. To take another mail service, add it here. */
const formats: Readonly<Record<string, (body: Uint8Array) => Mail | Promise<Mail>>> = {
  'application/json': (body) =>
    postmarkMail(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))),
  'message/rfc822': mimeMail,
};

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares in a time that does not depend on what was given. */
async function isSecret(given: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(secret)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

/** The password of basic authentication (RFC 7617), or the header for services that set one. */
function givenSecret(headers: Headers): string {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return headers.get('x-inbound-secret') ?? '';
  try {
    return atob(encoded).replace(/^[^:]*:/, '');
  } catch {
    return '';
  }
}

/** The whole body, or undefined when it is too large; what is over the limit is not kept. */
async function bodyOf({ headers, body }: Request): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > LARGEST_BODY_BYTES) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > LARGEST_BODY_BYTES) return undefined;
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const status = (code: number) => new Response(null, { status: code });

/**
 * Answers the webhook of a mail service: puts the mail into the inbox, once however often it is sent. Answers with a
 * status and nothing else: 200 also for noise, which would otherwise be sent again; 503 when it should be. Never
 * rejects. Throws an Error at once when the secret could be guessed.
 */
export function inboundMail({ secret, store }: Receiver): (request: Request) => Promise<Response> {
  if (secret.length < SHORTEST_SECRET) throw new Error(`The secret needs ${SHORTEST_SECRET} characters.`);
  return async (request) => {
    if (request.method !== 'POST') return status(405);
    if (!(await isSecret(givenSecret(request.headers), secret))) return status(401);
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
    const read = formats[type.trim().toLowerCase()];
    if (read === undefined) return status(415);
    let submission: Submission | undefined;
    try {
      const body = await bodyOf(request);
      if (body === undefined) return status(413);
      submission = await submissionOf(await read(body));
    } catch {
      return status(400);
    }
    try {
      if (submission !== undefined) await store(submission);
      return status(200);
    } catch (error) {
      console.error('A mail could not be kept:', error);
      return status(503);
    }
  };
}
