/**
 * @supabase/lite, loaded on use. Vite bundles vite.config.ts and everything it imports into one file; a
 * static import would load a database with every build and every test run.
 */
export async function loadLite() {
  const [{ App, splitSqlStatements }, { applyPendingMigrations, createApi }, { PgliteConnection }] =
    await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/cli'),
      import('@supabase/lite/pglite'),
    ]);
  return { App, splitSqlStatements, applyPendingMigrations, createApi, PgliteConnection };
}
