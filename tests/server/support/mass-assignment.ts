import { ADMIN } from './tokens';

/** What an account is after an ordinary sign-up, in the words of the query in http-auth.test.ts. */
export const ordinaryAccount = {
  own_id: true,
  aud: 'authenticated',
  role: 'authenticated',
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  user_role: null,
  made_now: true,
  banned_until: null,
  phone: null,
  super: 'false',
  roles: 0,
  providers: 'email',
};

interface Assignment {
  field: string;
  value: unknown;
  /** What the field may change after all. */
  also?: Partial<Record<keyof typeof ordinaryAccount, unknown>>;
}

/** Fields of an account that no sign-up may set. */
export const assignments: readonly Assignment[] = [
  { field: 'id', value: ADMIN.id },
  { field: 'user_id', value: ADMIN.id },
  { field: 'sub', value: ADMIN.id },
  { field: 'aud', value: 'admin' },
  { field: 'role', value: 'service_role' },
  { field: 'is_super_admin', value: true },
  { field: 'is_sso_user', value: true },
  { field: 'is_anonymous', value: true },
  { field: 'app_metadata', value: { role: 'admin' } },
  { field: 'raw_app_meta_data', value: { role: 'admin' } },
  { field: 'user_metadata', value: { role: 'admin' } },
  { field: 'raw_user_meta_data', value: { role: 'admin' } },
  // Every account may write this; nothing reads it as a right.
  { field: 'data', value: { role: 'admin' }, also: { user_role: 'admin' } },
  { field: 'options', value: { data: { role: 'admin' } } },
  { field: 'user_roles', value: [{ role: 'admin' }] },
  { field: 'identities', value: [{ provider: 'github', provider_id: '1' }] },
  { field: 'provider', value: 'github' },
  { field: 'phone', value: '15550100' },
  { field: 'encrypted_password', value: 'x' },
  { field: 'banned_until', value: '2999-01-01' },
  { field: 'created_at', value: '1999-01-01T00:00:00Z' },
  { field: 'instance_id', value: ADMIN.id },
  { field: 'factors', value: [{ factor_type: 'totp' }] },
];
