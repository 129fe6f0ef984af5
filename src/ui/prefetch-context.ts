import { createContext } from 'react';
import type { PageId } from '@/pages/registry';

/**
 * Fetches the code of a page ahead of a likely move. src/app, which alone knows the views, provides it; without a
 * provider it does nothing.
 */
export const PrefetchContext = createContext<(page: PageId) => void>(() => undefined);
