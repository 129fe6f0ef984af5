import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ViewAllPrograms } from '@/pages/what-we-do/ViewAllPrograms';
import { renderPage } from '../../support/render-page';

it('View All Programs is a button that can be focused and says that it has no action', async () => {
  const { user } = renderPage(
    <form aria-label="Around it" onSubmit={() => expect.fail('It must not submit anything.')}>
      <ViewAllPrograms />
    </form>,
  );
  const before = document.body.innerHTML;
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await user.tab();
  expect(button).toHaveFocus(); // `disabled` would hide the button, and so its words, from keyboard users
  await user.keyboard('{Enter} ');
  await user.click(button);
  expect(document.body.innerHTML).toBe(before);
});
