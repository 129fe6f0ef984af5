/** The folder of the built site; AZ1_DIST names another, as a test does. */
export const DIST = process.env['AZ1_DIST'] || 'dist';

/** Vite's manifest of it, out of what is published: it has the path of a stylesheet on this machine. */
export const MANIFEST = `build/${DIST}/manifest.json`;
