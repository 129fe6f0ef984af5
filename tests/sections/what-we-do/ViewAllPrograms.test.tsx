import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ViewAllPrograms } from '@/sections/what-we-do/ViewAllPrograms';

function Address() {
  const { pathname, hash } = useLocation();
  return <p>You are at {pathname + hash}</p>;
}

it('is a button without an action that says so (spec §2; WCAG 4.1.2)', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/what-we-do']}>
      <form aria-label="Around it" onSubmit={() => expect.fail('It must not submit anything.')}>
        <ViewAllPrograms />
      </form>
      <Address />
    </MemoryRouter>,
  );
  const before = document.body.innerHTML;
  const button = screen.getByRole('button', { name: 'View All Programs' });
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await user.tab();
  expect(button).toHaveFocus(); // `disabled` would hide it from the keyboard and with it the words
  await user.keyboard('{Enter} ');
  await user.click(button);
  expect(screen.getByText('You are at /what-we-do')).toBeInTheDocument();
  expect(document.body.innerHTML).toBe(before);
});
