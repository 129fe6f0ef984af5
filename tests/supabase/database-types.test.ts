// @vitest-environment node
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { createMigratedDatabase } from './hosted-database';

const TYPES_FILE = 'src/backend/database.types.ts';
const START_TIMEOUT_MS = 60_000;

const TS_TYPES: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  has_default: boolean;
  generated: boolean;
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
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable, column_default is not null as has_default,
      is_generated = 'ALWAYS' as generated
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`);
  columns = result.rows;
}, START_TIMEOUT_MS);

afterAll(() => db.close());

const typeOf = (udt: string) => TS_TYPES[udt] ?? `Database['public']['Enums']['${udt}']`;

function expected(table: string, kind: 'Row' | 'Insert' | 'Update') {
  const ofTable = columns.filter((column) => column.table_name === table);
  return Object.fromEntries(
    ofTable.map(({ column_name, udt_name, nullable, has_default, generated }) => {
      const type = nullable ? `${typeOf(udt_name)} | null` : typeOf(udt_name);
      const optional = kind === 'Update' || (kind === 'Insert' && (nullable || has_default || generated));
      return [column_name, { type: generated && kind !== 'Row' ? 'never' : type, optional }];
    }),
  );
}

describe('the committed database types', () => {
  it('name the tables of the database', () => {
    const tables = new Set(columns.map((column) => column.table_name));
    expect(Object.keys(memberTypes(['public', 'Tables']))).toEqual([...tables]);
  });

  it('describe the columns of the tables', () => {
    for (const table of new Set(columns.map((column) => column.table_name))) {
      for (const kind of ['Row', 'Insert', 'Update'] as const) {
        expect(memberTypes(['public', 'Tables', table, kind]), `${table} ${kind}`).toEqual(
          expected(table, kind),
        );
      }
    }
  });

  it('name the arguments of the functions', async () => {
    const { rows } = await db.query<{ name: string; argument: string; udt: string; optional: boolean }>(`
      select p.proname as name, a.argument, t.typname as udt, a.position > p.pronargs - p.pronargdefaults as optional
      from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as a(argument, type, position)
        join pg_type t on t.oid = a.type
      where p.pronamespace = 'public'::regnamespace`);
    expect(Object.keys(memberTypes(['public', 'Functions'])).toSorted()).toEqual(
      [...new Set(rows.map(({ name }) => name))].toSorted(),
    );
    for (const { name, argument, udt, optional } of rows) {
      const described = memberTypes(['public', 'Functions', name, 'Args'])[argument];
      expect(described, `${name}(${argument})`).toMatchObject({ optional });
      // Whether NULL may be given is not for the database to say.
      expect(described?.type.replace(' | null', '')).toBe(typeOf(udt));
    }
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
