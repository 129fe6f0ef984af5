import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Sponsor } from '@/pages/sponsors/content';
import { SponsorRow } from '@/pages/sponsors/SponsorRow';
import { opensInNewTab } from '@/ui/content';

const sponsor: Sponsor = {
  id: 'skates',
  companyName: 'Sharp & Sons',
  title: 'Skates',
  description: 'Sharpens every blade.',
  image: '/marks/skates.svg',
  websiteUrl: 'https://skates.example',
};

it('a sponsor’s logo and button open the sponsor’s site in a new tab', () => {
  render(<SponsorRow sponsor={sponsor} />);
  const links = screen.getAllByRole('link', { name: /Sharp & Sons/ });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAccessibleName(expect.stringContaining(opensInNewTab));
  expect(links[0]).toContainElement(screen.getByRole('img', { name: 'Sharp & Sons' }));
  for (const link of links) {
    expect(link).toHaveAttribute('href', sponsor.websiteUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('a sponsor without a website has no link', () => {
  render(<SponsorRow sponsor={{ ...sponsor, websiteUrl: '' }} />);
  expect(screen.getByRole('img', { name: 'Sharp & Sons' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
