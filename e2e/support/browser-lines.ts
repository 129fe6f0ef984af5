/** The line Chromium itself writes for a request that failed. */
export const failedWith = (what: string) => new RegExp(`^console.error: Failed to load resource: .*${what}`);

/** The lines that the browser, Vite and React write about a failed import, of a script or of its stylesheet. */
export const FAILED_IMPORT =
  /Failed to fetch dynamically imported module|Unable to preload CSS|Failed to load resource/;
