import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPACT, LIVE, MOVED, PRINTED_PART, PRINTS_PART, READY, TALL } from '@/lib/page-protocol';

const FOLDER = 'src/styles';

it.each([READY, MOVED, PRINTS_PART, PRINTED_PART, TALL, COMPACT, LIVE])(
  'the mark %s has the same name in the stylesheets as in the scripts that set it',
  (mark) => {
    const styles = readdirSync(FOLDER).filter((file) => file.endsWith('.css'));
    expect(styles.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8')).join('')).toContain(`[${mark}]`);
  },
);
