import { StartError } from './start-error';

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;
/** Ports from 1024 on that browsers refuse to open (WHATWG Fetch, "bad port"). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Returns the port that PORT names, or 4173. Throws a {@link StartError} for anything that browsers do not open. */
export function portFromEnvironment(text = process.env['PORT']): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= HIGHEST_PORT)) {
    throw new StartError(`PORT must be a number from 1 to ${HIGHEST_PORT}, not "${text}".`);
  }
  if (BLOCKED_PORTS.has(port)) {
    throw new StartError(
      `PORT ${port} is one that no browser opens. Choose another, such as ${DEFAULT_PORT}.`,
    );
  }
  return port;
}
