/**
 * Loaded into the measured server: answers every message of its parent with a {@link ProcessReport} of the time
 * since the last one. "collect" counts memory after a garbage collection.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ProcessReport } from './process-report';

const NANOSECONDS_PER_MS = 1e6;
const BYTES_PER_MB = 1e6;
/** How often the delay is looked at; a longer one cannot be missed. */
const RESOLUTION_MS = 10;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

process.on('message', (message) => {
  if (message === 'collect') collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  const report: ProcessReport = {
    rssMb: rss / BYTES_PER_MB,
    heapMb: heapUsed / BYTES_PER_MB,
    delayP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS,
    delayMaxMs: delay.max / NANOSECONDS_PER_MS,
  };
  delay.reset();
  process.send?.(report);
});
// The channel must not keep a server alive that was told to stop.
process.channel?.unref();
