/** The line Chromium itself writes for a request that failed. */
export const failedWith = (what: string) => new RegExp(`^console.error: Failed to load resource: .*${what}`);

/** The lines that the browser and React write about a failed import. */
export const FAILED_IMPORT = /Failed to fetch dynamically imported module|Failed to load resource/;
