import { queryOptions } from '@tanstack/react-query';
import { ACCOUNT_KEY } from './account-key';
import { backendClient } from './client';
import { parseRows } from './rest-response';
import { z } from './zod';

const adminRowsSchema = z.array(z.object({ role: z.literal('admin') }));

/**
 * Whether the account holds the admin role (spec §7). The answer only decides what is drawn; what the
 * account may read is decided by the database. Throws a {@link BackendError}.
 */
export async function hasAdminRole(
  userId: string,
  signal: AbortSignal,
  client = backendClient(),
): Promise<boolean> {
  const response = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .retry(false)
    .abortSignal(signal);
  return parseRows(adminRowsSchema, response).length > 0;
}

/** The admin check of one account. Not kept once nobody looks at it: a role taken away must not linger. */
export function adminRoleQuery(userId: string) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, 'admin-role'],
    queryFn: ({ signal }) => hasAdminRole(userId, signal),
    gcTime: 0,
  });
}
