import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attackedBackend } from '../support/attacked-backend';
import { hostileReads, type HostileRead } from '../support/hostile-queries';
import { apikey, bearer } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { claimsOf, MEMBER } from '../support/tokens';

const SEED = 20_261_122;
const READS = 200;

/** Reads by which a planner estimate, or a filter that runs before the rule, would reveal that rows exist. */
const known = ['contact_submissions', 'user_roles'].flatMap((table): HostileRead[] => {
  const path = `/rest/v1/${table}?select=*`;
  const accept = 'application/vnd.pgrst.plan+json; options=analyze|verbose';
  return [
    { method: 'HEAD', path, headers: { prefer: 'count=exact' } },
    { method: 'HEAD', path, headers: { prefer: 'count=planned' } },
    { method: 'HEAD', path, headers: { prefer: 'count=estimated' } },
    { method: 'GET', path, headers: { accept } },
    { method: 'GET', path: `/rest/v1/${table}?select=count()`, headers: {} },
    { method: 'GET', path: `${path}&limit=1&offset=5`, headers: { prefer: 'count=exact' } },
  ];
});

quietErrors();
const { backend, hostile, token } = attackedBackend();

it('visitors and members get the same answers, byte for byte, whether there are 1,000 rows or none', async () => {
  const reads = [...known, ...fc.sample(hostileReads, { numRuns: READS, seed: SEED })];
  const callers = { visitor: apikey, member: bearer(token(claimsOf(MEMBER.id))) };
  const answersNow = async () => {
    const answers: string[] = [];
    for (const { method, path, headers } of reads) {
      for (const [name, key] of Object.entries(callers)) {
        const answer = await hostile(path, { method, headers: { ...headers, ...key } });
        const { date: _, ...rest } = answer.headers;
        const asked = `${name}: ${method} ${path} ${JSON.stringify(headers)}`;
        answers.push([asked, answer.status, JSON.stringify(rest), answer.text].join('\n'));
      }
    }
    return answers;
  };

  await backend().sql('delete from public.contact_submissions; delete from public.user_roles; analyze');
  const without = await answersNow();
  await backend().sql(`
    insert into public.contact_submissions (first_name, last_name, email, subject, message)
      select 'Pat', 'Gill', n || '@visitor.example', 'Camps', 'Message ' || n from generate_series(1, 1000) n;
    insert into auth.users (id, email) select gen_random_uuid(), n || '@member.example' from generate_series(1, 1000) n;
    insert into public.user_roles (user_id, role)
      select id, 'admin' from auth.users where email like '%@member.example';
    analyze`);
  const [counted] = await backend().sql(
    'select (select count(*)::int from public.contact_submissions) + (select count(*)::int from public.user_roles) as rows',
  );
  expect(counted).toEqual({ rows: 2000 });
  expect(await answersNow()).toEqual(without);

  // Many of the queries are well-formed, so they reach the database and find nothing.
  expect(without.filter((answer) => /\n200\n/.test(answer)).length).toBeGreaterThan(40);
});
