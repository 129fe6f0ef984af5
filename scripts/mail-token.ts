/** `npm run mail-token`: prints the key of the function `inbound-mail`, see docs/deploy.md. */
import { mailToken } from '../server/mail-token';

const key = process.env['SUPABASE_JWT_SECRET'];
if (key) console.log(mailToken(key));
else {
  console.error('SUPABASE_JWT_SECRET must hold the key that signs the tokens of the project.');
  process.exitCode = 1;
}
