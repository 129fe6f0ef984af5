import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The memory of the server, and how late its event loop was since the last report. */
export interface ProcessReport {
  rssMb: number;
  heapMb: number;
  delayP99Ms: number;
  delayMaxMs: number;
}

/**
 * Asks a server that was started with report-process.ts. To "collect" first stops it for a moment and leaves in the
 * figures only what it still holds.
 */
export async function askForReport(
  server: ChildProcess,
  how: 'as it is' | 'collect',
): Promise<ProcessReport> {
  const answer = once(server, 'message');
  server.send(how);
  const [report] = (await answer) as [ProcessReport];
  return report;
}
