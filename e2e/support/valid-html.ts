import { HtmlValidate } from 'html-validate';
import { expect } from './test';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Expects HTML to conform to the standard, as served or as a browser serializes it. */
export async function expectValidHtml(html: string, name: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`),
  );
  expect.soft(faults, name).toEqual([]);
}
