import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { createMigratedDatabase } from './hosted-database';

const TYPES_FILE = 'src/backend/database.types.ts';

const TS_TYPES: Record<string, string> = {
  _text: 'string[]',
  bool: 'boolean',
  int4: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};
const typeOf = (udt: string) => TS_TYPES[udt] ?? `Database['public']['Enums']['${udt}']`;

/** Every member of a type as a line, e.g. `.public.Tables.user_roles.Row.role: …`; `?` marks what may be left out. */
function linesOf(type: ts.TypeNode | undefined, path = ''): string[] {
  if (type === undefined || !ts.isTypeLiteralNode(type)) return [`${path}: ${type?.getText() ?? ''}`];
  const members = type.members.filter(ts.isPropertySignature);
  return members.flatMap(({ type, name, questionToken }) =>
    linesOf(type, `${path}.${name.getText()}${questionToken ? '?' : ''}`),
  );
}

const source = readFileSync(TYPES_FILE, 'utf8');
const database = ts
  .createSourceFile(TYPES_FILE, source, ts.ScriptTarget.ESNext, true)
  .statements.filter(ts.isTypeAliasDeclaration)
  .find(({ name }) => name.text === 'Database');
const described = (place: RegExp) => linesOf(database?.type).filter((line) => place.test(line));

const db = await createMigratedDatabase();

afterAll(() => db.close());

it('the committed database types describe the columns of the tables', async () => {
  type Column = Record<'place' | 'udt', string> & Record<'nulls' | 'preset' | 'made', boolean>;
  const { rows } = await db.query<Column>(`
    select table_name || '.%.' || column_name as place, udt_name as udt, is_nullable = 'YES' as nulls,
      column_default is not null as preset, is_generated = 'ALWAYS' as made
    from information_schema.columns where table_schema = 'public'`);
  const expected = rows.flatMap(({ place, udt, nulls, preset, made }) =>
    ['Row', 'Insert', 'Update'].map((kind) => {
      const optional = kind === 'Update' || (kind === 'Insert' && (nulls || preset || made));
      const type = made && kind !== 'Row' ? 'never' : `${typeOf(udt)}${nulls ? ' | null' : ''}`;
      return `.public.Tables.${place.replace('%', kind)}${optional ? '?' : ''}: ${type}`;
    }),
  );
  expect(described(/\.Tables\.\w+\.(Row|Insert|Update)\./).toSorted()).toEqual(expected.toSorted());
});

it('the committed database types name the arguments of the functions', async () => {
  const { rows } = await db.query<{ place: string; udt: string }>(`
    select p.proname || '.Args.' || a.argument || case when a.position > p.pronargs - p.pronargdefaults then '?' else '' end as place,
      t.typname as udt
    from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as a(argument, type, position)
      join pg_type t on t.oid = a.type
    where p.pronamespace = 'public'::regnamespace`);
  const expected = rows.map(({ place, udt }) => `.public.Functions.${place}: ${typeOf(udt)}`);
  // The database cannot say whether NULL may be given.
  const lines = described(/\.Args\./).map((line) => line.replace(' | null', ''));
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

it('the committed database types name the values of the enums', async () => {
  const { rows } = await db.query<{ line: string }>(`
    select format('.public.Enums.%s: ', t.typname) || string_agg(format('''%s''', e.enumlabel), ' | ' order by e.enumsortorder) as line
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname`);
  expect(described(/\.Enums\./).toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});
