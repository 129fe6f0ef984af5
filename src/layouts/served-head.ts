/** Marks the tags that the prerender wrote into the head of a page. */
export const SERVED_HEAD = 'data-served';

/** Id of the script element that holds a page's structured data. The prerender writes it, so does a page change. */
export const STRUCTURED_DATA_ID = 'structured-data';
