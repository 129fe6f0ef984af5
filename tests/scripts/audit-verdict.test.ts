// @vitest-environment node
import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../scripts/audit/verdict';

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } },
  });

describe('auditVerdict', () => {
  it.each(['high', 'critical'])('fails on one that is %s, and names the package', (severity) => {
    const { failed, sentence } = auditVerdict(report({ left: { severity: 'low' }, right: { severity } }));
    expect(failed).toBe(true);
    expect(sentence).toBe(`High or critical vulnerabilities are known in right (${severity}).`);
  });

  it('passes with less, and says how many', () => {
    expect(auditVerdict(report({ left: { severity: 'moderate' } }))).toEqual({
      failed: false,
      sentence: 'No high or critical vulnerability is known; 1 of lower severity.',
    });
    expect(auditVerdict(report({})).failed).toBe(false);
  });

  it.each([
    [
      JSON.stringify({
        error: { code: 'ENOAUDIT', summary: 'Your configured registry does not support audit' },
      }),
      /ENOAUDIT: Your/,
    ],
    [JSON.stringify({ message: 'request failed: 405 Method Not Allowed' }), /405/],
    ['', /no readable answer/],
    ['<html>', /no readable answer/],
  ])('of a registry that does not answer says so and is no failure: %s', (output, said) => {
    const { failed, sentence } = auditVerdict(output);
    expect(failed).toBe(false);
    expect(sentence).toMatch(/^The registry did not say .*, so nothing was checked\.$/);
    expect(sentence).toMatch(said);
  });

  it('answers to anything', () => {
    assert(
      property(oneof(string(), json()), (output) => {
        expect(auditVerdict(output).sentence).not.toBe('');
      }),
    );
  });
});
