// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/backend/sign-in';
import { signUp } from '@/backend/sign-up';
import { authAnswer, sessionBody, stubFetch, testClient } from './support/test-client';

const credentials = { email: 'pat@visitor.test', password: 'secret6' };
const account = { ...credentials, firstName: 'Pat', lastName: 'Gill' };

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://az1hockey.test' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signIn', () => {
  it('sends e-mail and password and returns the session', async () => {
    const sent = stubFetch(() => authAnswer(200, sessionBody()));
    const session = await signIn(credentials, testClient());
    expect(session.user.id).toBe('u1');
    expect(sent).toHaveLength(1);
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(request?.url.pathname).toBe('/auth/v1/token');
    expect(request?.url.searchParams.get('grant_type')).toBe('password');
    expect(request?.headers.get('apikey')).toBe('sb_publishable_tests');
    expect(request?.body).toMatchObject(credentials);
  });
});

describe('signUp', () => {
  it('sends the names as user data and the origin to return to (spec §7)', async () => {
    const sent = stubFetch(() => authAnswer(200, sessionBody()));
    const result = await signUp(account, testClient());
    expect(result).toMatchObject({ outcome: 'signed-in', session: { user: { id: 'u1' } } });
    const [request] = sent;
    expect(request?.url.pathname).toBe('/auth/v1/signup');
    expect(request?.url.searchParams.get('redirect_to')).toBe('https://az1hockey.test');
    expect(request?.body).toMatchObject({ ...credentials, data: { first_name: 'Pat', last_name: 'Gill' } });
  });

  it.each([
    ['a new account that must be confirmed', [{ id: 'i1' }]],
    ['an address that already has an account', []],
  ])('says of %s only that it must be confirmed', async (_name, identities) => {
    stubFetch(() => authAnswer(200, { ...sessionBody().user, identities }));
    expect(await signUp(account, testClient())).toEqual({ outcome: 'confirmation-needed' });
  });
});
