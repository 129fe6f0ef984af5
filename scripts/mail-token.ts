/** `npm run mail-token`: prints the key of the function `inbound-mail`, see docs/deploy.md. */
import { mailToken } from '../server/mail-token';

const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;

const key = process.env['SUPABASE_JWT_SECRET'];
if (key) console.log(mailToken(key, TEN_YEARS_S));
else {
  console.error('SUPABASE_JWT_SECRET must hold the key that signs the tokens of the project.');
  process.exitCode = 1;
}
