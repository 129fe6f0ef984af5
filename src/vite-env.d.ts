/// <reference types="vite/client" />

/** What a build is for; scripts/environment.ts reads it from the variables. */
interface BuildEnvironment {
  /** Whether the site is for the backend that `npm start` runs on this machine. */
  isLocal: boolean;
  siteUrl: string;
  /** Origin of the Supabase project; undefined for a local build, or without accounts. */
  supabaseUrl?: string | undefined;
  /** The day that the pages are written for, `year-month-day`: the day of the build in Edmonton. */
  day: string;
  /** False: every visitor's service worker removes itself. */
  offline: boolean;
}

/** What scripts may read; scripts/environment.ts knows two variables more, which are for the build alone. */
interface ImportMetaEnv {
  /** Only in the bundle that renders the pages: a script with the day in it would have another name every day. */
  readonly BUILD?: BuildEnvironment;
  /** Origin of the live site. */
  readonly VITE_SITE_URL?: string;
  /** Address of the hosted Supabase project. */
  readonly VITE_SUPABASE_URL?: string;
  /** Its publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** `off`: the site goes live without accounts. */
  readonly VITE_ACCOUNTS?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
