/** Bytes as an address that a page without a server can load. */
export const dataUrl = (type: string, bytes: Buffer): string =>
  `data:${type};base64,${bytes.toString('base64')}`;
