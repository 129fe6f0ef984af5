/**
 * Names by which parts of the site that cannot import each other work together. Marks are attributes; a set one is empty
 * where nothing else is said. A stylesheet repeats the name, so a renamed mark is renamed there, too.
 *
 * | Mark           | On                        | Set by                                | Read by                            |
 * | -------------- | ------------------------- | ------------------------------------- | ---------------------------------- |
 * | `SHELL`        | `<html>`                  | the build, on pages without content   | src/app: boot, main                |
 * | `PAGE_SCRIPTS` | the boot script: paths    | the build                             | src/app/boot                       |
 * | `SERVED_HEAD`  | tags in `<head>`          | the build                             | DocumentHead, which removes them   |
 * | `READY`        | `<html>`                  | mark-ready.ts, after hydration        | src/app, index.css, home.css       |
 * | `MOVED`        | `<html>`                  | PageRouter, from the first move on    | motion.css                         |
 * | `PRINTS_PART`  | `<html>`                  | PrintButton, while it prints          | print.css                          |
 * | `PRINTED_PART` | the section that prints   | PrintButton, while it prints          | print.css                          |
 * | `TALL`         | the frame of the home page | SiteLayout                           | header.css                         |
 * | `COMPACT`      | the site's header         | SiteHeader, from a little scroll on   | header.css                         |
 * | `LIVE`         | wide navigation, questions | their components, after hydration    | header.css, faqs.css               |
 */
export const SHELL = 'data-shell';
export const PAGE_SCRIPTS = 'data-page-scripts';
export const SERVED_HEAD = 'data-served';
export const READY = 'data-ready';
export const MOVED = 'data-moved';
export const PRINTS_PART = 'data-prints-part';
export const PRINTED_PART = 'data-printed-part';
export const TALL = 'data-tall';
export const COMPACT = 'data-compact';
export const LIVE = 'data-live';

/** Returns the props that set a mark on an element where `on` holds. */
export const mark = (name: string, on: boolean) => ({ [name]: on ? '' : undefined });

/**
 * Parameter of an address that asks for a fresh copy of the page and of all its files. Boot and the notice of a page that
 * does not start add it; the service worker answers it from the network alone.
 */
export const FRESH = 'fresh';

/** Beginnings of the names of the service worker's caches; the version of the build follows. Boot drops damaged files. */
export const PAGES_CACHE = 'pages-';
export const FILES_CACHE = 'files-';

/** Names in the browser's storage; docs/privacy.md says what is kept under each, and for how long. */
export const SCROLL_POSITIONS = 'scroll-positions';
export const RELOADED_FOR = 'reloaded-for-missing-chunk';
/** The name of what is paused follows. */
export const PAUSED = 'paused:';
/** The id of an account follows. */
export const NEWEST_SEEN = 'newest-seen:';

/** The session of a Supabase project has the name that supabase-js would choose by itself: the project is in between. */
export const SESSION_START = 'sb-';
export const SESSION_END = '-auth-token';
