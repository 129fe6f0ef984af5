import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { csvHead, csvLines } from '@/pages/admin/csv';

/** Reads CSV as RFC 4180 has it, with every cell quoted. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  let rest = file;
  while (rest !== '') {
    const row: string[] = [];
    for (;;) {
      const [whole = '', cell = '', end] = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest) ?? [];
      if (whole === '') throw new Error(`not a cell: ${rest.slice(0, 20)}`);
      row.push(cell.replaceAll('""', '"'));
      rest = rest.slice(whole.length);
      if (end === '\r\n') break;
    }
    rows.push(row);
  }
  return rows;
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const cell = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...DANGEROUS, "'", '"', ',', ' ', 'a', '1') }),
);

it('starts with the mark of its encoding and the names of the columns', () => {
  expect(csvHead(['id', 'email'])).toBe('\uFEFF"id","email"\r\n');
});

it('gives back what was put in, once the apostrophe in front of a formula is taken away', () => {
  assert(
    property(array(tuple(cell, cell), { minLength: 1 }), (rows) => {
      const read = parse(csvLines(rows)).map((row) =>
        row.map((text) => text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '')),
      );
      expect(read).toEqual(rows);
    }),
  );
});

it('has no cell that a spreadsheet would run', () => {
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
