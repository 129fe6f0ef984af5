import { fixedLists, fixedValues, type FixedList } from './fixed-facts';
import { valueAt, type ContentModules, type ContentPath, type Problem } from './location';

interface Fact {
  file: string;
  path: ContentPath;
  value: string | number;
}

/** Returns what the entries of a list have to say; nothing while there are too few or too many to compare. */
function factsOf(modules: ContentModules, { file, list, field, values }: FixedList): Fact[] {
  const entries = modules[file]?.[list];
  if (!Array.isArray(entries) || entries.length !== values.length) return [];
  return values.map((value, index) => ({ file, path: [list, index, field], value }));
}

/** Returns where the content says something else than the spec fixes. Missing and empty fields are told elsewhere. */
export function fixedProblems(modules: ContentModules): Problem[] {
  const facts: Fact[] = [...fixedLists.flatMap((list) => factsOf(modules, list)), ...fixedValues];
  return facts.flatMap(({ file, path, value }) => {
    const found = valueAt(modules[file] ?? {}, path);
    if (found === undefined || found === value || String(found).trim() === '') return [];
    return [{ file, path, reason: `is ${String(found)} where the spec fixes ${value}` }];
  });
}
