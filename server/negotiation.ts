import type { IncomingHttpHeaders } from 'node:http';

/** Whether a client takes an encoding by its Accept-Encoding (RFC 9110 §12.5.3); `q=0` refuses it. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='));
    quality.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return (quality.get(encoding) ?? quality.get('*') ?? 0) > 0;
}

const weakly = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client's copy is still good (RFC 9110 §13.2.2): If-None-Match goes before If-Modified-Since. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || weakly(tag) === weakly(etag));
  }
  // HTTP dates have no fractions of a second.
  return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(headers['if-modified-since'] ?? '');
}
