import type { z } from 'zod';
import { isGroup, type ContentPath, type Problem } from './location';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const at = (value: unknown, path: ContentPath) =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);

function reasonOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `must be ${issue.values.map(String).join(' or ')}`;
  }
  return issue.message;
}

/** Returns what a schema has against the value at a path of a file: missing and unknown fields, values of a wrong kind. */
export function shapeProblems(file: string, path: ContentPath, value: unknown, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = issue.path.filter((key) => typeof key !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        path: [...path, ...place, key],
        reason: 'is no field of this entry',
      }));
    }
    return [{ file, path: [...path, ...place], reason: reasonOf(issue, at(value, place)) }];
  });
}
