import { expect } from 'chai';
import { redactedText } from '../../../src/adapters/error-tracker/redacted-text.ts';

describe('the text of an error', () => {
  for (const [said, shown] of [
    ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['mail to ann.b+c@mail.example failed', 'mail to [redacted] failed'],
    ['ann%40mail.example', '[redacted]'],
    [
      'Unexpected token \'x\', "{"p":"abcde","b":x}" is not valid JSON',
      'Unexpected token \'x\', "[redacted]" is not valid JSON',
    ],
    ['Unexpected token \'a\', "ann, 42" is not valid JSON', 'Unexpected token \'a\', "[redacted]" is not valid JSON'],
    ['invalid input syntax for type uuid: "O\\"Hara"', 'invalid input syntax for type uuid: "[redacted]"'],
    ['postgres://app:pw@db.internal:5432/app refused', 'postgres://db.internal:5432/… refused'],
    ['GET https://rpc.example/v2/abcKEY?x=1, then', 'GET https://rpc.example/… then'],
    [`wallet 0x${'Ab'.repeat(20)}`, 'wallet [redacted]'],
    [`signature ${'ab'.repeat(65)}`, 'signature [redacted]'],
    ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiJtIn0.bWFya2Vy', 'token [redacted]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
    ['key whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'key [redacted]'],
    ['call +1 (555) 014-2877 now', 'call [redacted] now'],
    ['took 1234 ms after 5 attempts', 'took 1234 ms after 5 attempts'],
    ['x'.repeat(600), `${'x'.repeat(500)}…`],
  ] as const)
    it(`shows “${said.slice(0, 60)}” as “${shown.slice(0, 60)}”`, () => expect(redactedText(said)).to.equal(shown));

  /** What an error could carry, and how errors of engines, databases and clients word it. */
  const CARRIED = {
    'a session token': 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIweDEifQ.c2lnbmF0dXJl',
    'an API key': `svc_pk_live_${'0123456789abcdef'.repeat(2)}`,
    'an e-mail address': 'ann.b+c@mail.example',
    'a telephone number': '+33 6 12 34 56 78',
    'a signature': `0x${'5e'.repeat(65)}`,
    'a short hexadecimal key': '0123456789abcdef',
    'a wallet': `0x${'Ab'.repeat(20)}`,
    'a token that confirms': 'q7Lw3nVZ0d_x2Rk9-TtYbA',
    'a key of a node': 'kD93jf8sLq2mZx7v',
    'the token of a bot': '123456789:AAF-abcDEFghiJKLmnoPQRstuVWXyz012345',
    'an IPv4 address': '203.0.113.7',
    'an IPv6 address': '2001:db8:85a3::8a2e:370:7334',
    'a link to a verification': 'https://verify.example/session/AbC123xyz',
    'a connection string': 'postgres://app:s3cretPass@db:5432/app',
  };
  const WORDED: readonly ((carried: string) => string)[] = [
    (one) => `failed for ${one} here`,
    (one) => `bad '${one}' x`,
    (one) => `bad \`${one}\` x`,
    (one) => `bad “${one}” x`,
    (one) => `bad "${one}" x`,
    (one) => `GET https://h.example/v1/${one}?key=${one}&a=b failed`,
    (one) => `key=${one}; x`,
    (one) => `value: ${one}, next`,
    (one) => `body {"a":"${one}"} {a: ${one}} [${one}]`,
    (one) => `Key (email)=(${one}) already exists.`,
    (one) => `first line\n${one}\nmore`,
    (one) => `X-Api-Key: ${one}`,
    (one) => `sent ${encodeURIComponent(one)} to`,
    (one) => `${'y '.repeat(240)}${one}`,
  ];
  for (const [what, carried] of Object.entries(CARRIED))
    it(`never shows ${what}, however it is worded`, () => {
      const start = carried.slice(carried.indexOf('://') + 1).slice(-Math.ceil(carried.length * 0.6));
      const shown = WORDED.map((worded) => redactedText(worded(carried))).filter((text) => text.includes(start));
      expect(shown).to.deep.equal([]);
    });

  for (const word of ['password', 'clientSecret', 'name', 'telegram_token'])
    it(`never shows what follows ${word}`, () => {
      for (const text of [`${word}=opensesame`, `${word}: opensesame, x`, `{${word}: 'open, sesame'}`])
        expect(redactedText(text)).to.not.include('sesame');
    });

  it('is read in a bounded time, whatever it is', () => {
    // What grows with the square of the length takes minutes, and the test's limit.
    for (const part of ['a', '@', '"', '\\', '1 ', 'a://', '0x', 'eyJa.']) redactedText(part.repeat(20_000));
  });
});
