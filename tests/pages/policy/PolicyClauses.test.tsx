import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PolicyClauses } from '@/pages/policy/PolicyClauses';
import { pathTo } from '@/site/pages';
import { renderPage } from '../../support/render-page';

it('the policy numbers every clause and paragraph in order, and its index links to each clause', () => {
  const clauses = [
    { id: 'scope', title: 'Scope', paragraphs: ['Everyone.'] },
    { id: 'duties', title: 'Duties', paragraphs: ['Be kind.', 'Speak up.'] },
  ];
  renderPage(<PolicyClauses clauses={clauses} />);
  const index = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(index.map((link) => link.getAttribute('href'))).toEqual(
    clauses.map(({ id }) => pathTo({ page: 'policy', anchor: id })),
  );
  const second = document.getElementById('duties');
  expect(second).toContainElement(screen.getByRole('heading', { level: 3, name: '2 Duties' }));
  expect(screen.getByText('Speak up.').closest('li')).toHaveTextContent('2.2 Speak up.');
});
