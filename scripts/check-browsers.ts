/**
 * Part of `npm run lint`: names every feature of scripts and styles that a browser of the floor lacks
 * (docs/browsers.md), unless scripts/browser-support/handled.ts says how such a browser is served.
 */
import ts from 'typescript';
import { lackedBy } from './browser-support/compat-data';
import { handledFeatures } from './browser-support/handled';
import { scriptFeatures } from './browser-support/script-features';
import { compiledStyles, styleFeatures } from './browser-support/style-features';

/** The files that browsers load first; these import everything else. */
const ENTRIES = ['app/boot.ts', 'app/main.tsx', 'offline/register.ts', 'offline/service-worker.ts'];
const STYLESHEET = 'src/styles/index.css';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.');

const uses = [
  ...scriptFeatures(
    ENTRIES.map((entry) => `src/${entry}`),
    options,
  ),
  ...styleFeatures(await compiledStyles(STYLESHEET, 'src')).map((feature) => ({
    feature,
    file: STYLESHEET,
    line: undefined,
  })),
];
const handles = (handled: (typeof handledFeatures)[number], { feature, file }: (typeof uses)[number]) =>
  `${feature}.`.startsWith(`${handled.feature}.`) && (handled.file ?? file) === file;

const problems = [
  ...uses
    .filter((use) => !handledFeatures.some((handled) => handles(handled, use)))
    .map(
      ({ feature, file, line }) =>
        `${file}${line === undefined ? '' : `:${line}`} uses ${feature}, which needs ${lackedBy(feature).join(', ')}.`,
    ),
  ...handledFeatures
    .filter((handled) => !uses.some((use) => handles(handled, use)))
    .map(
      ({ feature }) => `scripts/browser-support/handled.ts lists ${feature}, which nothing uses any more.`,
    ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
