import { expect } from 'chai';
import { parseSiweMessage } from '../../../../src/adapters/http/auth/siwe-message.ts';
import type { SignInMessage } from '../../../../src/domain/auth/sign-in-message.ts';
import { processorMs } from '../../../support/processor-time.ts';

/** The first example of EIP-4361. */
const EXAMPLE = `example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`;

const FULL = EXAMPLE.replace(
  '\nResources:',
  '\nExpiration Time: 2021-10-01T16:25:24.5+02:00\nNot Before: 2021-09-30T16:25:24.000Z\nRequest ID: a%20b\nResources:',
);

const accepted = (text: string): SignInMessage | undefined => {
  const result = parseSiweMessage(text);
  return 'problem' in result ? undefined : result;
};
const problemOf = (text: string) => {
  const result = parseSiweMessage(text);
  return 'problem' in result ? result.problem : undefined;
};

describe('parseSiweMessage', () => {
  it('parses the example of EIP-4361', () => {
    expect(parseSiweMessage(EXAMPLE)).to.deep.equal({
      text: EXAMPLE,
      domain: 'example.com',
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
      uri: 'https://example.com/login',
      version: '1',
      chainId: 1,
      nonce: '32891756',
      issuedAt: new Date('2021-09-30T16:25:24.000Z'),
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    });
  });

  it('parses every optional line', () => {
    expect(accepted(`https://${FULL}`)).to.deep.include({
      scheme: 'https',
      expirationTime: new Date('2021-10-01T14:25:24.500Z'),
      notBefore: new Date('2021-09-30T16:25:24.000Z'),
      requestId: 'a%20b',
    });
  });

  it('distinguishes a missing from an empty statement or optional line', () => {
    const bare = EXAMPLE.replace(/\nI accept.*\n/, '\n').replace(/\nResources:.*/s, '');
    expect(accepted(bare)).to.not.have.any.keys('statement', 'scheme', 'expirationTime', 'notBefore', 'requestId');
    expect(accepted(bare)).to.have.deep.property('resources', []);
    expect(accepted(bare.replace('\n\n\n', '\n\n\n\n'))).to.have.property('statement', '');
    expect(accepted(`${bare}\nRequest ID: \nResources:`)).to.deep.include({ requestId: '', resources: [] });
  });

  const change = (from: string | RegExp, to: string) => FULL.replace(from, to);
  const longest = '9'.repeat(400);

  for (const [what, text, line] of [
    ['an empty text', '', 1],
    ['another first line', change('wants you to sign in with your', 'wants you to log in with your'), 1],
    ['no domain', change('example.com wants', ' wants'), 1],
    ['a scheme without a domain', change('example.com wants', 'https:// wants'), 1],
    ['a path in the domain', change('example.com wants', 'example.com/x wants'), 1],
    ['a blank in the domain', change('example.com wants', 'example.com evil wants'), 1],
    ['a port of six digits', change('example.com wants', 'example.com:123456 wants'), 1],
    ['an IPv6 host that is none', change('example.com wants', '[1::2::3] wants'), 1],
    ['a scheme that begins with a digit', `1https://${FULL}`, 1],
    ['an address in lower case', change('0xC02aaA', '0xc02aaa'), 2],
    ['an address with one letter of the wrong case', change('0xC02a', '0xc02a'), 2],
    [
      'an address in upper case',
      FULL.replace(/0x[0-9a-fA-F]{40}/, (address) => `0x${address.slice(2).toUpperCase()}`),
      2,
    ],
    ['an address that is too long', change('756Cc2', '756Cc20'), 2],
    ['a blank after the address', change('756Cc2', '756Cc2 '), 2],
    ['no line before the statement', change('\n\nI accept', '\nI accept'), 3],
    ['a statement of two lines', change('Terms of', 'Terms\nof'), 5],
    ['a statement outside ASCII', change('Terms', 'Termés'), 4],
    ['a statement with a quotation mark', change('Terms', '"Terms"'), 4],
    ['a statement with a tab', change('Terms of', 'Terms\tof'), 4],
    ['no line after the statement', change('/tos\n\n', '/tos\n'), 5],
    ['four blank lines for a statement', change(/\nI accept.*\n/, '\n\n\n'), 6],
    ['no URI', change(/URI: .*\n/, ''), 6],
    ['a relative URI', change('URI: https://example.com/login', 'URI: /login'), 6],
    ['a URI with a blank', change('/login', '/log in'), 6],
    ['a URI with half an escape', change('/login', '/login%2'), 6],
    ['a URI outside ASCII', change('/login', '/łogin'), 6],
    ['a URI with a bracket in its path', change('/login', '/login[0]'), 6],
    ['a URI with two fragments', change('/login', '/login#a#b'), 6],
    ['a URI with a port of six digits', change('example.com/login', 'example.com:123456/login'), 6],
    ['a URI with two users', change('example.com/login', 'a@b@example.com/login'), 6],
    ['a URI with an IPv6 host that is none', change('example.com/login', '[::g]/login'), 6],
    ['version 2', change('Version: 1', 'Version: 2'), 7],
    ['version 01', change('Version: 1', 'Version: 01'), 7],
    ['chain 0', change('Chain ID: 1', 'Chain ID: 0'), 8],
    ['a chain with a leading zero', change('Chain ID: 1', 'Chain ID: 01'), 8],
    ['a chain with a sign', change('Chain ID: 1', 'Chain ID: +1'), 8],
    ['a negative chain', change('Chain ID: 1', 'Chain ID: -1'), 8],
    ['a chain in hexadecimal', change('Chain ID: 1', 'Chain ID: 0x1'), 8],
    ['a chain in exponent form', change('Chain ID: 1', 'Chain ID: 1e3'), 8],
    ['a chain in digits of another script', change('Chain ID: 1', 'Chain ID: \u{661}'), 8],
    ['a chain that no number holds exactly', change('Chain ID: 1', 'Chain ID: 9007199254740993'), 8],
    ['a chain that is infinite', change('Chain ID: 1', `Chain ID: ${longest}`), 8],
    ['a nonce of seven characters', change('32891756', '3289175'), 9],
    ['a nonce with a hyphen', change('32891756', '3289-1756'), 9],
    ['a nonce outside ASCII', change('32891756', '3289175\u{ff16}'), 9],
    ['a date without a time', change('2021-09-30T16:25:24Z', '2021-09-30'), 10],
    ['a time without a zone', change('16:25:24Z', '16:25:24'), 10],
    ['a blank for the T', change('30T16', '30 16'), 10],
    ['30 February', change('2021-09-30', '2024-02-30'), 10],
    ['29 February of a common year', change('2021-09-30', '2100-02-29'), 10],
    ['31 September', change('2021-09-30', '2021-09-31'), 10],
    ['month 13', change('2021-09', '2021-13'), 10],
    ['month 0', change('2021-09', '2021-00'), 10],
    ['day 0', change('09-30', '09-00'), 10],
    ['hour 24', change('T16:25:24', 'T24:00:00'), 10],
    ['minute 60', change('T16:25', 'T16:60'), 10],
    ['a leap second', change('25:24Z', '25:60Z'), 10],
    ['a zone of 24 hours', change('25:24Z', '25:24+24:00'), 10],
    ['a fraction without digits', change('25:24Z', '25:24.Z'), 10],
    ['ten digits of a fraction', change('25:24Z', '25:24.0123456789Z'), 10],
    ['a comma before the fraction', change('25:24Z', '25:24,5Z'), 10],
    ['a year of five digits', change('2021-09-30', '12021-09-30'), 10],
    ['a time of words', change('2021-09-30T16:25:24Z', 'Thu, 30 Sep 2021 16:25:24 GMT'), 10],
    ['a time in milliseconds', change('2021-09-30T16:25:24Z', '1633019124000'), 10],
    ['an expiration that is no time', change('2021-10-01', '2021-10-32'), 11],
    ['Not Before ahead of Expiration Time', change(/(\nExpiration.*)(\nNot.*)/, '$2$1'), 12],
    ['a line twice', change(/(\nNot Before.*)/, '$1$1'), 13],
    ['a request id with a slash', change('a%20b', 'a/b'), 13],
    ['a resource without its dash', change('- https', 'https'), 16],
    ['a resource that is no URI', change('- ipfs://bafy', '- //bafy'), 15],
    ['a blank line among the resources', change('\n- https', '\n\n- https'), 16],
    ['something after Resources:', change('Resources:', 'Resources: '), 14],
    ['a label in other letter case', change('Nonce:', 'nonce:'), 9],
    ['a label without its blank', change('Nonce: ', 'Nonce:'), 9],
    ['two blanks after a label', change('Nonce: ', 'Nonce:  '), 9],
    ['a blank after a value', change('Version: 1', 'Version: 1 '), 7],
    ['an unknown line', change('\nResources:', '\nFoo: bar\nResources:'), 14],
    ['a line break at the end', `${FULL}\n`, 17],
    ['a line break at the end of the short form', `${EXAMPLE.replace(/\nResources:.*/s, '')}\n`, 11],
    ['a line break at the beginning', `\n${FULL}`, 1],
    ['a byte order mark', `\u{feff}${FULL}`, 1],
    ['CRLF', FULL.replaceAll('\n', '\r\n'), 1],
    ['one CRLF', change('Version: 1\n', 'Version: 1\r\n'), 7],
    ['a line separator of Unicode', change('Version: 1\n', 'Version: 1\u{2028}'), 7],
    ['a cut in the middle', FULL.slice(0, FULL.indexOf('16:25:24Z')), 10],
  ] as const)
    it(`rejects ${what}, and reports line ${line}`, () => {
      expect(text).to.not.equal(FULL);
      expect(problemOf(text)).to.match(new RegExp(`^Line ${line} of the message (must be|is unexpected)`));
    });

  it('takes time proportional to the length of any text', () => {
    const slow = ['a', '%41', ':', '@', 'a:', '/', '/?', '?', '#', '[', '- x:\n', '\n', '\n- x:a'].flatMap((piece) => {
      const long = piece.repeat(65_536 / piece.length);
      return [
        long,
        `${long} wants`,
        EXAMPLE.replace('/login', long),
        `${EXAMPLE}${long}"`,
        EXAMPLE.replace('Terms', long),
      ];
    });
    for (const text of slow) {
      const took = processorMs(() => parseSiweMessage(text));
      expect(took, text.slice(0, 80)).to.be.below(1000);
    }
  });
});
