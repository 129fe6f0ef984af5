import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Expectation } from './expectations';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function get(url: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const zipped = response.headers['content-encoding'] === 'gzip';
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: (zipped ? gunzipSync(body) : body).toString('utf8'),
        });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

/**
 * Asks a server for everything in a table, and for the security headers on each answer.
 * Returns one line for each difference.
 */
export async function findDifferences(
  origin: string,
  table: readonly Expectation[],
  securityHeaders: Readonly<Record<string, string>>,
): Promise<string[]> {
  const differences: string[] = [];
  for (const { path, status, headers = {}, body, encoding = 'identity' } of table) {
    const answer = await get(origin + path, encoding);
    const differ = (what: string, is: unknown, should: unknown) =>
      differences.push(`${path}: ${what} is ${String(is)}, should be ${String(should)}`);
    if (answer.status !== status) differ('status', answer.status, status);
    for (const [name, pattern] of Object.entries(headers)) {
      const value = String(answer.headers[name] ?? '');
      if (!pattern.test(value)) differ(name, value, pattern);
    }
    if (body !== undefined && !body.test(answer.text)) differ('body', answer.text.slice(0, 80), body);
    for (const [name, value] of Object.entries(securityHeaders)) {
      const sent = answer.headers[name.toLowerCase()];
      if (sent !== value) differ(name, sent, value);
    }
  }
  return differences;
}
