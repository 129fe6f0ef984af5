import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, StaticRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { faqs } from '@/pages/faqs/content';
import type { Question } from '@/pages/faqs/content.schema';
import { QuestionAccordion } from '@/pages/faqs/QuestionAccordion';

// Every test gets a new history entry.
beforeEach(() => window.history.replaceState(null, ''));

const questions = faqs.flatMap(({ questions }): readonly Question[] => questions);
const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`Nothing has the id ${id}.`);
  return found;
};
const trigger = (id: string) => element(`${id}-question`);
const answer = (id: string) => element(`${id}-answer`);
const openOnes = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((button) => button.closest('.question')?.id);

function show(address = '/faqs') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/faqs#girls">Elsewhere on the site</Link>
      <QuestionAccordion categories={faqs} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** Hydrates the served page; `before` acts on it before any script has run. */
async function hydrate(address: string, before: () => void = () => undefined) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <StaticRouter location="/faqs">
      <QuestionAccordion categories={faqs} />
    </StaticRouter>,
  );
  before();
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <QuestionAccordion categories={faqs} />
    </MemoryRouter>
  );
  const app = await act(async () => hydrateRoot(root, page));
  onTestFinished(async () => {
    await act(async () => app.unmount());
    root.remove();
  });
}

describe('the accordion of the questions', () => {
  it('has each button alone in a heading, and every answer closed', () => {
    show();
    for (const { id, question } of questions)
      expect([...screen.getByRole('heading', { level: 3, name: question }).children]).toEqual([trigger(id)]);
    expect(openOnes()).toEqual([]);
  });

  it("lets the browser's search find closed answers and opens the one it finds", async () => {
    const user = show();
    await user.click(trigger('ages'));
    expect(answer('slurs')).toHaveAttribute('hidden', 'until-found');
    expect(answer('ages')).not.toHaveAttribute('hidden');
    act(() => void answer('slurs').dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(openOnes()).toEqual(['slurs']);
    expect(answer('slurs')).not.toHaveAttribute('hidden');
    expect(answer('ages')).toHaveAttribute('hidden', 'until-found');
  });

  it('opens the question that the address names, even when the address changes', async () => {
    const user = show('/faqs#scholarships');
    expect(openOnes()).toEqual(['scholarships']);
    const link = screen.getByRole('link', { name: 'Elsewhere on the site' });
    await user.click(link);
    expect(openOnes()).toEqual(['girls']);
    await user.click(trigger('girls'));
    expect(openOnes()).toEqual([]);
    await user.click(link);
    expect(openOnes()).toEqual(['girls']);
  });

  it('opens the named question when the served page hydrates', async () => {
    await hydrate('/faqs#falls');
    expect(openOnes()).toEqual(['falls']);
    expect(answer('ages')).toHaveAttribute('hidden', 'until-found');
  });

  it('keeps a question open that was pressed before the scripts ran', async () => {
    await hydrate('/faqs#falls', () => {
      const pressed = trigger('refunds');
      const matches = pressed.matches.bind(pressed);
      pressed.focus();
      // happy-dom always shows a focus ring; a browser shows none after a press.
      vi.spyOn(pressed, 'matches').mockImplementation((name) => name !== ':focus-visible' && matches(name));
    });
    expect(openOnes()).toEqual(['refunds']);
  });

  it('opens no question that only had keyboard focus before the scripts ran', async () => {
    await hydrate('/faqs', () => trigger('refunds').focus());
    expect(openOnes()).toEqual([]);
  });
});
