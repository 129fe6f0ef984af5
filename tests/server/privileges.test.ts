// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { privilegeStatements } from '../../server/privileges';

describe('privilegeStatements', () => {
  it('finds every statement of the migrations about privileges, in their order', () => {
    const statements = privilegeStatements('supabase/migrations');
    const short = statements.map((statement) => statement.replaceAll(/\s+/g, ' '));
    expect(short).toEqual([
      'alter default privileges in schema public revoke all on tables from anon, authenticated',
      'alter default privileges in schema public revoke all on sequences from anon, authenticated',
      'alter default privileges in schema public revoke all on functions from anon, authenticated',
      'alter default privileges revoke execute on functions from public',
      'revoke all on schema private from public, anon, authenticated',
      'grant usage on schema private to authenticated',
      'revoke all on table public.user_roles from public, anon, authenticated, service_role',
      'grant select on table public.user_roles to authenticated',
      'grant select, insert, update, delete on table public.user_roles to service_role',
      'revoke all on function private.is_admin() from public, anon, authenticated',
      'grant execute on function private.is_admin() to authenticated',
      'revoke all on table public.contact_submissions from public, anon, authenticated, service_role',
      'grant select on table public.contact_submissions to authenticated',
      'grant select, insert, update, delete on table public.contact_submissions to service_role',
    ]);
  });
});
