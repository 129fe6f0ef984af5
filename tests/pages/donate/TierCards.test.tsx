import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TierCards } from '@/pages/donate/TierCards';

it('every tier opens an email about a donation that already names the tier and its amount', () => {
  const tier = {
    amount: '$1',
    description: 'Text',
    features: [],
    color: 'gold',
    borderColor: 'gold',
  } as const;
  render(<TierCards tiers={['Puck', 'Net & Goal'].map((name) => ({ ...tier, id: name, name }))} />, {
    wrapper: MemoryRouter,
  });
  for (const name of ['Puck', 'Net & Goal']) {
    const link = screen.getByRole('link', { name: new RegExp(`\\(${name}\\)`) });
    const mail = new URL(link.getAttribute('href') ?? '').searchParams;
    expect(mail.get('subject')).toBe('Donation');
    expect(mail.get('body')).toMatch(new RegExp(`^${name}, \\$1`));
  }
});
