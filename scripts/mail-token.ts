/** `npx tsx scripts/mail-token.ts`: prints the key of the function `inbound-mail`, see docs/deploy.md. */
import { mailToken, mailTokenEnd } from '../server/mail-token';

/** Supabase itself refuses shorter keys, so a shorter one was only partly copied. */
const SHORTEST_KEY = 32;

const key = process.env['SUPABASE_JWT_SECRET'] ?? '';
if (key.length >= SHORTEST_KEY) {
  console.log(mailToken(key));
  console.error(
    `Valid until ${mailTokenEnd().toISOString().slice(0, 10)}. Make the next one before that day.`,
  );
} else {
  console.error(
    `SUPABASE_JWT_SECRET must hold the whole key that signs the tokens of the project, ${SHORTEST_KEY} characters or more.`,
  );
  process.exitCode = 1;
}
