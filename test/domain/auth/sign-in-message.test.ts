import { expect } from 'chai';
import { type SignInMessage, type SignInPolicy, signInProblem } from '../../../src/domain/auth/sign-in-message.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { writtenSiwe } from '../../support/chain/siwe-fields.ts';

const NOON = new Date('2026-01-31T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOON.getTime() + milliseconds).toISOString();
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const policy: SignInPolicy = {
  origins: ['https://app.example.com', 'http://localhost:3000', 'https://[2001:db8::1]:8443', 'capacitor://wallet'],
  chainIds: new Set([1, 8453]),
};
const message: Omit<SignInMessage, 'text'> = {
  domain: 'app.example.com',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as WalletAddress,
  uri: 'https://app.example.com/login?next=%2F#top',
  version: '1',
  chainId: 8453,
  nonce: 'k3jd8s0a7f6g5h4j3',
  issuedAt: at(0),
  resources: [],
};

const DOMAIN = 'The domain of the message is not an allowed domain of this service';
const URI = 'The URI of the message is not an allowed origin of this service';
const CHAIN = 'The chain id in the message is not supported';
/** The problem without the domain that was sent and the chains that are supported. */
const withoutValues = (problem: string | undefined) =>
  problem
    ?.replace(/(domain of the message), .*, is/, '$1 is')
    .replace(/ Supported chains: .*/, '')
    .replace(/supported\.$/, 'supported');
const FUTURE = 'The message was issued in the future';
const OLD = 'The message was issued too long ago';
const EXPIRED = 'The message has expired';
const NO_TIME = 'The message contains a time that the service cannot represent';
const REWRITTEN = 'The message is not written exactly as EIP-4361 writes its fields';
const EARLY = 'The message is not valid yet';

const CASES: readonly (readonly [string, Partial<SignInMessage>, string | undefined])[] = [
  ['a message for this service, now', {}, undefined],
  ['every optional field at ease', { scheme: 'https', expirationTime: at(MINUTE), notBefore: at(-MINUTE) }, undefined],
  ['another of our origins', { domain: 'localhost:3000', uri: 'http://localhost:3000' }, undefined],
  ['an IPv6 origin', { domain: '[2001:db8::1]:8443', uri: 'https://[2001:db8:0::1]:8443/' }, undefined],
  ['an origin of an app', { scheme: 'capacitor', domain: 'wallet', uri: 'capacitor://wallet/login' }, undefined],
  ['the default port in the URI', { uri: 'https://app.example.com:443/' }, undefined],

  ['another domain', { domain: 'evil.com' }, DOMAIN],
  ['another domain and its URI', { domain: 'evil.com', uri: 'https://evil.com/' }, DOMAIN],
  ['a domain that ends with ours', { domain: 'evil-app.example.com' }, DOMAIN],
  ['a domain that begins with ours', { domain: 'app.example.com.evil.com' }, DOMAIN],
  ['a subdomain', { domain: 'x.app.example.com' }, DOMAIN],
  ['the parent domain', { domain: 'example.com' }, DOMAIN],
  ['our domain with a user', { domain: 'app.example.com@evil.com' }, DOMAIN],
  ['our domain behind a user', { domain: 'evil.com@app.example.com' }, DOMAIN],
  ['our domain at another port', { domain: 'app.example.com:8443' }, DOMAIN],
  ['our domain in upper case', { domain: 'APP.example.com' }, DOMAIN],
  ['our domain with a dot after it', { domain: 'app.example.com.' }, DOMAIN],
  ['no domain', { domain: '' }, DOMAIN],
  ['our domain under another scheme', { scheme: 'http' }, DOMAIN],
  ['our domain under the scheme of another origin', { scheme: 'capacitor' }, DOMAIN],

  ['another host in the URI', { uri: 'https://evil.com/app.example.com' }, URI],
  ['our host as the user of another', { uri: 'https://app.example.com@evil.com/' }, URI],
  ['another scheme in the URI', { uri: 'http://app.example.com/login' }, URI],
  ['another port in the URI', { uri: 'https://app.example.com:8443/login' }, URI],
  ['the URI of another of our origins', { uri: 'http://localhost:3000/login' }, URI],
  ['a URI of an object of our origin', { uri: 'blob:https://app.example.com/9115d58c' }, URI],
  ['a URI without a host', { uri: 'urn:uuid:f81d4fae' }, URI],
  ['a URI that runs', { uri: 'javascript:alert(1)' }, URI],
  ['another scheme without an origin', { domain: 'wallet', uri: 'evil://wallet/login' }, URI],
  ['a URI that cannot be parsed', { uri: 'https://[/' }, URI],

  ['version 2', { version: '2' }, 'The message version must be 1'],
  ['version 1.0', { version: '1.0' }, 'The message version must be 1'],
  ['chain 999999', { chainId: 999_999 }, CHAIN],
  ['chain 0', { chainId: 0 }, CHAIN],
  ['a chain that is near', { chainId: 8454 }, CHAIN],

  ['issued 30 seconds ahead', { issuedAt: at(30 * SECOND) }, undefined],
  ['issued a millisecond more ahead', { issuedAt: at(30 * SECOND + 1) }, FUTURE],
  ['issued 10 minutes ahead', { issuedAt: at(10 * MINUTE) }, FUTURE],
  ['issued 10 minutes ago', { issuedAt: at(-10 * MINUTE) }, undefined],
  ['issued a millisecond longer ago', { issuedAt: at(-10 * MINUTE - 1) }, OLD],
  ['issued in 2019', { issuedAt: '2019-01-01T00:00:00Z' }, OLD],
  ['issued in 2019, valid for ever', { issuedAt: '1970-01-01T00:00:00Z', expirationTime: '9999-12-31T00:00:00Z' }, OLD],
  ['expiring in a millisecond', { expirationTime: at(1) }, undefined],
  ['expiring now', { expirationTime: at(0) }, EXPIRED],
  ['expired before it was issued', { expirationTime: at(-MINUTE) }, EXPIRED],
  ['valid in 30 seconds', { notBefore: at(30 * SECOND) }, undefined],
  ['valid a millisecond later', { notBefore: at(30 * SECOND + 1) }, EARLY],

  ['an hour of another zone', { issuedAt: '2026-01-31t17:30:00+05:30' }, undefined],
  ['a leap second of issue', { issuedAt: '2026-01-31T11:59:60Z' }, NO_TIME],
  ['an expiry in a leap second', { expirationTime: '2026-01-31T12:00:60Z' }, NO_TIME],
  ['a start in a leap second', { notBefore: '2026-01-31T11:59:60Z' }, NO_TIME],
  ['a time of words', { issuedAt: 'now' }, NO_TIME],
];

const signed = (change: Partial<SignInMessage>): SignInMessage => {
  const fields = { ...message, ...change };
  return { ...fields, text: writtenSiwe(fields) };
};

describe('signInProblem', () => {
  for (const [what, change, problem] of CASES)
    it(`${problem === undefined ? 'accepts' : 'rejects'} ${what}`, () => {
      expect(withoutValues(signInProblem(signed(change), policy, NOON))).to.equal(problem);
    });

  it('rejects every message when no origin and no chain is allowed', () => {
    expect(withoutValues(signInProblem(signed({}), { ...policy, origins: [] }, NOON))).to.equal(DOMAIN);
    expect(withoutValues(signInProblem(signed({}), { ...policy, chainIds: new Set() }, NOON))).to.equal(CHAIN);
  });

  for (const change of [
    { scheme: 'https' },
    { domain: 'localhost:3000' },
    { address: message.address.toLowerCase() as WalletAddress },
    { statement: '' },
    { statement: 'I pay.' },
    { uri: 'https://app.example.com/' },
    { version: '01' },
    { chainId: 1 },
    { nonce: 'k3jd8s0a7f6g5h4j4' },
    { issuedAt: at(1) },
    { expirationTime: at(MINUTE) },
    { notBefore: at(0) },
    { requestId: '' },
    { resources: ['https://app.example.com/'] },
  ])
    it(`rejects a message that was read as ${JSON.stringify(change)} and signed without it`, () =>
      expect(signInProblem({ ...signed({}), ...change }, policy, NOON)).to.equal(REWRITTEN));
});
