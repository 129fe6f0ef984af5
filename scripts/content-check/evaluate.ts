import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type { Problem } from './problem';
import { parseSource } from './source-paths';
import { slipProblems, syntaxProblems, undefinedNameProblem } from './syntax';

type Exports = Record<string, unknown>;

/** The exports of each content file, a file after those that it imports. */
export type Modules = ReadonlyMap<string, Readonly<Exports>>;

const TRANSPILED = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** Keyed by the source text: a test checks the site many times with one file changed. */
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

/** Returns the file that an import names, from the project's root. */
function importedFile(specifier: string, importer: string): string {
  const path = specifier.startsWith('@/')
    ? specifier.replace('@/', 'src/')
    : join(dirname(importer), specifier).split(sep).join('/');
  return path.endsWith('.ts') ? path : `${path}.ts`;
}

/** The exports of the content files. */
interface Evaluated {
  modules: Modules;
  /** Mistakes that keep a file from being read. */
  problems: readonly Problem[];
  /** Files that parsed but threw while running: most likely a value in them, or one they import, is wrong. */
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
    const unreadable = syntaxProblems(file, source, diagnostics);
    problems.push(
      ...unreadable,
      ...(unreadable.length > 0 ? [] : slipProblems(file, parseSource(file, source))),
    );
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
      const problem = undefinedNameProblem(file, sources.get(file) ?? '', error);
      if (problem === undefined) failedToRun.push({ file, path: [], reason: String(error) });
      else problems.push(problem);
    }
    modules.set(file, exports);
    return exports;
  };
  for (const file of sources.keys()) load(file);
  return { modules, problems, failedToRun };
}
