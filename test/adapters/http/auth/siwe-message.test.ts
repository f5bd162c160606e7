import { expect } from 'chai';
import { parseSiweMessage } from '../../../../src/adapters/http/auth/auth.schemas.ts';
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
      issuedAt: '2021-09-30T16:25:24Z',
      expirationTime: undefined,
      notBefore: undefined,
      requestId: undefined,
      scheme: undefined,
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    });
  });

  it('parses every optional line', () => {
    expect(accepted(`https://${FULL}`)).to.deep.include({
      scheme: 'https',
      expirationTime: '2021-10-01T16:25:24.5+02:00',
      notBefore: '2021-09-30T16:25:24.000Z',
      requestId: 'a%20b',
    });
  });

  it('distinguishes a missing from an empty statement or optional line', () => {
    const bare = EXAMPLE.replace(/\nI accept.*\n/, '\n').replace(/\nResources:.*/s, '');
    expect(accepted(bare)).to.include({ statement: undefined, requestId: undefined, resources: undefined });
    expect(accepted(bare.replace('\n\n\n', '\n\n\n\n'))).to.have.property('statement', '');
    expect(accepted(`${bare}\nRequest ID: \nResources:`)).to.deep.include({ requestId: '', resources: [] });
  });

  const change = (from: string | RegExp, to: string) => FULL.replace(from, to);
  for (const [what, text] of [
    ['an empty text', ''],
    ['another first line', change('wants you to sign in with your', 'wants you to log in with your')],
    ['no domain', change('example.com wants', ' wants')],
    ['a scheme without a domain', change('example.com wants', 'https:// wants')],
    ['a path in the domain', change('example.com wants', 'example.com/x wants')],
    ['a blank in the domain', change('example.com wants', 'example.com evil wants')],
    ['an IPv6 host that is none', change('example.com wants', '[1::2::3] wants')],
    ['a scheme that begins with a digit', `1https://${FULL}`],
    ['an address with one letter of the wrong case', change('0xC02a', '0xc02a')],
    ['an address that is too long', change('756Cc2', '756Cc20')],
    ['a blank after the address', change('756Cc2', '756Cc2 ')],
    ['no line before the statement', change('\n\nI accept', '\nI accept')],
    ['a statement of two lines', change('Terms of', 'Terms\nof')],
    ['a statement outside ASCII', change('Terms', 'Termés')],
    ['a statement with a quotation mark', change('Terms', '"Terms"')],
    ['a statement with a tab', change('Terms of', 'Terms\tof')],
    ['no line after the statement', change('/tos\n\n', '/tos\n')],
    ['four blank lines for a statement', change(/\nI accept.*\n/, '\n\n\n')],
    ['no URI', change(/URI: .*\n/, '')],
    ['a relative URI', change('URI: https://example.com/login', 'URI: /login')],
    ['a URI with a blank', change('/login', '/log in')],
    ['a URI with half an escape', change('/login', '/login%2')],
    ['a URI outside ASCII', change('/login', '/łogin')],
    ['a URI with a bracket in its path', change('/login', '/login[0]')],
    ['a URI with two fragments', change('/login', '/login#a#b')],
    ['a URI with two users', change('example.com/login', 'a@b@example.com/login')],
    ['a URI with an IPv6 host that is none', change('example.com/login', '[::g]/login')],
    ['version 2', change('Version: 1', 'Version: 2')],
    ['version 01', change('Version: 1', 'Version: 01')],
    ['a chain with a sign', change('Chain ID: 1', 'Chain ID: +1')],
    ['a negative chain', change('Chain ID: 1', 'Chain ID: -1')],
    ['a chain in hexadecimal', change('Chain ID: 1', 'Chain ID: 0x1')],
    ['a chain in exponent form', change('Chain ID: 1', 'Chain ID: 1e3')],
    ['a chain in digits of another script', change('Chain ID: 1', 'Chain ID: \u{661}')],
    ['a chain that is infinite', change('Chain ID: 1', `Chain ID: ${'9'.repeat(400)}`)],
    ['a nonce of seven characters', change('32891756', '3289175')],
    ['a nonce with a hyphen', change('32891756', '3289-1756')],
    ['a nonce outside ASCII', change('32891756', '3289175\u{ff16}')],
    ['a date without a time', change('2021-09-30T16:25:24Z', '2021-09-30')],
    ['a time without a zone', change('16:25:24Z', '16:25:24')],
    ['a blank for the T', change('30T16', '30 16')],
    ['30 February', change('2021-09-30', '2024-02-30')],
    ['29 February of a common year', change('2021-09-30', '2100-02-29')],
    ['31 September', change('2021-09-30', '2021-09-31')],
    ['month 13', change('2021-09', '2021-13')],
    ['month 0', change('2021-09', '2021-00')],
    ['day 0', change('09-30', '09-00')],
    ['hour 24', change('T16:25:24', 'T24:00:00')],
    ['minute 60', change('T16:25', 'T16:60')],
    ['a zone of 24 hours', change('25:24Z', '25:24+24:00')],
    ['a fraction without digits', change('25:24Z', '25:24.Z')],
    ['a comma before the fraction', change('25:24Z', '25:24,5Z')],
    ['a year of five digits', change('2021-09-30', '12021-09-30')],
    ['a time of words', change('2021-09-30T16:25:24Z', 'Thu, 30 Sep 2021 16:25:24 GMT')],
    ['a time in milliseconds', change('2021-09-30T16:25:24Z', '1633019124000')],
    ['an expiration that is no time', change('2021-10-01', '2021-10-32')],
    ['Not Before ahead of Expiration Time', change(/(\nExpiration.*)(\nNot.*)/, '$2$1')],
    ['a line twice', change(/(\nNot Before.*)/, '$1$1')],
    ['a request id with a slash', change('a%20b', 'a/b')],
    ['a resource without its dash', change('- https', 'https')],
    ['a resource that is no URI', change('- ipfs://bafy', '- //bafy')],
    ['a blank line among the resources', change('\n- https', '\n\n- https')],
    ['something after Resources:', change('Resources:', 'Resources: ')],
    ['a label in other letter case', change('Nonce:', 'nonce:')],
    ['a label without its blank', change('Nonce: ', 'Nonce:')],
    ['two blanks after a label', change('Nonce: ', 'Nonce:  ')],
    ['a blank after a value', change('Version: 1', 'Version: 1 ')],
    ['an unknown line', change('\nResources:', '\nFoo: bar\nResources:')],
    ['a line break at the end', `${FULL}\n`],
    ['a line break at the end of the short form', `${EXAMPLE.replace(/\nResources:.*/s, '')}\n`],
    ['a line break at the beginning', `\n${FULL}`],
    ['a byte order mark', `\u{feff}${FULL}`],
    ['CRLF', FULL.replaceAll('\n', '\r\n')],
    ['one CRLF', change('Version: 1\n', 'Version: 1\r\n')],
    ['a line separator of Unicode', change('Version: 1\n', 'Version: 1\u{2028}')],
    ['a cut in the middle', FULL.slice(0, FULL.indexOf('16:25:24Z'))],
  ] as const)
    it(`rejects ${what}`, () => {
      expect(text).to.not.equal(FULL);
      expect(problemOf(text)).to.match(/^The text is not an EIP-4361 message/);
    });

  it('names the field that is wrong', () => {
    expect(problemOf(change('32891756', '3289175'))).to.equal('The text is not an EIP-4361 message: invalid nonce');
  });

  for (const [form, address] of [
    ['lower', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    ['upper', '0xC02AAA39B223FE8D0A0E5C4F27EAD9083C756CC2'],
  ] as const)
    it(`rejects an address in ${form} case, and names the form to use`, () => {
      expect(problemOf(FULL.replace(/0x[0-9a-fA-F]{40}/, address))).to.equal(
        'The address in the message must be written as 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 (EIP-55)',
      );
    });

  it('takes less than a second for any text of 4,096 characters', () => {
    const slow = [
      'a',
      'a.',
      '1.',
      '%41',
      ':',
      '@',
      'a:',
      '/',
      '/?',
      '?',
      '#',
      '[',
      '[::',
      '- x:\n',
      '\n',
      '\n- x:a',
    ].flatMap((piece) => {
      const long = piece.repeat(3500 / piece.length);
      return [
        long,
        `https://${long} wants`,
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
