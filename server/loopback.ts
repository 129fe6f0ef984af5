const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a server that listens on this host name is reachable from this machine only. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.has(name.toLowerCase());
}

/**
 * Whether a Host header names this machine. A page elsewhere can point a name of its own at 127.0.0.1 (DNS
 * rebinding); its requests then carry that name.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return isLoopbackName((host ?? '').replace(/:\d+$/, ''));
}
