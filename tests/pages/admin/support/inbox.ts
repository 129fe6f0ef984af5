import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ESTIMATED_ENTRY_PX } from '@/pages/admin/SubmissionList';

/** An entry is as high as the estimate: happy-dom lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ESTIMATED_ENTRY_PX);
});

export const entries = () =>
  within(screen.getByRole('region', { name: 'Contact Submissions' })).getAllByRole('listitem');
