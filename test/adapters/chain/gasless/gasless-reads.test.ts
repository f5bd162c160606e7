import { expect } from 'chai';
import { AbiCoder, TypedDataEncoder } from 'ethers';
import fc from 'fast-check';
import {
  type GaslessRead,
  gaslessOutlookIn,
  gaslessReads,
} from '../../../../src/adapters/chain/gasless/gasless-reads.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { ALICE, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' as WalletAddress;
/** USDC's return values on Ethereum. */
const SEPARATOR: Hex = '0x06c37168a7db5138defc7866392bb87a741f9b3d104deb5094588ce041cae335';
const place = {
  token: USDC,
  contract: BOB,
  forwarder: { name: 'Forwarder', version: '1', chainId: 1, verifyingContract: CAROL },
};
const text = (words: string) => AbiCoder.defaultAbiCoder().encode(['string'], [words]) as Hex;
type Said = Partial<Record<GaslessRead, Hex>>;
const told = (said: Said) =>
  gaslessOutlookIn(
    {
      bytes: (name) => said[name],
      word: (name) => (said[name] === undefined ? undefined : BigInt(said[name])),
    },
    place,
  );
const counts = { requestNonce: '0x05', allowance: '0x07', permitNonce: '0x09' } as const;
const usual: Said = { ...counts, separator: SEPARATOR, name: text('USD Coin'), version: text('2') };

describe('what a token reports about permits', () => {
  it('is read from the forwarder and the token', () => {
    const asked = gaslessReads(ALICE, place).map(([name, { to }]) => [name, to]);
    expect(asked).to.deep.equal([
      ['requestNonce', CAROL],
      ...['allowance', 'permitNonce', 'separator', 'name', 'version'].map((name) => [name, USDC]),
    ]);
  });

  it('is a domain whose hash equals the token’s separator', () => {
    const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC };
    expect(told(usual)).to.deep.equal({ requestNonce: 5n, allowance: 7n, permit: { domain, nonce: 9n } });
    const { version, ...silent } = usual;
    expect(told(silent)?.permit?.domain.version).to.equal('2');
    expect(told({ ...usual, version: text('1.3.0') })?.permit?.domain.version).to.equal('2');
  });

  it('prefers the version that the token returns to the usual ones', () => {
    const domain = { name: 'Dollar', version: 'v9', chainId: 1, verifyingContract: USDC };
    const separator = TypedDataEncoder.hashDomain(domain) as Hex;
    expect(told({ ...usual, separator, name: text('Dollar'), version: text('v9') })?.permit?.domain).to.deep.equal(
      domain,
    );
  });

  for (const [what, said] of [
    ['another name', { name: text('USD coin') }],
    ['no name', { name: undefined }],
    ['a name that is no text', { name: `0x${'ff'.repeat(64)}` }],
    ['no domain', { separator: undefined }],
    ['another domain', { separator: `0x${'11'.repeat(32)}` }],
    ['no nonce', { permitNonce: undefined }],
  ] as const)
    it(`is undefined for a token with ${what}`, () => {
      expect(told({ ...usual, ...said } as Said)).to.deep.equal({ requestNonce: 5n, allowance: 7n });
    });

  it('is undefined when forwarder or allowance cannot be read', () => {
    for (const gone of ['requestNonce', 'allowance'] as const)
      expect(told({ ...usual, [gone]: undefined } as Said), gone).to.equal(undefined);
  });

  it('never throws, whatever bytes a token returns', () => {
    const bytes = fc.uint8Array({ maxLength: 160 }).map((data) => `0x${Buffer.from(data).toString('hex')}` as Hex);
    fc.assert(
      fc.property(bytes, bytes, bytes, (name, version, separator) => {
        expect(told({ ...counts, name, version, separator })).to.deep.equal({ requestNonce: 5n, allowance: 7n });
      }),
    );
  });
});
