/** Announces the server's address; a program that starts the server as a child process reads it from here. */
export const readyLine = (url: string): string => `AZ1 Hockey is at ${url} (Ctrl-C stops it)`;

/** Returns the address in a server's output so far; undefined before it is ready. */
export const urlInReadyLine = (output: string): string | undefined =>
  /AZ1 Hockey is at (http:\S+)/.exec(output)?.[1];
