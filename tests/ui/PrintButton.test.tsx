import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PrintButton } from '@/ui/PrintButton';

const marked = () => document.querySelectorAll('[data-printed-part]');

it('the print button prints one section alone, and unmarks it once the dialog has closed', async () => {
  const onPaper: string[] = [];
  // happy-dom has no print of its own to spy on.
  vi.stubGlobal('print', () => {
    for (const element of marked()) onPaper.push(element.id);
    expect(document.documentElement).toHaveAttribute('data-prints-part');
  });
  render(
    <>
      <section id="kit">Skates</section>
      <section id="rest">Parking</section>
      <PrintButton label="Print the kit list" only="kit" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print the kit list' }));
  expect(onPaper).toEqual(['kit']);

  window.dispatchEvent(new Event('afterprint'));
  expect(marked()).toHaveLength(0);
  expect(document.documentElement).not.toHaveAttribute('data-prints-part');
});
