const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Returns whether a server that listens on this host name is reachable from this machine only. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.has(name.toLowerCase());
}

const HIGHEST_PORT = 65_535;

/**
 * Returns whether a Host header names this machine and a possible port. Another site can point its own name at
 * 127.0.0.1 (DNS rebinding); its requests then carry that name.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const [, name = '', port = '0'] = /^(.*?)(?::(\d+))?$/.exec(host ?? '') ?? [];
  return isLoopbackName(name) && Number(port) <= HIGHEST_PORT;
}
