/** Asks the worker to keep a page that it never saw requested, because the router drew it. */
export interface KeepPageMessage {
  type: typeof KEEP_PAGE_MESSAGE;
  /** Address from the root, without search and hash. */
  path: string;
}

export const KEEP_PAGE_MESSAGE = 'keep-page';
