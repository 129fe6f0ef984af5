import { afterAll, expect, it } from 'vitest';
import { ADMIN, MEMBER } from '../support/tokens';
import { openLocalDatabase } from './local-database';

const db = await openLocalDatabase();
afterAll(() => db.close());

/** The lines that a request to read leaves in the log of the server, shown to this session instead. */
async function logOf({ id }: typeof ADMIN): Promise<string[]> {
  const lines: string[] = [];
  const request = `
    begin read only;
    set local client_min_messages to log;
    set local role authenticated;
    set local request.jwt.claims to '{"sub": "${id}"}';
    set local request.jwt.claim.sub to '${id}';
    set local request.method to 'GET';
    set local request.path to E'/contact_submissions\\nLOG:  forged';
    select private.before_request();
    rollback`;
  await db.exec(request, { onNotice: ({ message }) => void lines.push(message ?? '') });
  return lines;
}

it('a request by an administrator leaves a line in the log, even in a read-only transaction, and no other does', async () => {
  expect(await logOf(ADMIN)).toEqual([`inbox: ${ADMIN.id} GET "/contact_submissions\\nLOG:  forged"`]);
  expect(await logOf(MEMBER)).toEqual([]);
});
