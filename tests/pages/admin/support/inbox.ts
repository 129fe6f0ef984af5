import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ESTIMATED_ENTRY_PX } from '@/pages/admin/SubmissionList';

/** Makes every entry as high as the estimate, because happy-dom has no layout. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ESTIMATED_ENTRY_PX);
});

export const entries = () =>
  within(screen.getByRole('region', { name: 'Contact Submissions' })).getAllByRole('listitem');
