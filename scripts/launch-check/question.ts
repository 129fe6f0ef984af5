/** An answer of a live site, redirects not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
}

/** Something to find out about a live site: each reason it yields is one against launching it. */
export type Question = () => AsyncGenerator<string>;

const ANSWER_MS = 20_000;

/** Sends one request. Rejects when no answer comes within 20 s. */
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
    // Most answers are no JSON.
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** Returns why an exchange failed; fetch itself says no more than that it did. */
function failure(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(error);
}

/** Asks one question after another. Returns the reasons, each after the name of its question. */
export async function reasonsAgainst(questions: Readonly<Record<string, Question>>): Promise<string[]> {
  const reasons: string[] = [];
  for (const [about, question] of Object.entries(questions)) {
    try {
      for await (const reason of question()) reasons.push(`${about}: ${reason}`);
    } catch (error) {
      reasons.push(`${about}: no answer, ${failure(error)}`);
    }
  }
  return reasons;
}
