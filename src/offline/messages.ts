/** Asks the worker to keep a page: one that the browser never asked it for, because the router drew it. */
export interface KeepPageMessage {
  type: typeof KEEP_PAGE_MESSAGE;
  /** Address from the root, without search and hash. */
  path: string;
}

export const KEEP_PAGE_MESSAGE = 'keep-page';
