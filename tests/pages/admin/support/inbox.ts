import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ESTIMATED_ENTRY_PX } from '@/pages/admin/SubmissionList';

/** An entry is as high as the estimate: happy-dom lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ESTIMATED_ENTRY_PX);
});

/** The answer of PostgREST where a right is missing. */
export const forbidden = () =>
  Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });

export const list = () => within(screen.getByRole('region', { name: 'Contact Submissions' }));
export const entries = () => list().getAllByRole('listitem');
