/** Says where the server is; what starts it as a process of its own reads the address from here. */
export const readyLine = (url: string): string => `AZ1 Hockey is at ${url} (Ctrl-C stops it)`;

/** Returns the address in what a server has said so far; undefined before it is ready. */
export const urlInReadyLine = (output: string): string | undefined =>
  /AZ1 Hockey is at (http:\S+)/.exec(output)?.[1];
