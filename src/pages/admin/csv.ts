/** The texts of one line's cells. */
type Row = readonly string[];

/** Without this mark Excel assumes the computer's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

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

const line = (row: Row) => row.map(cell).join(',') + LINE_END;

/** Returns the start of a CSV file: its byte order mark and the names of its columns. */
export const csvHead = (columns: Row): string => BYTE_ORDER_MARK + line(columns);

/**
 * Returns rows as lines of CSV (RFC 4180). Every cell is quoted, and whatever a spreadsheet would run as a formula gets
 * an apostrophe in front, which spreadsheets show as text.
 */
export const csvLines = (rows: readonly Row[]): string => rows.map(line).join('');
