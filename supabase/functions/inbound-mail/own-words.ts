import { convert } from 'html-to-text';

/** Lines of a quotation begin with "> ", as in text. */
const AS_MAIL = {
  wordwrap: false,
  limits: { maxDepth: 200 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/** The text of a mail in HTML. */
export const plainText = (html: string): string => convert(html, AS_MAIL).replaceAll('\u00A0', ' ');

const QUOTED = /^\s*>/;
/** An introduction of a quotation is not longer, nor over more lines. */
const LONGEST_INTRODUCTION = 400;
const INTRODUCTION_LINES = 3;
/** "On Friday, Pat Gill <pat@mail.test> wrote:", in the languages of common mail programs. */
const INTRODUCTION =
  /^(On|Le|Am|El|Il|Em|Op|Den)\s.*(wrote|écrit|schrieb[^:]*|escribió|scritto|escreveu|schreef[^:]*|skrev[^:]*)\s?:$/u;
/** Right before a quotation, in any language: from a line with a digit of a date, or with an address, to a colon. */
const DATED = /[\d@٠-٩۰-۹੦-੯]/u;
const COLON = /[:：]$/u;
const ORIGINAL = /^\s*-{2,}\s*(Original Message|Message d'origine|Ursprüngliche Nachricht)\s*-{2,}\s*$/i;
/** The headers that Outlook puts above what is answered. */
const OUTLOOK_FROM = /^\*?(From|De|Von|Van|Da)\s?:\*?\s/;
const OUTLOOK_SENT = /^\*?(Sent|Date|Envoyé|Gesendet|Enviado|Verzonden|Inviato)\s?:/;
const OUTLOOK_LINES = 3;
const RULE = /^\s*_{5,}\s*$/;
const FORWARDED = /^\s*(-{2,}\s*Forwarded message\s*-{2,}|Begin forwarded message:)\s*$/i;
const FORWARDED_SUBJECT = /^(fwd?|wg|tr|rv)\s?:/i;
/** RFC 3676, 4.3; many programs drop the space. */
const SIGNATURE = /^-- ?$/;
/** What programs add below a message by themselves. */
const ADDED =
  /^(Sent from (my |Mail for|Outlook|Yahoo|Samsung)|Get Outlook for|Envoyé de mon|Von meinem .* gesendet|Enviado desde mi)/i;

/** How many lines from here introduce a quotation; 0 when none do. */
function introductionAt(lines: readonly string[], at: number): number {
  let said = '';
  for (let count = 1; count <= INTRODUCTION_LINES && at + count <= lines.length; count += 1) {
    const next = lines[at + count - 1]?.trim() ?? '';
    if (next === '') return 0;
    said = `${said} ${next}`.trim();
    if (said.length > LONGEST_INTRODUCTION) return 0;
    if (INTRODUCTION.test(said)) return count;
    const [after = '', afterThat = ''] = lines.slice(at + count, at + count + 2);
    const quoted = QUOTED.test(after) || (after.trim() === '' && QUOTED.test(afterThat));
    const shortest = count === 1 || !DATED.test(next);
    if (quoted && shortest && DATED.test(lines[at] ?? '') && COLON.test(said)) return count;
  }
  return 0;
}

function startsHistory(lines: readonly string[], at: number): boolean {
  const here = lines[at] ?? '';
  if (ORIGINAL.test(here)) return true;
  const headers = lines.slice(at + 1, at + 1 + OUTLOOK_LINES);
  return OUTLOOK_FROM.test(here) && headers.some((next) => OUTLOOK_SENT.test(next));
}

/** The lines without those of earlier mails: quoted ones, their introductions, and all below a line of headers. */
function withoutHistory(lines: readonly string[], forwarded: boolean): string[] {
  const own: string[] = [];
  let inForwarded = forwarded;
  for (let at = 0; at < lines.length; at += 1) {
    const here = lines[at] ?? '';
    inForwarded ||= FORWARDED.test(here);
    if (inForwarded) own.push(here);
    else if (startsHistory(lines, at)) break;
    else if (!QUOTED.test(here)) {
      const introduction = introductionAt(lines, at);
      if (introduction === 0) own.push(here);
      else {
        at += introduction - 1;
        const quotes = lines.slice(at + 1, at + 3).some((next) => QUOTED.test(next));
        // Programs that do not mark what they quote put all of it below.
        if (!quotes) break;
      }
    }
  }
  return own;
}

/** The lines up to the signature, without what a program added or ruled off at the end. */
function withoutSignature(lines: readonly string[]): string[] {
  const signature = lines.findIndex((line) => SIGNATURE.test(line));
  const kept = signature > 0 ? lines.slice(0, signature) : [...lines];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (last.trim() !== '' && !RULE.test(last) && !ADDED.test(last.trim())) break;
    kept.pop();
  }
  return kept;
}

/** As one text, without the empty lines around it. */
function joined(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  return first === -1 ? '' : lines.slice(first).join('\n').trimEnd();
}

/**
 * What the sender of a mail wrote: without quoted history and signature, white space as it was. Of a forwarded mail all
 * is kept, and so is everything where nothing else would be left. Takes time in proportion to the length of the text,
 * which the patterns of known libraries do not.
 */
export function ownWords(text: string, subject: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const forwarded = FORWARDED_SUBJECT.test(subject);
  const own = joined(withoutSignature(withoutHistory(lines, forwarded)));
  return own === '' ? joined(lines) : own;
}
