import { queryOptions, type Query } from '@tanstack/react-query';
import { backendClient, request } from './client';
import { ACCOUNT_KEY } from './session';

const ROLE = 'role';

/**
 * Whether an account holds the admin role. The answer only decides what is drawn; the database decides what the account
 * may read. Not cached once unused: a revoked role must not linger.
 */
export function adminRoleQuery(userId: string) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, userId, ROLE],
    queryFn: async ({ signal }) => {
      const roles = backendClient().from('user_roles').select('role');
      const mine = roles.eq('user_id', userId).eq('role', 'admin');
      const rows = await request(mine.retry(false).abortSignal(signal));
      return rows.some(({ role }) => role === 'admin');
    },
    gcTime: 0,
  });
}

/** Whether a query is an {@link adminRoleQuery}. */
export const isRoleQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[2] === ROLE;
