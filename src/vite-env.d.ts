/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the live site. */
  readonly VITE_SITE_URL?: string;
  /** Address of the hosted Supabase project. */
  readonly VITE_SUPABASE_URL?: string;
  /** Its public anonymous key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** `off`: the site goes live without accounts. */
  readonly VITE_ACCOUNTS?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
