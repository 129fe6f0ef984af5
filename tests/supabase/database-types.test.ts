// @vitest-environment node
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { createMigratedDatabase } from './hosted-database';

const TYPES_FILE = 'src/backend/database.types.ts';
const START_TIMEOUT_MS = 60_000;

const TS_TYPES: Record<string, string> = { uuid: 'string', text: 'string', timestamptz: 'string' };

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  has_default: boolean;
}

/** Descends from the type Database by the names of properties and returns the source of what is there. */
function memberTypes(path: string[]): Record<string, { type: string; optional: boolean }> {
  const source = ts.createSourceFile(
    TYPES_FILE,
    readFileSync(TYPES_FILE, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const database = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'Database');
  let node: ts.TypeNode | undefined = database?.type;
  for (const name of path) {
    if (!node || !ts.isTypeLiteralNode(node)) throw new Error(`No ${path.join('.')} in ${TYPES_FILE}`);
    node = node.members.filter(ts.isPropertySignature).find((member) => member.name.getText() === name)?.type;
  }
  if (!node || !ts.isTypeLiteralNode(node)) throw new Error(`No ${path.join('.')} in ${TYPES_FILE}`);
  const members = node.members.filter(ts.isPropertySignature);
  return Object.fromEntries(
    members.map((member) => [
      member.name.getText(),
      { type: member.type?.getText() ?? '', optional: member.questionToken !== undefined },
    ]),
  );
}

let db: PGlite;
let columns: Column[];

beforeAll(async () => {
  db = await createMigratedDatabase();
  const result = await db.query<Column>(`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable, column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`);
  columns = result.rows;
}, START_TIMEOUT_MS);

afterAll(() => db.close());

function expected(table: string, optional: (column: Column) => boolean) {
  const ofTable = columns.filter((column) => column.table_name === table);
  return Object.fromEntries(
    ofTable.map((column) => {
      const type = TS_TYPES[column.udt_name] ?? `Database['public']['Enums']['${column.udt_name}']`;
      return [
        column.column_name,
        { type: column.nullable ? `${type} | null` : type, optional: optional(column) },
      ];
    }),
  );
}

describe('the committed database types', () => {
  it('name the tables of the database', () => {
    const tables = new Set(columns.map((column) => column.table_name));
    expect(Object.keys(memberTypes(['public', 'Tables']))).toEqual([...tables]);
  });

  it.each(['contact_submissions', 'user_roles'])('describe the columns of %s', (table) => {
    const at = (kind: string) => memberTypes(['public', 'Tables', table, kind]);
    expect(at('Row')).toEqual(expected(table, () => false));
    expect(at('Insert')).toEqual(expected(table, (column) => column.nullable || column.has_default));
    expect(at('Update')).toEqual(expected(table, () => true));
  });

  it('name the values of the enums', async () => {
    const { rows } = await db.query<{ name: string; labels: string }>(`
      select t.typname as name, string_agg(format('''%s''', e.enumlabel), ' | ' order by e.enumsortorder) as labels
      from pg_type t join pg_enum e on e.enumtypid = t.oid
      where t.typnamespace = 'public'::regnamespace group by 1`);
    const enums = Object.fromEntries(
      rows.map(({ name, labels }) => [name, { type: labels, optional: false }]),
    );
    expect(memberTypes(['public', 'Enums'])).toEqual(enums);
  });
});
