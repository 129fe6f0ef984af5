/** A reason not to start or build that the person at the keyboard can fix: shown as a sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room on it, and start again.',
  EDQUOT: 'Your quota on this disk is used up. Make room, and start again.',
  EMFILE: 'Too many files are open. Allow this program more of them (ulimit -n 4096), and start again.',
  ENFILE: 'This machine has too many files open. Stop other programs, and start again.',
  EISDIR: 'A folder is in the place of a file of the local database, such as owner.lock. Move it away.',
  EROFS: 'This disk cannot be written to. Keep the project and AZ1_DATA_DIR on one that can.',
};
const KNOWN = new RegExp(`\\b(${Object.keys(SENTENCES).join('|')})\\b`);
/** The numbers by which PGlite's file system, which is WASI's, throws them. */
const WASI_NUMBERS: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
  69: 'EROFS',
};

interface SystemError {
  code?: unknown;
  errno?: number;
  message?: string;
  cause?: unknown;
}

/** Returns a sentence on what prevents a start. Rethrows the error when there is no sentence for it. */
export function startProblem(error: unknown): string {
  if (error instanceof StartError) return error.message;
  // PGlite, Vite and lite wrap the system's error.
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as SystemError).cause) {
    const { code, errno = 0, message } = cause as SystemError;
    const [, found = ''] = KNOWN.exec(`${String(code)} ${WASI_NUMBERS[errno]} ${message}`) ?? [];
    if (SENTENCES[found] !== undefined) return SENTENCES[found];
  }
  throw error;
}
