const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
const email = 'new@visitor.example';
const password = 'long-enough';

/** Bodies no page of the site would send to /auth/v1/signup or to the password grant. */
export const malformedCredentials: readonly (readonly [name: string, body: unknown])[] = [
  ['nothing', ''],
  ['half an object', '{"email":'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '5'],
  ['text', '"text"'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['no e-mail', { password }],
  ['no password', { email }],
  ['an empty e-mail', { email: '', password }],
  ['an e-mail that is none', { email: 'not-an-address', password }],
  ['an array as e-mail', { email: [email], password }],
  ['an object as e-mail', { email: { $ne: null }, password }],
  ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.com`, password }],
  ['NUL in the e-mail', { email: 'a\0@visitor.example', password }],
  ['half a surrogate pair in the e-mail', `{"email":"\\ud800@visitor.example","password":"${password}"}`],
  ['true as password', { email, password: true }],
  ['a password of 1001 characters', { email, password: 'x'.repeat(1001) }],
  ['a password longer than bcrypt takes', { email, password: 'x'.repeat(73) }],
  ['a body of 70 kB', { email, password, data: { note: 'x'.repeat(70_000) } }],
  ['a body of 1 MB', 'x'.repeat(1_000_000)],
];

/** Bodies that only sign-up reads further. */
export const malformedUserData: readonly (readonly [name: string, body: unknown])[] = [
  ['a short password', { email, password: '12345' }],
  ['one of the commonest passwords', { email, password: '123456' }],
  ['another, in capitals', { email, password: 'PassWord' }],
  ['the own address as password', { email, password: 'New@visitor.example' }],
  ['the own name as password', { email: 'goalkeeper@visitor.example', password: 'Goalkeeper' }],
  ['text as data', { email, password, data: 'admin' }],
  ['an array as data', { email, password, data: ['admin'] }],
  ['NUL in data', { email, password, data: { first_name: 'a\0' } }],
  ['NUL in a key of data', { email, password, data: { 'a\0': 'x' } }],
  ['data nested 20 deep', { email, password, data: nested(20) }],
  ['half a surrogate pair in data', `{"email":"${email}","password":"${password}","data":{"a":"\\udfff"}}`],
];

const json = { 'content-type': 'application/json' };
const pairs = 'email=a%40visitor.example&password=long-enough';

/** Bodies that are no JSON, or JSON that says two things. */
export const otherFormats: readonly (readonly [
  name: string,
  headers: Record<string, string>,
  body: string | Buffer,
])[] = [
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, pairs],
  ['a form that says it is JSON', json, pairs],
  ['XML', { 'content-type': 'text/xml' }, '<email>a@visitor.example</email>'],
  ['parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\n--x--'],
  ['something compressed', { ...json, 'content-encoding': 'gzip' }, Buffer.from([31, 139, 8, 0])],
  ['UTF-16', json, Buffer.from('{"email":"a@visitor.example"}', 'utf16le')],
  ['two answers in one', json, '{"email":"a@visitor.example","email":5,"password":"x","refresh_token":5}'],
  ['lists in lists', json, `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`],
];
