import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgotten } from '@/pages/auth/content';
import { EXPORT_PAGE_SIZE } from '@/pages/admin/csv';

const text = readFileSync('supabase/config.toml', 'utf8');

/** The value of a key, as it is written in config.toml. */
function setting(section: string, key: string): string | undefined {
  const [, body = ''] = text.split(`[${section}]\n`);
  const [own = ''] = body.split(/^\[/m);
  return new RegExp(`^${key} = (.*)$`, 'm').exec(own)?.[1];
}

describe('pushed to the live project', () => {
  // The tests of the embedded backend notice the others.
  it.each([
    ['auth', 'site_url', '"env(AZ1_SITE_URL)"'],
    ['auth', 'enable_anonymous_sign_ins', 'false'],
    ['auth', 'enable_refresh_token_rotation', 'true'],
    ['auth.email', 'enable_confirmations', 'true'],
    ['auth.email', 'secure_password_change', 'true'],
    ['auth.email', 'double_confirm_changes', 'true'],
    ['auth.mfa.totp', 'verify_enabled', 'true'],
    ['api', 'max_rows', String(EXPORT_PAGE_SIZE)],
  ])('%s.%s is %s', (section, key, value) => {
    expect(setting(section, key)).toBe(value);
  });

  it('a link works for as long as the email and the page say', () => {
    expect(setting('auth.email', 'otp_expiry')).toBe(String(24 * 60 * 60));
    expect(readFileSync('supabase/templates/recovery.html', 'utf8')).toContain('once, within a day.');
    expect(forgotten.sent).toContain('once, within a day.');
  });

  it.each(['confirmation', 'recovery', 'invite'])(
    'the mail of a %s brings a link, and no session',
    (mail) => {
      const file = JSON.parse(setting(`auth.email.template.${mail}`, 'content_path') ?? '""') as string;
      const html = readFileSync(file, 'utf8');
      expect(html).toContain('{{ .SiteURL }}/auth#token_hash={{ .TokenHash }}&type=');
      expect(html).not.toContain('ConfirmationURL');
    },
  );
});
