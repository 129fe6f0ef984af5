import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { secondFactorWords as words } from '@/pages/admin/content';
import {
  LIST,
  LOG_OUT,
  noContent,
  openAccountPage,
  openAdmin,
  REFRESH,
  ROLE,
  rows,
  toasts,
} from '../../support/account-page';
import {
  CHALLENGE,
  ENROL,
  factorAnswers,
  factorSession,
  PROVE,
  READ_USER,
  UNENROL,
} from '../../support/second-factor';
import { sessionBody } from '../../support/session-body';
import { authAnswer } from '../../support/test-client';

const admin = { ...factorAnswers, [ROLE]: rows({ role: 'admin' }), [LOG_OUT]: noContent };

describe('an administrator with a second factor', () => {
  it('is asked for the code when a stored session lacks it, and can leave instead', async () => {
    const { user, storageKey } = await openAccountPage('auth', {
      session: factorSession('aal1'),
      answers: { ...admin, [REFRESH]: () => authAnswer(200, factorSession('aal1')) },
    });
    await screen.findByLabelText('Code');
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it('is asked for the code at /admin before anything is read', async () => {
    const { user, asked } = await openAdmin(admin, factorSession('aal1'));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Contact Submissions' })).toBeVisible();
    expect(asked().indexOf(LIST)).toBeGreaterThan(asked().indexOf(PROVE));
  });

  it('can turn it off', async () => {
    const { user } = await openAdmin(
      {
        ...admin,
        [UNENROL]: () => Response.json({ id: 'f1' }),
        [REFRESH]: () => authAnswer(200, sessionBody()),
      },
      factorSession('aal2'),
    );
    await user.click(await screen.findByRole('button', { name: words.remove }));
    expect(await screen.findByRole('button', { name: words.setUp })).toBeVisible();
    expect(toasts()).toEqual([[words.removed, '']]);
  });
});

it('setting up a second factor shows a QR code and the key, and opens the inbox of a database that requires one', async () => {
  const uri = 'otpauth://totp/AZ1%20Hockey:pat@visitor.test?secret=JBSWY3DPEHPK3PXP&issuer=AZ1%20Hockey';
  let proven = false;
  const { user, asked } = await openAdmin({
    ...admin,
    [LIST]: () =>
      proven ? Response.json([]) : Response.json({ code: '42501', message: 'no' }, { status: 403 }),
    // An earlier setup was not finished.
    [READ_USER]: () => authAnswer(200, factorSession('aal1', 'unverified').user),
    [UNENROL]: () => Response.json({ id: 'f1' }),
    [ENROL]: () =>
      Response.json({ id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri } }),
    [PROVE]: (request) => {
      proven = true;
      return factorAnswers[PROVE](request);
    },
  });
  expect(await screen.findByText(words.needed)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: words.setUp }));
  expect(await screen.findByRole('img', { name: words.qrLabel })).toBeVisible();
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: words.openApp })).toHaveAttribute('href', uri);
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: words.remove })).toBeVisible();
  expect(screen.queryByText('JBSWY3DPEHPK3PXP')).toBeNull();
  expect(await screen.findByText('No contact submissions yet.')).toBeVisible();
  expect(screen.queryByText(words.needed)).toBeNull();
  const calls = [READ_USER, UNENROL, ENROL, CHALLENGE, PROVE];
  expect(asked().filter((name) => calls.includes(name))).toEqual(calls);
  expect(toasts()).toEqual([[words.added, '']]);
});
