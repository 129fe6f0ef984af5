/**
 * The publishable key of the embedded backend. Public, as every publishable key is, and accepted on loopback only. Kept
 * free of Node imports so that the build configuration and browser tests can use it.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_embedded_backend';

/** The path of the function that takes inbound email, where a Supabase project has it. */
export const INBOUND_MAIL_PATH = '/functions/v1/inbound-mail';

/** The port of `npm start`. */
export const localPort = (): number => Number(process.env['PORT'] || 4173);

/** The address of `npm start`. */
export const localUrl = (): string => `http://localhost:${localPort()}`;
