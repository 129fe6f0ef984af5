import { queryOptions, type Query } from '@tanstack/react-query';
import { backendClient, type RequestOptions } from './client';
import { parseRows } from './errors';
import { ACCOUNT_KEY } from './session';
import { z } from './zod';

const adminRowsSchema = z.array(z.object({ role: z.literal('admin') }));

/**
 * Returns whether the account holds the admin role. The answer only decides what is drawn; the database decides what
 * the account may read. Throws a {@link BackendError}.
 */
export async function hasAdminRole(
  userId: string,
  { signal, client = backendClient() }: RequestOptions,
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

const ADMIN_ROLE = 'admin-role';

/** Returns whether a query is an {@link adminRoleQuery}. */
export const isAdminRoleQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[2] === ADMIN_ROLE;

/** The admin check of one account. Not cached once unused: a revoked role must not linger. */
export function adminRoleQuery(userId: string) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, ADMIN_ROLE],
    queryFn: ({ signal }) => hasAdminRole(userId, { signal }),
    gcTime: 0,
  });
}
