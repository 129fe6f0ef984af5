import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { csvLines } from '@/pages/admin/csv';

/** Reads CSV as defined by RFC 4180, with every cell quoted. */
function parse(file: string): string[][] {
  const rows: string[][] = [[]];
  const rest = file.replace(/"((?:[^"]|"")*)"(,|\r\n)/gy, (_, cell: string, end: string) => {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
    return '';
  });
  expect([rest, rows.pop()], 'what is no cell, and a row that does not end').toEqual(['', []]);
  return rows;
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const cell = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...DANGEROUS, "'", '"', ',', ';', ' ', 'a', '1') }),
);

it('a CSV file reads back unchanged once the apostrophes in front of formulas are removed', () => {
  assert(
    property(array(tuple(cell, cell), { minLength: 1 }), (rows) => {
      const read = parse(csvLines(rows)).map((row) =>
        row.map((text) =>
          text.replace(/^'(?=["']*[\t\r\n])/, '').replace(/(^|[;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g, '$1'),
        ),
      );
      expect(read).toEqual(rows);
    }),
  );
});

it('no cell of a CSV file is a formula that a spreadsheet would run', () => {
  assert(
    property(cell, (text) => {
      const [[written = ''] = []] = parse(csvLines([[text]]));
      expect(DANGEROUS.some((start) => written.startsWith(start))).toBe(false);
    }),
  );
  expect(csvLines([['=HYPERLINK("https://x.example")', "'=1", 'plain']])).toBe(
    `"'=HYPERLINK(""https://x.example"")","''=1","plain"\r\n`,
  );
});

it('no cell of a CSV file becomes a formula when it is split at semicolons or tabs instead', () => {
  assert(
    property(cell, constantFrom(';', '\t'), (text, separator) => {
      const cells = csvLines([['id', text]])
        .split(/[\r\n]/)
        .flatMap((line) => line.split(separator))
        // Some readers drop a leading quote.
        .map((written) => written.replace(/^"+/, ''));
      expect(cells.filter((written) => /^[=+\-@＝＋－＠]/.test(written))).toEqual([]);
    }),
  );
});
