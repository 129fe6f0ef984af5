import { parseMail, type Reason, type Submission } from './parse.ts';

/** Twenty megabytes: in JSON, an email with attachments of some fifteen. */
const LARGEST_BODY_BYTES = 20 * 1024 * 1024;
const SHORTEST_SECRET = 32;
const RETRY_AFTER_S = 60;

interface Settings {
  /** The secret that every call of the mail service must carry. */
  secret: string;
  /** Origin of the Supabase project. */
  url: string;
  publishableKey: string;
  /** A token of the role `inbound_mail`, which can call `receive_mail` and `leave_out_mail` only. */
  token: string;
  fetch: (request: Request) => Promise<Response>;
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

const status = (code: number) => new Response(null, { status: code });

/**
 * Answers a mail service's webhook: puts the email into the inbox, once however often it is sent. Answers with a status
 * and nothing else: 200 also for an email that is left out, or that the table refuses, because the service would send
 * it again for hours; 503 for one that it should send again. Throws an Error at once when the secret could be guessed.
 */
export function receiver({
  secret,
  url,
  publishableKey,
  token,
  fetch,
}: Settings): (request: Request) => Promise<Response> {
  if (secret.length < SHORTEST_SECRET) throw new Error(`The secret needs ${SHORTEST_SECRET} characters.`);

  /** Stores an email, or counts one that is left out. Rejects when the database did neither. */
  async function store(mail: Submission | Reason): Promise<void> {
    const [name, body] =
      typeof mail === 'string' ? ['leave_out_mail', { reason: mail }] : ['receive_mail', mail];
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(new Request(`${url}/rest/v1/rpc/${name}`, init));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
  }

  return async (request) => {
    if (request.method !== 'POST') return status(405);
    if (!(await isSecret(givenSecret(request.headers), secret))) return status(401);
    let mail: Submission | Reason;
    try {
      const body = await request.arrayBuffer();
      if (body.byteLength > LARGEST_BODY_BYTES) mail = 'too large';
      else mail = parseMail(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
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
