import { expect } from 'chai';
import fc from 'fast-check';
import { parseSiweMessage } from '../../../../src/adapters/http/auth/auth.schemas.ts';
import { type SignInMessage, signInProblem } from '../../../../src/domain/auth/sign-in-message.ts';
import { siweFields, someEdits, writtenSiwe } from '../../../support/chain/siwe-fields.ts';

const NOON = new Date('2026-01-31T12:00:00Z');
const POLICY = { origins: ['https://app.example.com'], chainIds: new Set([1]) };
const REWRITTEN = 'The message is not written exactly as EIP-4361 writes its fields';
const NO_TIME = 'The message contains a time that the service cannot represent';

const TEXT = `https://app.example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in.

URI: https://app.example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2026-01-31T12:00:00Z
Expiration Time: 2026-01-31T12:10:00Z
Not Before: 2026-01-31T12:00:00Z`;

const problemOf = (message: SignInMessage) => signInProblem(message, POLICY, NOON);
const readable = (text: string): SignInMessage => {
  const message = parseSiweMessage(text);
  if ('problem' in message) expect.fail(`${message.problem}: ${text}`);
  return message;
};

describe('what the siwe package lets through', () => {
  it('signs in, if it is a message for this service', () => expect(problemOf(readable(TEXT))).to.equal(undefined));

  for (const [what, from, to, problem] of [
    ['a chain with a leading zero', 'Chain ID: 1', 'Chain ID: 01', REWRITTEN],
    ['a chain that no number holds exactly', 'Chain ID: 1', 'Chain ID: 9007199254740993', REWRITTEN],
    ['chain 0', 'Chain ID: 1', 'Chain ID: 0', 'The chain id in the message is not supported. Supported chains: 1'],
    ['a leap second of issue', 'Issued At: 2026-01-31T12:00:00Z', 'Issued At: 2025-12-31T23:59:60Z', NO_TIME],
    ['an expiry in a leap second', '12:10:00Z', '12:09:60Z', NO_TIME],
    ['a start in a leap second', 'Before: 2026-01-31T12:00:00Z', 'Before: 2026-01-31T12:00:60Z', NO_TIME],
    [
      'a port of six digits',
      'example.com/login',
      'example.com:100443/login',
      'The URI of the message is not an allowed origin of this service',
    ],
  ] as const)
    it(`is refused by our checks: ${what}`, () => {
      expect(TEXT).to.include(from);
      expect(problemOf(readable(TEXT.replace(from, to)))).to.equal(problem);
    });

  it('is what it writes itself, in every form of the grammar', () => {
    fc.assert(
      fc.property(siweFields, (fields) => {
        const message = readable(writtenSiwe(fields));
        expect(message).to.deep.include(fields);
        expect(problemOf(message)).to.not.equal(REWRITTEN);
      }),
      { numRuns: 200 },
    );
  });

  it('is refused when the fields have any other text than the one that was signed', () => {
    let [stillAccepted, rewritten] = [0, 0];
    fc.assert(
      fc.property(siweFields, someEdits, fc.constantFrom('', '0'), (fields, edit, zero) => {
        const text = edit(writtenSiwe(fields)).replace('Chain ID: ', `Chain ID: ${zero}`);
        const message = parseSiweMessage(text);
        if ('problem' in message) return;
        stillAccepted += 1;
        if (message.requestId === '' || writtenSiwe(message) === text) return;
        rewritten += 1;
        expect(problemOf(message), text).to.equal(REWRITTEN);
      }),
      { numRuns: 1000 },
    );
    expect(stillAccepted).to.be.above(80);
    expect(rewritten).to.be.above(0);
  });
});
