import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { danger, independentHelp, tellUs } from '@/pages/report-incident/content';
import ReportIncidentPage from '@/pages/report-incident/ReportIncidentPage';
import { organization } from '@/site/organization.content';
import { renderPage } from '../../support/render-page';

const linksTo = (container: HTMLElement, scheme: string) =>
  [...container.querySelectorAll('a')].filter(({ href }) => href.startsWith(`${scheme}:`));

it('the report page names emergency help first, then outside help, and only then the organisation', () => {
  renderPage(<ReportIncidentPage />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const places = [danger, independentHelp, tellUs].map(({ title }) => titles.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
});

it('the phone and text links of the report page use the numbers they show', () => {
  const { container } = renderPage(<ReportIncidentPage />);
  const calls = linksTo(container, 'tel');
  expect(calls[0]).toHaveTextContent('911');
  for (const call of calls) expect(call.href).toBe(`tel:${call.textContent.replace(/\D/g, '')}`);
  for (const text of linksTo(container, 'sms')) {
    const [, number, word] = /^sms:(\+?\d+)(?:\?body=(\w+))?$/.exec(text.href) ?? [];
    expect(text.textContent.replace(/[^+\d]/g, '')).toBe(number);
    if (word !== undefined) expect(text).toHaveTextContent(`${word} to`);
  }
});

it('the report page emails the organisation with only the subject Incident Report, and shows no picture', () => {
  const { container } = renderPage(<ReportIncidentPage />);
  const mails = linksTo(container, 'mailto');
  expect(mails).not.toHaveLength(0);
  for (const { href } of mails)
    expect(href).toMatch(new RegExp(`^mailto:${organization.email}\\?subject=Incident%20Report(&|$)`));
  expect(container.querySelector('img, picture')).toBeNull();
});
