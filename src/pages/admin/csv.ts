/** One line of the file: the texts of its cells. */
type Row = readonly string[];

/** Excel takes a file without this mark for one in the encoding of the computer. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV Injection). Apostrophes in front count too: one that
 * a stranger typed must stay different from the one set here.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (row: Row) => row.map(cell).join(',') + LINE_END;

/** Returns the start of a CSV file: the mark of its encoding and the names of its columns. */
export const csvHead = (columns: Row): string => BYTE_ORDER_MARK + line(columns);

/**
 * Returns rows as lines of CSV (RFC 4180). Every cell is quoted, and one that a spreadsheet would run as a formula
 * begins with an apostrophe, which spreadsheets show as text.
 */
export const csvLines = (rows: readonly Row[]): string => rows.map(line).join('');
