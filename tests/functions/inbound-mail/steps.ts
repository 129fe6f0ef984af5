import { Session, type Profiler } from 'node:inspector/promises';

/** Built-in functions that read or move a whole text or list. */
const BUILT_IN: readonly (readonly [object: object, names: readonly string[]])[] = [
  [
    String.prototype,
    ['includes', 'indexOf', 'lastIndexOf', 'replaceAll', 'split', 'toLowerCase', 'trim', 'trimEnd'],
  ],
  [Array.prototype, ['includes', 'indexOf', 'shift', 'splice', 'unshift']],
];

/**
 * Counts the steps of some work, the same on every machine: how often V8 ran each block of code, libraries included,
 * and how much patterns and built-in functions read. Counts only blocks of modules that are loaded in here.
 */
export async function countingSteps<Result>(
  run: (stepsOf: (work: () => unknown) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { exec } = RegExp.prototype;
  const builtIn = BUILT_IN.flatMap(([object, names]) =>
    names.map((name) => ({ object, name, original: Reflect.get(object, name) as () => unknown })),
  );
  let looked = 0;
  const count = () => {
    Reflect.set(RegExp.prototype, 'exec', function counted(this: RegExp, text: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const found = exec.call(this, text);
      looked += (found === null ? text.length : found.index + found[0].length) - from;
      return found;
    });
    for (const { object, name, original } of builtIn) {
      Reflect.set(object, name, function counted(this: ArrayLike<unknown>, ...args: []) {
        looked += this.length;
        return original.apply(this, args);
      });
    }
  };
  const restore = () => {
    Reflect.set(RegExp.prototype, 'exec', exec);
    for (const { object, name, original } of builtIn) Reflect.set(object, name, original);
  };
  const blocks = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .flatMap(({ functions }: Profiler.ScriptCoverage) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, range) => sum + range.count, 0);
  };
  try {
    return await run(async (work) => {
      await blocks();
      looked = 0;
      count();
      try {
        work();
      } finally {
        restore();
      }
      return looked + (await blocks());
    });
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
