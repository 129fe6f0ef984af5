import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { donationTiers, otherGift } from '@/content/donate';
import DonatePage from '@/pages/DonatePage';

function show() {
  return render(
    <MemoryRouter>
      <DonatePage />
    </MemoryRouter>,
  );
}

const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (found === null) throw new Error(`${name} has no card.`);
  return found;
};

it('names each tier with its amount under a bar of its colour (spec §9)', () => {
  show();
  const expected = [
    ['Team Player', '$500', 'bronze'],
    ['All-Star', '$2,000', 'silver'],
    ['MVP', '$5,000', 'gold'],
    ['Champion', '$10,000+', 'blue'],
  ] as const;
  expect(donationTiers).toHaveLength(expected.length);
  for (const [name, amount, colour] of expected) {
    expect(within(card(name)).getByText(amount)).toBeInTheDocument();
    expect(card(name)).toHaveClass('border-t-8', `border-t-tier-${colour}`);
  }
  expect(card('Champion')).toHaveTextContent(/multi-year commitment/);
});

it('opens a mail from every donate button, the tier already named in it', () => {
  show();
  for (const { name } of donationTiers) {
    const href = within(card(name))
      .getByRole('link', { name: `Donate ${name}` })
      .getAttribute('href');
    expect(href).toContain('subject=Donation');
    expect(href).toContain(encodeURIComponent(name));
  }
  const other = screen.getByRole('link', { name: otherGift.action.label });
  expect(other.getAttribute('href')).toMatch(/^mailto:.*subject=Donation$/);
});

it('says what can be used and what cannot', () => {
  show();
  for (const item of [...otherGift.accept, ...otherGift.decline]) {
    expect(screen.getByText(item)).toBeInTheDocument();
  }
});
