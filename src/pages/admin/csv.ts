import { fetchSubmissions, type Selection, type Submission } from '@/backend/submissions';

/** The most rows that the server returns at once. */
export const EXPORT_PAGE_SIZE = 1000;

/** Without this mark Excel assumes the computer's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Positions where a spreadsheet would start a formula (OWASP, CSV Injection): the start of a cell, and the start of
 * what a reader that splits at semicolons or tabs takes for one. Quotes in front count too: that reader drops them, and
 * an apostrophe that a stranger typed must stay different from the one set here.
 */
const FORMULA = /(^|[;\t\r\n])(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const CONTROL_START = /^(?=["']*[\t\r\n])/;

function cell(text: string): string {
  const harmless = text.replace(FORMULA, "$1'").replace(CONTROL_START, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Returns rows as lines of CSV (RFC 4180). Every cell is quoted, and whatever a spreadsheet would run as a formula gets
 * an apostrophe in front, which spreadsheets show as text.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The sender's name; empty when there is none. */
export const nameOf = ({ first_name, last_name }: Submission): string => `${first_name} ${last_name}`.trim();

const COLUMNS: Readonly<Record<string, (row: Submission) => string>> = {
  id: (row) => row.id,
  created_at: (row) => row.created_at,
  name: nameOf,
  email: (row) => row.email,
  reply_to: (row) => row.reply_to,
  marks: (row) => row.marks.join(','),
  subject: (row) => row.subject,
  message: (row) => row.message,
};

/**
 * Reads all submissions of a selection into one CSV file. `onProgress` receives their number so far. Throws a
 * BackendError, also when the signal stops it.
 */
export async function exportSubmissions(
  selection: Selection,
  signal: AbortSignal,
  onProgress: (count: number) => void,
) {
  const parts = [BYTE_ORDER_MARK + csvLines([Object.keys(COLUMNS)])];
  let count = 0;
  let after: Submission | undefined;
  // Ends at a page without rows: a server may return fewer rows than it was asked for.
  for (;;) {
    const request = { ...selection, after, limit: EXPORT_PAGE_SIZE, signal };
    const page: Submission[] = await fetchSubmissions(request);
    after = page.at(-1);
    if (after === undefined) return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count };
    parts.push(csvLines(page.map((row) => Object.values(COLUMNS).map((text) => text(row)))));
    count += page.length;
    onProgress(count);
  }
}
