import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sponsors, sponsorsSection } from '@/content/sponsors';
import { SponsorList } from '@/sections/sponsors/SponsorList';

const withSite = sponsors.filter((sponsor) => sponsor.websiteUrl !== '');
const withoutSite = sponsors.filter((sponsor) => sponsor.websiteUrl === '');

const rowOf = (id: string) => {
  const row = document.getElementById(id);
  if (row === null) throw new Error(`There is no row with the id ${id}.`);
  return within(row);
};

describe('the list of sponsors', () => {
  it.each(withSite)('leads from the logo and from the button to the site of $companyName', (sponsor) => {
    render(<SponsorList />);
    const row = rowOf(sponsor.id);
    const logo = row.getByRole('img', { name: sponsor.companyName });
    const button = row.getByRole('link', { name: new RegExp(`^${sponsorsSection.visitLabel}`) });
    for (const link of [logo.closest('a'), button]) {
      expect(link).toHaveAttribute('href', sponsor.websiteUrl);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
    }
    expect(button).toHaveAccessibleName(new RegExp(sponsor.companyName));
  });

  it('links nothing where a sponsor has no website', () => {
    render(<SponsorList />);
    expect(withoutSite).toHaveLength(1);
    for (const { id, companyName } of withoutSite) {
      expect(rowOf(id).getByRole('img', { name: companyName })).toBeInTheDocument();
      expect(rowOf(id).queryByRole('link')).not.toBeInTheDocument();
    }
  });

  it('names every sponsor in a heading', () => {
    render(<SponsorList />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(sponsors.map((sponsor) => sponsor.companyName));
  });
});
