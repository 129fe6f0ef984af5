import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { faqs } from '@/pages/faqs/content';
import type { Question } from '@/pages/faqs/content';
import { QuestionAccordion } from '@/pages/faqs/QuestionAccordion';

const questions = faqs.flatMap(({ questions }): readonly Question[] => questions);
const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`Nothing has the id ${id}.`);
  return found;
};
const trigger = (id: string) =>
  within(element(id)).getByRole('button', {
    name: questions.find((one) => one.id === id)?.question ?? 'none',
  });
const answer = (id: string) => {
  const panel = element(id).querySelector('.answer');
  if (panel === null) throw new Error(`${id} has no answer.`);
  return panel;
};
const openOnes = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((button) => button.closest('.question')?.id);

function show(address = '/faqs') {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Link to="/faqs#girls">Elsewhere on the site</Link>
      <QuestionAccordion categories={faqs} />
    </BrowserRouter>,
  );
  return userEvent.setup();
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
});
