/** Values that the build inserts. Each must be read as `import.meta.env.NAME`, the exact text that Vite replaces. */
interface ImportMetaEnv {
  /** Address of the Supabase project; in the embedded build the page's own origin. */
  readonly VITE_SUPABASE_URL?: string;
  /** The project's publishable (anonymous) key. Public by nature. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** `off` builds a site without accounts. */
  readonly VITE_ACCOUNTS?: string;
}
