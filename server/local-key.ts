/**
 * The publishable key of the embedded backend. Public by nature, as every publishable key is, and accepted
 * on loopback only. Kept free of Node imports so that build configuration and browser tests can use it.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_embedded_backend';
