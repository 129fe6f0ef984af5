/** Spellings of a page, and the address to which a server of the site must redirect them. */
export const otherSpellings: readonly (readonly [asked: string, address: string])[] = [
  ['/about', '/about/ /about// //about //about/ ///about/// /about.html /about.html/'],
  ['/about', '/about%2ehtml /%61bout /%61%62%6F%75%74 /%61bout/ /abou%74.html'],
  ['/what-we-do', '/what%2Dwe-do /what-we-do.html'],
  ['/', '/index /index/ /index.html //index.html /%69ndex // ///'],
  ['/auth', '/auth/'],
  ['/admin', '/admin.html'],
].flatMap(([address = '', spellings = '']) => spellings.split(' ').map((asked) => [asked, address] as const));

/** Addresses of no page, however they look: 404, and no redirect. */
export const noPages: readonly string[] = `
  /nowhere /nowhere/ /nowhere.html /about/nowhere /about/index.html /about.html.html /aboutx /About /.html
  /404 /404.html /assets /assets/ //az1.example/ //az1.example/about /%20about /about%20 /about%0a /about%5c
  /%5cabout /..%5cpackage.json /.headers.json /.git/config /assets/.htaccess /.vite/manifest.json /_headers
  /_redirects /assets/main-1a2b.js.gz /assets/main-gone.js
`
  .trim()
  .split(/\s+/);

/** Addresses that cannot be read, or lead out of the site: 404, or 400 before anything else is asked. */
export const unreadable: readonly string[] =
  '/..%2f..%2fpackage.json /%E0%A4%A /about% /%zz /%00 /about%00.html'.split(' ');
