import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { danger, independentHelp, notSure, tellUs, whoCanAct } from '@/content/report-incident';
import ReportIncidentPage from '@/pages/ReportIncidentPage';
import { organization } from '@/site/organization';

function show() {
  return render(
    <MemoryRouter>
      <ReportIncidentPage />
    </MemoryRouter>,
  );
}

it('keeps the order that a frightened parent needs', () => {
  show();
  const order = [danger, independentHelp, whoCanAct, tellUs, notSure].map(({ title }) => title);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(order);
});

it('calls and texts the numbers it shows', () => {
  show();
  expect(screen.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  for (const line of independentHelp.lines) {
    const call = screen.getByRole('link', { name: `Call ${line.phone}` });
    expect(call).toHaveAttribute('href', `tel:${line.phone.replaceAll('-', '')}`);
    if (!('sms' in line)) continue;
    const text = screen.getByRole('link', { name: `Text ${line.sms.word} to ${line.sms.number}` });
    expect(text).toHaveAttribute('href', `sms:${line.sms.number}?body=${line.sms.word}`);
  }
});

it('has one mail, with the subject Incident Report, and no picture', () => {
  const { container } = show();
  const mails = [...container.querySelectorAll('a[href^="mailto:"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(mails).toEqual([`mailto:${organization.email}?subject=Incident%20Report`]);
  expect(container.querySelector('img, picture')).toBeNull();
});
