import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type { Problem } from './problem';
import { importedFile } from './project';

type Exports = Record<string, unknown>;

/** The exports of each content file, a file after those that it imports. */
export type Modules = ReadonlyMap<string, Readonly<Exports>>;

const TRANSPILED = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** By the text of the file: a test checks the site many times with one file changed. */
const transpiled = new Map<string, ts.TranspileOutput>();

function transpile(file: string, source: string): ts.TranspileOutput {
  const known = transpiled.get(source);
  if (known !== undefined) return known;
  const output = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: TRANSPILED,
    reportDiagnostics: true,
  });
  transpiled.set(source, output);
  return output;
}

const IMPORT = /\brequire\("([^"]+)"\)/g;

/** The most likely mistake on a line that is not TypeScript. */
function hint(line: string, cause: string): string {
  if (/\p{L}'\p{L}/u.test(line)) return 'a straight apostrophe ends the text here; type the curly one: ’';
  if (cause.startsWith('Unterminated string'))
    return "a quote is missing; a text is written between two, 'like this'";
  if (/^'[,:;}\]]'/.test(cause))
    return `${cause} Most likely a comma is missing at the end of the line before`;
  return cause;
}

function syntaxProblems(file: string, source: string, diagnostics: readonly ts.Diagnostic[]): Problem[] {
  const [first] = diagnostics;
  if (first === undefined) return [];
  const { line } = ts.getLineAndCharacterOfPosition(
    ts.createSourceFile(file, source, ts.ScriptTarget.Latest),
    first.start ?? 0,
  );
  const cause = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return [{ file, path: [], line: line + 1, reason: hint(source.split('\n')[line] ?? '', cause) }];
}

/** A name that is not defined is a text without its quotes; everything else follows from some other mistake. */
function undefinedName(file: string, source: string, error: unknown): Problem | undefined {
  const [message = '', name] =
    /^(\S+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined) return undefined;
  const line = source.split('\n').findIndex((text) => new RegExp(`\\b${name}\\b`).test(text)) + 1;
  return { file, path: [], line, reason: `${message}; a text is written between quotes, 'like this'` };
}

/** The exports of the content files. */
interface Evaluated {
  modules: Modules;
  /** Mistakes that keep a file from being read. */
  problems: readonly Problem[];
  /** Files that could be read and not run to their end: most likely a value in them, or one they import, is wrong. */
  failedToRun: readonly Problem[];
}

/** Runs the content files from their texts. */
export async function evaluate(sources: ReadonlyMap<string, string>): Promise<Evaluated> {
  const failedToRun: Problem[] = [];
  const problems: Problem[] = [];
  const code = new Map<string, string>();
  const externalModules = new Map<string, unknown>();
  for (const [file, source] of sources) {
    const { outputText, diagnostics = [] } = transpile(file, source);
    problems.push(...syntaxProblems(file, source, diagnostics));
    code.set(file, outputText);
    for (const [, specifier = ''] of outputText.matchAll(IMPORT)) {
      const external = importedFile(specifier, file);
      if (!sources.has(external) && !externalModules.has(external))
        externalModules.set(
          external,
          await import(pathToFileURL(resolve(external)).href).catch(() => undefined),
        );
    }
  }
  const modules = new Map<string, Exports>();
  if (problems.length > 0) return { modules, problems, failedToRun };

  const load = (file: string): unknown => {
    const text = code.get(file);
    if (text === undefined) return externalModules.get(file);
    const known = modules.get(file);
    if (known !== undefined) return known;
    const exports: Exports = {};
    try {
      const run = compileFunction(text, ['exports', 'require'], { filename: file });
      run(exports, (specifier: string) => load(importedFile(specifier, file)));
    } catch (error) {
      const problem = undefinedName(file, sources.get(file) ?? '', error);
      if (problem === undefined) failedToRun.push({ file, path: [], reason: String(error) });
      else problems.push(problem);
    }
    modules.set(file, exports);
    return exports;
  };
  for (const file of sources.keys()) load(file);
  return { modules, problems, failedToRun };
}
