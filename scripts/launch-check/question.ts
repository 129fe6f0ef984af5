/** A live site's answer, redirects not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is not JSON. */
  json: unknown;
}

/** Something to find out about a live site: each reason it yields is one against launching it. */
export type Question = () => AsyncGenerator<string>;

/** How long a site has for an answer. */
export const ANSWER_MS = 20_000;

/** Sends one request. Rejects when no answer arrives within 20 s. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    ...init,
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Most answers are not JSON.
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** Returns why an exchange failed; fetch's own message only says that it did. */
function failure(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(error);
}

/** Much longer than any reason of ours; the rest is what a site answered. */
const LONGEST_REASON = 500;

/** Makes text of a checked site harmless for a terminal: no control, bidirectional or other invisible characters. */
const printable = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�').slice(0, LONGEST_REASON);

/** Asks one question after another. Returns the reasons, each after the name of its question, printable. */
export async function reasonsAgainst(questions: Readonly<Record<string, Question>>): Promise<string[]> {
  const reasons: string[] = [];
  for (const [about, question] of Object.entries(questions)) {
    try {
      for await (const reason of question()) reasons.push(printable(`${about}: ${reason}`));
    } catch (error) {
      reasons.push(printable(`${about}: no answer, ${failure(error)}`));
    }
  }
  return reasons;
}
