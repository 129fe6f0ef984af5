import type { Submission } from '../../../supabase/functions/inbound-mail/mail';

/** A mail, by what sets it apart from the plainest one, and the row it becomes, by what sets that apart. */
interface Sample {
  name: string;
  /** As in the header, encoded where it has to be. */
  from?: string;
  subject?: string;
  /** Further headers, or others than the usual ones. */
  headers?: Record<string, string>;
  text?: string;
  html?: string;
  encoding?: '7bit' | '8bit' | 'base64' | 'quoted-printable';
  charset?: string;
  /** Headers of attached parts. */
  attached?: readonly string[];
  /** In place of all of the above. */
  raw?: string;
  /** Null when no submission comes of it. */
  row?: Partial<Submission> | null;
}

/** In a row: an id that is made of what the mail says. */
export const MADE_ID = 'made';
const QUOTE = '> Hello Pat,\n>\n> camp starts on Monday.\n> Avery';
const OUTLOOK_HISTORY =
  'From: AZ1 Hockey <info@az1.test>\nSent: Friday, November 20, 2026 7:28 AM\nTo: Pat Gill <pat@mail.test>\nSubject: Camp\n\nHello Pat';
const PDF = 'Content-Type: application/pdf; name="form.pdf"\nContent-Disposition: attachment';
const URDU = 'السلام علیکم،\n\nکیا لڑکیوں کے لیے ہاکی کیمپ ہے؟ میری بیٹی نو سال کی ہے۔';
const PUNJABI = 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,\n\nਕੀ ਕੈਂਪ ਵਿੱਚ ਜਗ੍ਹਾ ਹੈ? 🏒';
const word = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
const long = 'My daughter would like to play. '.repeat(7000).trim();

// prettier-ignore
export const samples: readonly Sample[] = [
  { name: 'plain text' },
  { name: 'Gmail, an answer', text: `Yes, please.\n\nOn Fri, Nov 20, 2026 at 7:28 AM AZ1 Hockey <info@az1.test>\nwrote:\n\n${QUOTE}`, row: { message: 'Yes, please.' } },
  { name: 'Gmail, HTML only, an answer', html: `<div dir="ltr">Yes, please &amp; thanks<br><br>Both&nbsp;girls</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Nov 20, 2026 at 7:28&#8239;AM AZ1 &lt;<a href="mailto:info@az1.test">info@az1.test</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><div>Hello Pat</div></blockquote></div>`, row: { message: 'Yes, please & thanks\n\nBoth girls' } },
  { name: 'Gmail in two parts, with a photo', text: 'See the photo.', html: '<div>See the photo.</div>', attached: ['Content-Type: image/jpeg; name="p.jpg"\nContent-Disposition: attachment\nContent-ID: <f_m1>\nX-Attachment-Id: f_m1'], row: { message: 'See the photo.', attachments: 1 } },
  { name: 'Outlook, an answer', headers: { 'X-Mailer': 'Microsoft Outlook 16.0' }, text: `Monday is fine.\n\nPat\n\n${OUTLOOK_HISTORY}`, row: { message: 'Monday is fine.\n\nPat' } },
  { name: 'Outlook for iOS', text: `Monday is fine.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${OUTLOOK_HISTORY}`, row: { message: 'Monday is fine.' } },
  { name: 'Outlook, HTML only, with a logo in the text', html: '<html><head><style>p.MsoNormal{margin:0}</style></head><body><p class="MsoNormal">Hello,<o:p></o:p></p><p class="MsoNormal">is there room?</p><ul><li>Ava, 9</li><li>Eli, 7</li></ul><img src="cid:logo@01"></body></html>', attached: ['Content-Type: image/png\nContent-Disposition: inline\nContent-ID: <logo@01>'], row: { message: 'Hello,\n\nis there room?\n\n * Ava, 9\n * Eli, 7' } },
  { name: 'Outlook, an older one', text: 'Thank you!\n\n-----Original Message-----\nFrom: AZ1 Hockey\nHello Pat', row: { message: 'Thank you!' } },
  { name: 'Exchange writes the last name first', from: '"Gill, Pat" <pat@mail.test>' },
  { name: 'iPhone', text: `He is nine.\n\nSent from my iPhone\n\n> On Nov 20, 2026, at 7:28 AM, AZ1 Hockey <info@az1.test> wrote:\n> \n${QUOTE}`, row: { message: 'He is nine.' } },
  { name: 'iPhone, photos and nothing else', text: '\n\n\nSent from my iPhone', attached: [PDF, 'Content-Type: image/heic; name="1.heic"\nContent-Disposition: inline'], row: { message: 'Sent from my iPhone', attachments: 2 } },
  { name: 'Apple Mail, forwarded', subject: 'Fwd: Ice time', text: 'Is this ours?\n\nBegin forwarded message:\n\nFrom: Rink <ice@rink.test>\nDate: November 20, 2026\n\n> Ice is at 7.\n', row: { subject: 'Fwd: Ice time', message: 'Is this ours?\n\nBegin forwarded message:\n\nFrom: Rink <ice@rink.test>\nDate: November 20, 2026\n\n> Ice is at 7.' } },
  { name: 'Gmail, forwarded without a word', text: '---------- Forwarded message ---------\nFrom: Rink <ice@rink.test>\nDate: Fri, Nov 20, 2026\nSubject: Ice\n\nIce is at 7.', row: { message: '---------- Forwarded message ---------\nFrom: Rink <ice@rink.test>\nDate: Fri, Nov 20, 2026\nSubject: Ice\n\nIce is at 7.' } },
  { name: 'forwarded as an attachment', attached: ['Content-Type: message/rfc822\nContent-Disposition: attachment'], row: { attachments: 1 } },
  { name: 'Thunderbird, answered between the lines', text: 'On 2026-11-20 07:28, AZ1 Hockey wrote:\n> How old is he?\n\nNine.\n\n> Does he skate?\n\nA little.\n\n-- \nPat Gill\nEdmonton', row: { message: 'Nine.\n\n\nA little.' } },
  { name: 'answered below', text: `${QUOTE}\n\nWe will come.`, row: { message: 'We will come.' } },
  { name: 'nothing but a quotation', text: QUOTE, row: { message: QUOTE } },
  { name: 'French, quoted-printable, Latin-1', from: '=?ISO-8859-1?Q?Th=E9o_Laurent?= <theo@mail.test>', subject: '=?ISO-8859-1?Q?=C9quipe_d=27=E9t=E9?=', text: 'Où est le camp d’été ?\n\nLe ven. 20 nov. 2026 à 07:28, AZ1 <info@az1.test> a écrit :\n\n> Bonjour'.replace( '’', "'", ), charset: 'iso-8859-1', encoding: 'quoted-printable', row: { first_name: 'Théo', last_name: 'Laurent', email: 'theo@mail.test', subject: "Équipe d'été", message: "Où est le camp d'été ?" } },
  { name: 'Windows-1252 without an encoding', text: 'Caf\u00e9 \u00bd', charset: 'windows-1252', encoding: '8bit', row: { message: 'Café ½' } },
  { name: 'Punjabi in base64', from: `${word('ਸਿਮਰਨ ਕੌਰ')} <simran@mail.test>`, subject: word('ਸਿਖਲਾਈ ਬਾਰੇ'), text: PUNJABI, encoding: 'base64', row: { first_name: 'ਸਿਮਰਨ', last_name: 'ਕੌਰ', email: 'simran@mail.test', subject: 'ਸਿਖਲਾਈ ਬਾਰੇ', message: PUNJABI } },
  { name: 'Punjabi, an answer', text: `ਹਾਂ ਜੀ।\n\n੨੦ ਨਵੰਬਰ ੨੦੨੬ ਨੂੰ AZ1 ਨੇ ਲਿਖਿਆ:\n\n${QUOTE}`, encoding: 'base64', row: { message: 'ਹਾਂ ਜੀ।' } },
  { name: 'Urdu, from right to left', from: `${word('نور حسین')} <noor@mail.test>`, subject: word('ہاکی کیمپ'), text: URDU, encoding: 'quoted-printable', row: { first_name: 'نور', last_name: 'حسین', email: 'noor@mail.test', subject: 'ہاکی کیمپ', message: URDU } },
  { name: 'Urdu in HTML, an answer', html: `<div dir="rtl">جی ہاں</div><div dir="rtl">جمعہ، 20 نومبر 2026 کو AZ1 نے لکھا:</div><blockquote>Hello</blockquote>`, encoding: 'base64', row: { message: 'جی ہاں' } },
  { name: 'white space of the sender', text: 'Questions:\n\n    1. Helmet?\n       (yes)\n\tTape?\n', row: { message: 'Questions:\n\n    1. Helmet?\n       (yes)\n\tTape?' } },
  { name: 'a message of 224 kB', text: long, encoding: 'base64', row: { message: long.slice(0, 2000).trimEnd(), cut_from: long.length } },
  { name: 'a cut that would halve a puck', text: `${'x'.repeat(1999)}🏒🏒`, encoding: 'base64', row: { message: 'x'.repeat(1999), cut_from: 2001 } },
  { name: 'all in the subject', subject: `${'Is there room '.repeat(12)}?`, text: '', row: { subject: 'Is there room '.repeat(12).slice(0, 100).trim(), message: `${'Is there room '.repeat(12)}?` } },
  { name: 'no subject, no name', from: 'pat.gill@mail.test', subject: '', row: { first_name: 'pat.gill', last_name: null, email: 'pat.gill@mail.test', subject: '(no subject)' } },
  { name: 'a name of one word', from: 'Prince <prince@mail.test>', row: { first_name: 'Prince', last_name: null, email: 'prince@mail.test' } },
  { name: 'an address as name', from: '"pat@mail.test" <pat@mail.test>', row: { first_name: 'pat', last_name: null } },
  { name: 'a name of 80 letters', from: `${'Wolfeschlegelstein'.repeat(3)} ${'n'.repeat(80)} <w@mail.test>`, row: { first_name: 'Wolfeschlegelstein'.repeat(3).slice(0, 50), last_name: 'n'.repeat(50), email: 'w@mail.test' } },
  { name: 'a script as name, and in the text', from: '"<script>alert(1)</script> \\"Pat\\"" <x@mail.test>', text: "<img src=x onerror=alert(1)> '; drop table users; --", row: { first_name: '<script>alert(1)</script>', last_name: '"Pat"', email: 'x@mail.test', message: "<img src=x onerror=alert(1)> '; drop table users; --" } },
  { name: 'a script in HTML', html: '<p>Hello</p><script>alert(1)</script><style>p{}</style><!-- no -->' },
  { name: 'a name that turns around what follows', from: `${word('\u202Emoc.knab \u2066Pat\0')} <pat@mail.test>`, row: { first_name: 'moc.knab', last_name: 'Pat' } },
  { name: 'headers in the subject', subject: word('Ice\r\nBcc: all@mail.test'), row: { subject: 'Ice Bcc: all@mail.test' } },
  { name: 'an answer to another address', from: 'Pat Gill <noreply@school.test>', headers: { 'Reply-To': 'Office <pat@mail.test>' } },
  { name: 'no Message-ID', headers: { 'Message-ID': '' }, row: { message_id: MADE_ID } },
  { name: 'a Message-ID of 2 kB', headers: { 'Message-ID': `<${'a'.repeat(2000)}@mail.test>` }, row: { message_id: MADE_ID } },
  { name: 'a boundary that is never closed', raw: 'From: Pat Gill <pat@mail.test>\nMessage-ID: <1@mail.test>\nSubject: Ice\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nHello' },
  { name: 'an unknown encoding and charset', text: 'Hello', charset: 'x-klingon', headers: { 'X-Two': '1\nX-Two: 2' } },
  { name: 'no headers', raw: 'Hello, is this the rink?', row: null },
  { name: 'no address', from: 'Pat Gill <pat>', row: null },
  { name: 'out of office', headers: { 'Auto-Submitted': 'auto-replied' }, row: null },
  { name: 'Exchange, out of office', headers: { 'X-AutoReply': 'yes' }, row: null },
  { name: 'a person, who says so', headers: { 'Auto-Submitted': 'no', Precedence: 'first-class' } },
  { name: 'a newsletter', headers: { 'List-Unsubscribe': '<https://news.test/u>' }, row: null },
  { name: 'a mailing list', headers: { 'List-Id': 'Parents <parents.club.test>', Precedence: 'list' }, row: null },
  { name: 'not delivered', from: 'Mail Delivery System <MAILER-DAEMON@mx.test>', headers: { 'Return-Path': '<>' }, row: null },
];

function encoded(text: string, { encoding = '8bit', charset = 'utf-8' }: Sample): string {
  const bytes = Buffer.from(text, charset === 'utf-8' || charset.startsWith('x-') ? 'utf8' : 'latin1');
  if (encoding === 'base64') return bytes.toString('base64').replace(/.{76}/g, '$&\n');
  if (encoding !== 'quoted-printable') return bytes.toString('latin1');
  return Array.from(bytes, (byte) =>
    (byte < 32 && byte !== 10) || byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  )
    .join('')
    .replace(/(?:=[0-9A-F]{2}|[^=\n]){72}/g, '$&=\n');
}

/** The mail of a sample as it goes over the wire. */
export function wire(sample: Sample): Buffer<ArrayBuffer> {
  const {
    from = 'Pat Gill <pat@mail.test>',
    subject = 'Ice',
    headers = {},
    text,
    html,
    attached = [],
    encoding = '8bit',
    charset = 'utf-8',
  } = sample;
  const part = (type: string, body: string) =>
    `Content-Type: text/${type}; charset=${charset}\nContent-Transfer-Encoding: ${encoding}\n\n${encoded(body, sample)}`;
  const bodies = [
    ...(text !== undefined || html === undefined ? [part('plain', text ?? 'Hello')] : []),
    ...(html === undefined ? [] : [part('html', html)]),
  ];
  const joined = (kind: string, parts: readonly string[]) =>
    parts.length === 1
      ? parts[0]
      : `Content-Type: multipart/${kind}; boundary=${kind}\n\n${parts.map((each) => `--${kind}\n${each}\n`).join('')}--${kind}--\n`;
  const files = attached.map((head) => `${head}\nContent-Transfer-Encoding: base64\n\nAAAA`);
  const all = {
    From: from,
    To: 'AZ1 <info@az1.test>',
    Subject: subject,
    Date: 'Fri, 20 Nov 2026 07:28:16 +0000',
    'Message-ID': '<1@mail.test>',
    'MIME-Version': '1.0',
    ...headers,
  };
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
  const mail = sample.raw ?? head + joined('mixed', [joined('alternative', bodies) ?? '', ...files]);
  return Buffer.from(mail.replaceAll('\n', '\r\n'), sample.raw === undefined ? 'latin1' : 'utf8');
}
