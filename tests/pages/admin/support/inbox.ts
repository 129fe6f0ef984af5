import { screen, within } from '@testing-library/react';

export const entries = () =>
  within(screen.getByRole('region', { name: 'Contact Submissions' })).getAllByRole('listitem');
