import fc from 'fast-check';
import { SiweMessage } from 'siwe';
import { addresses } from './signing.ts';

const from = (pattern: RegExp) => fc.stringMatching(pattern);

const schemes = fc.oneof(fc.constantFrom('https', 'http', 'capacitor'), from(/^[A-Za-z][A-Za-z0-9+.-]{0,8}$/));
const hosts = fc.oneof(
  fc.domain(),
  fc.constantFrom('localhost', '1.1.1.256', 'a_b~c', "!$&'()*+,;=", 'b%C3%BCcher.example'),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
);
const authorities = fc
  .tuple(fc.option(from(/^([a-z:!*]|%[0-9A-F]{2}){0,5}$/)), hosts, fc.option(fc.nat(65_535)))
  .map(([user, host, port]) => `${user === null ? '' : `${user}@`}${host}${port === null ? '' : `:${port}`}`);

const tails = from(
  /^(\/([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2}){0,6}){0,3}(\?[a-z&=/?%41]{0,8})?(#[a-z/?:@]{0,8})?$/,
).filter((tail) => !/%(?!41)/.test(tail.replace(/%[0-9A-Fa-f]{2}/g, '')));
const uris = fc.oneof(
  fc.tuple(schemes, authorities, tails).map(([scheme, authority, tail]) => `${scheme}://${authority}${tail}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    'mailto:a@b.example',
    'did:key:z6Mk#x',
    'file:///etc',
    'x:',
    'x:/a',
  ),
);

const ISO = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const times = fc
  .tuple(
    ISO,
    fc.constantFrom('', '.1', '.000', '.123456789'),
    fc.constantFrom('Z', 'z', '+05:30', '-11:45', '+00:00', '-00:00'),
    fc.constantFrom('T', 't'),
  )
  .map(([iso, fraction, offset, t]) => `${iso.slice(0, 10)}${t}${iso.slice(11, 19)}${fraction}${offset}`);

/** Fields of an EIP-4361 message for the `siwe` package: every form of its grammar. */
export const siweFields = fc.record(
  {
    scheme: schemes,
    domain: authorities,
    address: addresses,
    statement: from(/^[A-Za-z0-9 !#$&-;=?@[\]_~]{0,40}$/),
    uri: uris,
    version: fc.constant('1'),
    chainId: fc.oneof(fc.constantFrom(1, 10, 8453, Number.MAX_SAFE_INTEGER), fc.integer({ min: 1, max: 2 ** 31 })),
    nonce: from(/^[A-Za-z0-9]{8,32}$/),
    issuedAt: fc.oneof(ISO, times),
    expirationTime: times,
    notBefore: times,
    requestId: from(/^([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2}){1,12}$/),
    resources: fc.array(uris, { maxLength: 4 }),
  },
  { requiredKeys: ['domain', 'address', 'uri', 'version', 'chainId', 'nonce', 'issuedAt'] },
);

const PIECES = [
  ...'\n\r\t\0 %[]:/?#@-+.TtZz01xXéA"<>\\^`{|}\u{a0}\u{661}',
  '\n\n',
  '\r\n',
  '%4',
  '%41',
  '%zz',
  '//',
  '://',
  '[::1]',
  '[::g]',
  '[1::2::3]',
  '[v1.a]',
  ':65536',
  ':123456',
  '..',
  '0x',
  '007',
  '1e3',
  '-1',
  '+1',
  '2024-02-30',
  '2023-02-29',
  '2024-02-29',
  '24:00:00',
  ':60Z',
  '+24:00',
  '.1234567890',
  '\nRequest ID: ',
  '\nNot Before: ',
  '\nResources:',
  '\n- ',
  '\n- x:',
  'URI: ',
  ' wants you to sign in with your Ethereum account:',
];

type Edit = (text: string) => string;
const places = fc.double({ min: 0, max: 1, noNaN: true });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(places, fc.nat(3), fc.constantFrom(...PIECES)).map(
    ([at, cut, piece]): Edit =>
      (text) => {
        const index = Math.floor(at * text.length);
        return text.slice(0, index) + piece + text.slice(index + cut);
      },
  ),
  fc.tuple(places, fc.integer({ min: 1, max: 4 })).map(
    ([at, cut]): Edit =>
      (text) => {
        const index = Math.floor(at * text.length);
        return text.slice(0, index) + text.slice(index + cut);
      },
  ),
  fc.tuple(places, places, fc.boolean()).map(
    ([from, to, copy]): Edit =>
      (text) => {
        const lines = text.split('\n');
        const [line = ''] = copy
          ? lines.slice(Math.floor(from * lines.length))
          : lines.splice(Math.floor(from * lines.length), 1);
        lines.splice(Math.floor(to * (lines.length + 1)), 0, line);
        return lines.join('\n');
      },
  ),
  fc.tuple(places, fc.boolean()).map(
    ([at, upper]): Edit =>
      (text) => {
        const index = Math.floor(at * text.length);
        const line = text.slice(index).split('\n', 1).join();
        return (
          text.slice(0, index) + (upper ? line.toUpperCase() : line.toLowerCase()) + text.slice(index + line.length)
        );
      },
  ),
);

/** One to three small changes to a text: characters, lines, letter case, and text on which parsers may differ. */
export const someEdits: fc.Arbitrary<Edit> = fc
  .array(edits, { minLength: 1, maxLength: 3 })
  .map((changes) => (text) => changes.reduce((changed, edit) => edit(changed), text));

type Fields = Omit<Partial<SiweMessage>, 'resources'> & Readonly<{ resources?: readonly string[] }>;

/** The text of the fields, without the siwe package's own validation. It leaves out an empty request id. */
export const writtenSiwe = (fields: Fields): string =>
  SiweMessage.prototype.prepareMessage.call(Object.assign(Object.create(SiweMessage.prototype), fields));
