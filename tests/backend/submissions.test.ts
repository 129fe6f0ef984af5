import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { fetchSubmissions, searchPattern, type Submission } from '@/backend/submissions';
import { submission } from '../support/submission-server';
import { stubFetch, testClient } from '../support/test-client';

const { signal } = new AbortController();
const fetchPage = (request: Partial<Parameters<typeof fetchSubmissions>[0]> = {}) =>
  fetchSubmissions({ signal, search: '', unhandledOnly: false, ...request }, testClient());
const parametersOf = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);

it('a page continues after a row, and a search and a filter apply to every page', async () => {
  const last = { id: 'a"b', created_at: '2026-01-01T00:00:01Z' } as Submission;
  const sent = stubFetch(() => Response.json([]));
  await fetchPage({ after: last, search: 'a', unhandledOnly: true });
  expect(parametersOf(sent[0] as never)).toMatchObject({
    search_text: 'like.%a%',
    handled_at: 'is.null',
    created_at: 'lte.2026-01-01T00:00:01Z',
    or: String.raw`(created_at.lt."2026-01-01T00:00:01Z",id.lt."a\"b")`,
  });
});

it('newer rows are read from the oldest on, and come out newest first', async () => {
  const sent = stubFetch(() => Response.json([submission(1), submission(2), submission(3)]));
  const rows = await fetchPage({ newerThan: submission(1).created_at });
  expect(rows.map(({ message }) => message)).toEqual(['Message 3', 'Message 2']);
  expect(parametersOf(sent[0] as never)).toMatchObject({ order: 'created_at.asc,id.asc' });
});

it.each([[7], ['no "uuid" at all']])(
  'a row with only the four columns is read, with the id %j, whatever the others hold',
  async (id) => {
    const row = { id, email: 'pat@visitor.test', message: null, created_at: '2026-11-20 07:28:16.000999+00' };
    const odd = { ...row, subject: { a: 1 }, attachments: 'two', handled_at: true, marks: 7 };
    stubFetch(() => Response.json([row, odd]));
    const expected = { ...row, id: String(id), message: '', created_at: '2026-11-20T07:28:16.000999+00:00' };
    const rest = { first_name: '', subject: '', attachments: 0, handled_at: '', marks: [] };
    expect(await fetchPage()).toMatchObject([
      { ...expected, ...rest },
      { ...expected, ...rest },
    ]);
  },
);

it('half a surrogate pair and control characters are replaced; other text is unchanged', async () => {
  stubFetch(() =>
    Response.json([submission(1, { email: 'a\ud800🏒\udc00b', message: '\u001b[mਹਾਕੀ\r\n\t🏒 ' })]),
  );
  expect(await fetchPage()).toMatchObject([{ email: 'a\ufffd🏒\ufffdb', message: '\ufffd[mਹਾਕੀ\r\n\t🏒 ' }]);
});

it.each([
  ['without an id', submission(1, { id: undefined })],
  ['without a date', submission(1, { created_at: undefined })],
  ['whose date cannot be read', submission(1, { created_at: 'soon' })],
  ['whose message is not text', submission(1, { message: { a: 1 } })],
])('a row %s is refused', async (_name, row) => {
  stubFetch(() => Response.json([row]));
  await expect(fetchPage()).rejects.toMatchObject({ name: 'BackendError', retryable: false });
});

it('a search matches exactly what was typed, in any letter case; a star matches any one character', () => {
  const typed = string({ unit: constantFrom(...'%_\\",()*.{}[]^$|?+&#= \'ab1é', '😀', '\n') });
  assert(
    property(typed, (text) => {
      const pattern = searchPattern(text);
      // Read as PostgreSQL does: its only wildcards are the two around it, and the stars.
      const read = pattern.slice(1, -1).replace(/\\(.)/gs, '$1');
      const onlyTwo = /^%(?:[^\\%_]|\\[\\%_])*%$/.test(pattern);
      return text.includes('*') || (onlyTwo && read === text.toLowerCase());
    }),
  );
  expect(searchPattern('A*b_')).toBe('%a_b\\_%');
});
