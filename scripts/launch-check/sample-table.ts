import type { Sample } from './find-samples';

/** Longest value shown in full, in characters. */
const VALUE_WIDTH = 60;

const shortened = (value: string) =>
  value.length <= VALUE_WIDTH ? value : `${value.slice(0, VALUE_WIDTH - 1).trimEnd()}…`;

/** Returns the samples as the lines of a table: place, field, value. */
export function sampleTable(samples: readonly Sample[]): string[] {
  const rows = samples.map(
    ({ file, line, field, value }) => [`${file}:${line}`, field, shortened(value)] as const,
  );
  const placeWidth = Math.max(...rows.map(([place]) => place.length));
  const fieldWidth = Math.max(...rows.map(([, field]) => field.length));
  return rows.map(
    ([place, field, value]) => `${place.padEnd(placeWidth)}  ${field.padEnd(fieldWidth)}  ${value}`,
  );
}
