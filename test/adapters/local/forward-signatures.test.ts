import { expect } from 'chai';
import { Wallet } from 'ethers';
import fc from 'fast-check';
import { Eip712ForwardSignatures } from '../../../src/adapters/local/message-signatures.ts';
import { FORWARD_REQUEST_TYPES, type ForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { CURVES } from '../../support/chain/ethers-secp256k1.ts';
import { DEV_KEY } from '../../support/chain/signing.ts';
import { newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { CAROL } from '../../support/fixtures/store-fixtures.ts';

const wallet = new Wallet(DEV_KEY);
const DOMAIN = { name: 'Forwarder', version: '1', chainId: 8453, verifyingContract: CAROL };
const TYPES = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };

describe('Eip712ForwardSignatures', () => {
  const signed = async (request: ForwardRequest) => ({
    ...request,
    signature: (await wallet.signTypedData(DOMAIN, TYPES, request)) as Hex,
  });
  const { signature: _, ...request } = newSponsorship(1).request;

  for (const [library, curve] of CURVES)
    it(`recovers the signer of any request, by ${library}`, async () => {
      const signatures = new Eip712ForwardSignatures(curve);
      const uint = fc.bigInt({ min: 0n, max: MAX_UINT256 });
      const wishes = fc.record({
        value: uint,
        gas: uint,
        nonce: uint,
        deadline: fc.bigInt({ min: 0n, max: 2n ** 48n - 1n }),
        data: fc.uint8Array({ maxLength: 100 }).map((data) => `0x${Buffer.from(data).toString('hex')}` as Hex),
      });
      await fc.assert(
        fc.asyncProperty(wishes, async (wish) => {
          const whole = await signed({ ...request, ...wish });
          return (
            signatures.signerOf(DOMAIN, whole) === wallet.address &&
            signatures.signerOf(DOMAIN, { ...whole, gas: whole.gas ^ 1n }) !== wallet.address &&
            signatures.signerOf({ ...DOMAIN, chainId: 1 }, whole) !== wallet.address
          );
        }),
        { numRuns: 20 },
      );
    });

  for (const [what, signature] of [
    ['nothing', '0x'],
    ['zeros', `0x${'00'.repeat(65)}`],
    ['64 bytes', `0x${'11'.repeat(64)}`],
    ['66 bytes', `0x${'11'.repeat(66)}`],
    ['numbers beyond the curve', `0x${'ff'.repeat(64)}1b`],
  ] as const)
    it(`finds no signer of ${what}`, () => {
      expect(new Eip712ForwardSignatures().signerOf(DOMAIN, { ...request, signature })).to.equal(undefined);
    });

  it('recovers another account for a request that the wallet did not sign', async () => {
    const whole = await signed(request);
    const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;
    expect(new Eip712ForwardSignatures().signerOf(DOMAIN, { ...whole, from: other })).to.not.be.oneOf([
      wallet.address,
      other,
    ]);
  });
});
