import type { Sample } from './find-samples';

/** Longest value shown in full, in characters. */
const VALUE_WIDTH = 60;

const shortened = (value: string) =>
  value.length <= VALUE_WIDTH ? value : `${value.slice(0, VALUE_WIDTH - 1).trimEnd()}…`;

/** The page of a file, or `every page` for what more than one page shows. */
const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1] ?? 'every page';

/** Returns the samples page by page: a heading with their number, then a line for each with place, field and value. */
export function sampleTable(samples: readonly Sample[]): string[] {
  const placeOf = ({ file, line }: Sample) => `${file}:${line}`;
  const placeWidth = Math.max(...samples.map((sample) => placeOf(sample).length));
  const fieldWidth = Math.max(...samples.map(({ field }) => field.length));
  const pages = [...new Set(samples.map(({ file }) => pageOf(file)))];
  return pages.flatMap((page) => {
    const own = samples.filter(({ file }) => pageOf(file) === page);
    return [
      `${page} (${own.length})`,
      ...own.map(
        (sample) =>
          `  ${placeOf(sample).padEnd(placeWidth)}  ${sample.field.padEnd(fieldWidth)}  ${shortened(sample.value)}`,
      ),
    ];
  });
}
