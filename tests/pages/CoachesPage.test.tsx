import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { coaches, staff } from '@/content/coaches';
import { bioSectionTitles } from '@/content/types';
import CoachesPage from '@/pages/CoachesPage';
import { mailSubjects, organization } from '@/site/organization';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/our-coaches']}>
      <CoachesPage />
    </MemoryRouter>,
  );
});

describe('the coaches page', () => {
  it.each(coaches)('shows $name with the three parts of the career, in order, line by line', (coach) => {
    const article = screen.getByRole('article', { name: coach.name });
    expect(article).toHaveAttribute('id', coach.id);
    expect(within(article).getByText(coach.role)).toBeInTheDocument();
    const parts = within(article).getAllByRole('heading', { level: 4 });
    expect(parts.map((part) => part.textContent)).toEqual(bioSectionTitles);
    const lines = within(article).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(
      coach.bioSections.flatMap((section) => [...section.items]),
    );
    expect(within(article).getByRole('button', { name: `Share ${coach.name}` })).toBeInTheDocument();
  });

  it('leads from the bench to each coach', () => {
    for (const coach of coaches)
      expect(screen.getByRole('link', { name: `${coach.name} ${coach.role}` })).toHaveAttribute(
        'href',
        `/our-coaches#${coach.id}`,
      );
  });

  it('shows the ten others with picture and name', () => {
    expect(staff).toHaveLength(10);
    for (const member of staff) {
      const entry = document.getElementById(member.id);
      expect(entry).toHaveTextContent(member.name);
      expect(entry?.querySelector('svg')).not.toBeNull();
    }
  });

  it('opens a mail about coaching', () => {
    const link = screen.getByRole('link', { name: 'Want to join the coaching staff' });
    expect(link).toHaveAttribute(
      'href',
      `mailto:${organization.email}?subject=${encodeURIComponent(mailSubjects.coaching)}`,
    );
  });
});
