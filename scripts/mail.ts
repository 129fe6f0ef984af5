/** `npm run mail -- sample.eml`: hands mails to the running server as a mail service does, so that the inbox shows them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataDirectory } from '../server/data-directory';
import { INBOUND_MAIL_PATH } from '../server/inbound-mail';
import { portFromEnvironment } from '../server/run';
import { mailSecret } from '../server/secrets';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Say which mail: npm run mail -- sample.eml');
  process.exitCode = 1;
}
const secret = mailSecret(resolve(dataDirectory()));
for (const file of files) {
  const answer = await fetch(`http://localhost:${portFromEnvironment()}${INBOUND_MAIL_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': secret },
    body: readFileSync(file),
  }).catch(() => undefined);
  if (answer?.ok) console.log(`${file} was taken. A mail that is new and no automatic one is in the inbox.`);
  else {
    console.error(
      answer ? `${file}: refused with ${answer.status}.` : 'No server answers. Start it: npm start',
    );
    process.exitCode = 1;
  }
}
