/**
 * Origin of the live site, without a trailing slash, in canonical addresses, share tags and the sitemap. The build sets
 * it from VITE_SITE_URL; the dev server, which nobody crawls, uses its own origin.
 */
export const siteUrl: string =
  import.meta.env.VITE_SITE_URL ?? (typeof window === 'undefined' ? '' : window.location.origin);
