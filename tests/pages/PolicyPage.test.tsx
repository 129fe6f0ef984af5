import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clauses } from '@/content/policy';
import PolicyPage from '@/pages/PolicyPage';
import { pathTo } from '@/site/pages';

function show() {
  return render(
    <MemoryRouter>
      <PolicyPage />
    </MemoryRouter>,
  );
}

it('numbers every clause and paragraph by its place and lists the clauses', () => {
  show();
  const index = within(screen.getByRole('navigation', { name: 'Clauses' })).getAllByRole('link');
  expect(index).toHaveLength(clauses.length);
  clauses.forEach((clause, place) => {
    const number = place + 1;
    expect(index[place]).toHaveAttribute('href', pathTo({ page: 'policy', anchor: clause.id }));
    expect(document.getElementById(clause.id)).toContainElement(
      screen.getByRole('heading', { level: 3, name: `${number} ${clause.title}` }),
    );
    clause.paragraphs.forEach((paragraph, position) => {
      expect(screen.getByText(paragraph).closest('li')).toHaveTextContent(
        `${number}.${position + 1} ${paragraph}`,
      );
    });
  });
});

it('links to the incident page twice', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === pathTo({ page: 'reportIncident' }))).toHaveLength(2);
});

it('shows when it took effect, was revised and is reviewed (spec §9)', () => {
  show();
  const dates = screen.getByRole('heading', { level: 2, name: 'Dates' }).parentElement;
  expect(dates).toHaveTextContent(
    'EffectiveSeptember 2021RevisedJanuary 2024ReviewedAt least every three years',
  );
});
