/**
 * Names shared by parts of the site that cannot import each other. The first ten are attributes, empty unless the table
 * says otherwise. Stylesheets repeat their names: rename them there, too.
 *
 * | Name             | Where                      | Set by                              | Read by                            |
 * | ---------------- | -------------------------- | ----------------------------------- | ---------------------------------- |
 * | SHELL            | `<html>`                   | the build, on the account pages     | boot, main                         |
 * | PAGE_SCRIPTS     | the boot script: addresses | the build                           | boot, which preloads them          |
 * | SERVED_HEAD      | tags in `<head>`           | the build                           | DocumentHead, which removes them   |
 * | READY            | `<html>`                   | mark-ready, after hydration         | boot, PageRouter, index.css, home.css, benchmarks, journeys |
 * | MOVED            | `<html>`                   | PageRouter, on the first move       | motion.css                         |
 * | PRINTS_PART      | `<html>`                   | PrintButton, while it prints        | print.css                          |
 * | PRINTED_PART     | the section that prints    | PrintButton, while it prints        | print.css                          |
 * | TALL             | the frame of the home page | SiteLayout                          | header.css                         |
 * | COMPACT          | the site's header          | SiteHeader, once scrolled           | header.css                         |
 * | LIVE             | wide navigation, questions | their components, after hydration   | header.css, faqs.css               |
 * | FRESH            | parameter of the address   | boot, and a page that starts late   | the service worker: answers from the network alone |
 * | PAGES_CACHE      | start of a cache's name    | the service worker                  | OfflineScreen                      |
 * | FILES_CACHE      | start of a cache's name    | the service worker                  | boot, which drops damaged files    |
 * | OFFLINE_SCRIPT   | address in public          | the offline page                    | the service worker, which keeps it |
 * | SCROLL_POSITIONS | session storage            | RouteFocus                          | RouteFocus                         |
 * | RELOADED_FOR     | session storage            | ErrorScreen                         | ErrorScreen                        |
 * | PAUSED           | local storage; a name follows | the moving parts of home         | the moving parts of home           |
 * | OPEN_QUESTION    | state of a history entry   | the questions                       | the questions, after Back and reload |
 *
 * docs/privacy.md says what is kept in the storage of a browser, and for how long.
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

export const FRESH = 'fresh';

export const PAGES_CACHE = 'pages-';
export const FILES_CACHE = 'files-';
export const OFFLINE_SCRIPT = 'offline.js';

export const SCROLL_POSITIONS = 'scroll-positions';
export const RELOADED_FOR = 'reloaded-for-missing-chunk';
export const OPEN_QUESTION = 'openQuestion';
export const PAUSED = 'paused:';

/** Returns the props that set an attribute on an element when `on` is true. */
export const mark = (name: string, on: boolean) => ({ [name]: on ? '' : undefined });
