/** The administrator of supabase/seed.sql, whose password is public. */
export const DEMO_ADMIN = { email: 'admin@az1hockey.test', password: 'puckdrop-admin' };
