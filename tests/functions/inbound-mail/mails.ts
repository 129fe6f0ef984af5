import type { Reason, Submission } from '../../../supabase/functions/inbound-mail/parse';

/** The request Postmark sends for the plainest email. */
const plainest = {
  FromFull: { Name: 'Pat Gill', Email: 'pat@mail.test' } as Record<string, unknown>,
  ReplyTo: '',
  Subject: 'Ice',
  MessageID: 'a-delivery',
  TextBody: 'Hello',
  HtmlBody: '',
  StrippedTextReply: '',
  Attachments: [] as unknown,
};
const plainestRow: Submission = {
  message_id: '<1@mail.test>',
  first_name: 'Pat',
  last_name: 'Gill',
  email: 'pat@mail.test',
  reply_to: null,
  subject: 'Ice',
  message: 'Hello',
  attachments: 0,
  cut_from: null,
  marks: [],
};

/** What distinguishes an email from the plainest one. */
interface Difference extends Partial<typeof plainest> {
  /** Headers beside the Message-ID, or in its place. */
  headers?: Record<string, string>;
}

/** The request Postmark sends for such an email. */
export function postmark({ headers = {}, ...fields }: Difference = {}): Record<string, unknown> {
  const all = Object.entries({ 'Message-ID': '<1@mail.test>', ...headers });
  return { ...plainest, ...fields, Headers: all.map(([Name, Value]) => ({ Name, Value })) };
}

type Sample = [name: string, mail: Difference, row: Partial<Submission> | Reason];

const from = (Name: string, Email = 'pat@mail.test') => ({ FromFull: { Name, Email } });
const html = (HtmlBody: string) => ({ TextBody: '', HtmlBody });
const QUOTE = 'On Fri, Nov 20, 2026 AZ1 Hockey wrote:\n\n> Camp starts on Monday.';
const PDF = { Name: 'form.pdf', ContentID: '' };
const URDU = 'السلام علیکم،\n\nکیا لڑکیوں کے لیے ہاکی کیمپ ہے؟\u200F میری بیٹی نو سال کی ہے۔';
const PUNJABI = 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,\n\nਕ\u094D\u200Dਸ਼ ਕੀ ਕੈਂਪ ਵਿੱਚ ਜਗ੍ਹਾ ਹੈ? 🏒';
const long = 'My son would like to play. '.repeat(8000).trim();
const loud = `${'Is there room '.repeat(12)}?`;

// prettier-ignore
const sampled: readonly Sample[] = [
  ['plain text', {}, {}],
  ['a reply of which the provider extracted the new part', { TextBody: `Yes, please.\n\n${QUOTE}`, StrippedTextReply: 'Yes, please.' }, { message: 'Yes, please.' }],
  ['a reply that the provider could not split', { TextBody: `ہاں\n\n${QUOTE}`, StrippedTextReply: ' \n' }, { message: `ہاں\n\n${QUOTE}` }],
  ['HTML alone, from Gmail', html('<div dir="ltr">Yes, please &amp; thanks<br><br>Both&nbsp;girls, see <a href="https://form.test">the form</a></div>'), { message: 'Yes, please & thanks\n\nBoth girls, see the form [https://form.test]' }],
  ['HTML alone, from Outlook, with a logo in the text', { ...html('<html><head><style>p{margin:0}</style></head><body><p class="MsoNormal">Hello,<o:p></o:p></p><p>is there room?</p><ul><li>Ava, 9</li><li>Eli, 7</li></ul><img src="cid:logo@01"></body></html>'), Attachments: [{ ContentID: '<logo@01>' }, PDF] }, { message: 'Hello,\n\nis there room?\n\n * Ava, 9\n * Eli, 7', attachments: 1 }],
  ['HTML with a script', html('<p>Hello</p><script>alert(1)</script><style>p{}</style><!-- no -->'), {}],
  ['HTML of many levels', html(`${'<div>'.repeat(60)}<p>Hello</p><ul><li>Ava`), { message: 'Hello\n\n * Ava' }],
  ['HTML on which the converter fails', html('<p>Hello</p><ol type="i" start="100000"><li>Ava</ol>'), { message: 'Hello   Ava' }],
  ["the sender's white space", { TextBody: '\r\n \r\n    1. Helmet?\r\n       (yes)\r\n\tTape?\r\n' }, { message: '    1. Helmet?\n       (yes)\n\tTape?' }],
  ['nothing but a photo', { TextBody: '', Attachments: [PDF] }, { message: null, attachments: 1 }],
  ['Punjabi, with a joiner', { ...from('ਸਿਮਰਨ ਕੌਰ'), Subject: 'ਸਿਖਲਾਈ ਬਾਰੇ', TextBody: PUNJABI }, { first_name: 'ਸਿਮਰਨ', last_name: 'ਕੌਰ', subject: 'ਸਿਖਲਾਈ ਬਾਰੇ', message: PUNJABI }],
  ['Urdu, with a mark that sets a question mark right', { ...from('نور حسین'), TextBody: URDU }, { first_name: 'نور', last_name: 'حسین', message: URDU }],
  ['a message of 216 kB', { TextBody: long }, { message: long.slice(0, 2000).trimEnd(), cut_from: long.length }],
  ['a cut that would split an emoji', { TextBody: `${'x'.repeat(1999)}🏒🏒` }, { message: 'x'.repeat(1999), cut_from: 2001 }],
  ['a message all in the subject', { Subject: loud, TextBody: '' }, { subject: loud.slice(0, 100).trim(), message: loud }],
  ['no subject, no name', { ...from('', 'pat.gill@mail.test'), Subject: ' ' }, { first_name: 'pat.gill', last_name: null, email: 'pat.gill@mail.test', subject: '(no subject)' }],
  ['a name of one word', from('Prince'), { first_name: 'Prince', last_name: null }],
  ['an address as name', from('pat@mail.test'), { first_name: 'pat', last_name: null }],
  ['a name of 80 letters', from(`${'W'.repeat(80)} ${'n'.repeat(80)}`), { first_name: 'W'.repeat(50), last_name: 'n'.repeat(50) }],
  ['a name that turns around what follows', { ...from('\u202Emoc.knab \u2066Pat\0'), Subject: 'Ice\r\nBcc: all@mail.test' }, { first_name: 'moc.knab', last_name: 'Pat', subject: 'Ice Bcc: all@mail.test' }],
  ['invisible characters everywhere', { ...from('P\u200Bat\u{E0041} G\uFEFFill', 'p\u200Bat\u202E@mail\u{E0041}.test'), Subject: 'I\u2069ce', TextBody: 'He\u{E0000}l\u0007l\u202Do\ud800' }, { message: 'Hello\uFFFD' }],
  ['answers to somebody else', { ReplyTo: '"Office, the" <office@school.test>, second@school.test' }, { reply_to: 'office@school.test' }],
  ['answers to the sender, spelled in another way', { ReplyTo: 'Pat <PAT@mail.test>' }, {}],
  ['a sender who can only be answered at another address', { ...from('Pat Gill', 'pat'), ReplyTo: 'office@school.test' }, { email: 'office@school.test' }],
  ['a sender whose server is not the one he names', { headers: { 'Received-SPF': 'Fail (sender is not authorized) client-ip=192.0.2.1' } }, { marks: ['spf'] }],
  ['a sender whom the mailbox that forwards found forged', { headers: { 'Authentication-Results': 'mx.rink.test; spf=fail smtp.mailfrom=mail.test; dmarc=fail (p=NONE) header.from=mail.test' } }, { marks: ['dmarc', 'spf'] }],
  ['a sender whom SpamAssassin found forged', { headers: { 'X-Spam-Tests': 'DKIM_INVALID,DMARC_REJECT,SPF_SOFTFAIL' } }, { marks: ['dmarc'] }],
  ['a sender who passed', { headers: { 'Received-SPF': 'Pass (failed never)', 'X-Spam-Tests': 'DMARC_PASS,SPF_HELO_FAIL,SPF_PASS' } }, {}],
  ['a person whose service adds a way to unsubscribe', { headers: { 'List-Unsubscribe': '<https://news.test/u>' } }, { marks: ['unsubscribe'] }],
  ['an empty Message-ID', { headers: { 'Message-ID': '<>' } }, { message_id: 'a-delivery' }],
  ['a Message-ID of 2 kB', { headers: { 'Message-ID': `<${'ਖ'.repeat(2000)}@b>` } }, { message_id: 'a-delivery' }],
  ['a Message-ID that is cut', { headers: { 'Message-ID': `<${'ਖ'.repeat(1200)}@b>` } }, { message_id: `<${'ਖ'.repeat(997)}` }],
  ['out of office', { headers: { 'Auto-Submitted': 'auto-replied' } }, 'automatic reply'],
  ['a mailing list', { headers: { 'List-Id': 'Parents <parents.club.test>' } }, 'mailing list'],
  ['a newsletter', { headers: { Precedence: 'bulk', 'List-Unsubscribe': '<https://news.test/u>' } }, 'mailing list'],
  ['not delivered', { ...from('', 'MAILER-DAEMON@mx.test') }, 'not delivered'],
  ['no address', from('Pat Gill', 'pat'), 'no address'],
  ['an address of 80,000 dots', from('Pat Gill', `pat@${'.'.repeat(80_000)}`), 'no address'],
];

/** Emails as Postmark sends them, and the resulting row or reason. */
export const samples = sampled.map(([name, mail, row]) => ({
  name,
  mail: postmark(mail),
  row: typeof row === 'string' ? row : { ...plainestRow, ...row },
}));
