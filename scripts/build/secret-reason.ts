/** Roles of Supabase's older keys that a browser may hold: such a key says who is asking, not what they may do. */
const PUBLIC_ROLES = new Set(['anon', 'authenticated']);

/** The payload of a JSON Web Token (RFC 7519), or undefined for anything else. */
function tokenPayload(text: string): Record<string, unknown> | undefined {
  const [header, payload, signature, ...more] = text.split('.');
  if (!header?.startsWith('eyJ') || !payload || signature === undefined || more.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the kind of secret that a value is, as the object of "it holds"; undefined for a value that may be public.
 * Knows Supabase's secret keys, old (`service_role`) and new, its personal access tokens, database addresses with a
 * password, and private keys.
 */
export function secretReason(value: string): string | undefined {
  if (/\bsb_secret_/.test(value)) return 'a secret key of Supabase';
  if (/\bsbp_[0-9a-f]/.test(value)) return 'a personal access token of Supabase';
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value)) return 'a private key';
  if (/\bpostgres(?:ql)?:\/\/[^\s/:@]+:[^\s/@]+@/.test(value)) return 'the password of a database';
  const role = tokenPayload(value.trim())?.['role'];
  if (typeof role === 'string' && !PUBLIC_ROLES.has(role)) return `a key with the role ${role}`;
  return undefined;
}
