const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Returns whether a server that listens on this host name is reachable from this machine only. */
export const isLoopbackName = (name: string): boolean => LOOPBACK_NAMES.has(name.toLowerCase());

/**
 * Returns whether a Host header names this machine. Another site can point its own name at 127.0.0.1 (DNS rebinding);
 * its requests then carry that name.
 */
export const isLoopbackHost = (host = ''): boolean => isLoopbackName(host.replace(/:\d+$/, ''));
