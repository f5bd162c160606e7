import { expect } from 'chai';
import { Interface, verifyTypedData } from 'ethers';
import fc from 'fast-check';
import type { PurchaseSigner } from '../../../src/application/ports/sale.ts';
import { tierNumber } from '../../../src/domain/kyc/tier.ts';
import type { PurchaseAuthorization } from '../../../src/domain/sale/purchase-authorization.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { anAuthorization, authorizations, DEV_ADDRESS } from '../../support/chain/signing.ts';
import { rejectionOf } from '../../support/rejection.ts';

const SALE = new Interface([
  `function buy((address buyer, address paymentToken, uint256 amount, uint256 maxAllowed, bool isEU, address referrer,
    uint256 nonce, uint256 deadline, uint8 tier) authorization, bytes signature)`,
]);

const message = (authorization: PurchaseAuthorization) => ({ ...authorization, tier: tierNumber(authorization.tier) });

const CHANGES: readonly Partial<PurchaseAuthorization>[] = [
  { buyer: DEV_ADDRESS },
  { paymentToken: DEV_ADDRESS },
  { amount: anAuthorization.amount + 1n },
  { maxAllowed: MAX_UINT256 },
  { isEU: !anAuthorization.isEU },
  { referrer: DEV_ADDRESS },
  { nonce: anAuthorization.nonce + 1n },
  { deadline: anAuthorization.deadline + 1n },
  { tier: 'TIER_2' },
];

const EXTREMES: readonly PurchaseAuthorization[] = [
  { ...anAuthorization, amount: 0n, maxAllowed: 0n, nonce: 0n, deadline: 0n, isEU: false },
  { ...anAuthorization, amount: MAX_UINT256, maxAllowed: MAX_UINT256, nonce: MAX_UINT256, deadline: MAX_UINT256 },
  { ...anAuthorization, buyer: ZERO_ADDRESS, paymentToken: ZERO_ADDRESS, tier: 'TIER_3' },
];

export function describePurchaseSignerContract(name: string, makeWorld: () => { signer: PurchaseSigner }): void {
  describe(`PurchaseSigner contract: ${name}`, () => {
    const { signer } = makeWorld();
    const { domain, types } = signer.typedData;
    const mutable = Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, [...fields]]));
    const recovered = (authorization: PurchaseAuthorization, signature: string, sale = domain) =>
      verifyTypedData(sale, mutable, message(authorization), signature);

    it('signs what its address and typed data verify', async () => {
      await fc.assert(
        fc.asyncProperty(authorizations, async (authorization) => {
          expect(recovered(authorization, (await signer.sign(authorization)).signature)).to.equal(signer.address);
        }),
        { numRuns: 40, examples: EXTREMES.map((extreme) => [extreme]) },
      );
    });

    it('returns the authorization and the calldata of buy() with the same values', async () => {
      await fc.assert(
        fc.asyncProperty(authorizations, async (authorization) => {
          const signed = await signer.sign(authorization);
          expect(signed.authorization).to.deep.equal(authorization);
          const args = [message(authorization), signed.signature];
          expect(signed.calldata).to.equal(SALE.encodeFunctionData('buy', args));
        }),
        { numRuns: 40, examples: EXTREMES.map((extreme) => [extreme]) },
      );
    });

    for (const change of CHANGES)
      it(`signs nothing but the authorization: another ${Object.keys(change).join()} does not verify`, async () => {
        const { signature } = await signer.sign(anAuthorization);
        expect(recovered({ ...anAuthorization, ...change }, signature)).to.not.equal(signer.address);
      });

    for (const change of [{ name: 'Other' }, { version: '2' }, { chainId: 1 }, { verifyingContract: DEV_ADDRESS }])
      it(`signs for one contract: another ${Object.keys(change).join()} does not verify`, async () => {
        const { signature } = await signer.sign(anAuthorization);
        expect(recovered(anAuthorization, signature, { ...domain, ...change })).to.not.equal(signer.address);
      });

    for (const [field, value] of [
      ['amount', -1n],
      ['amount', MAX_UINT256 + 1n],
      ['deadline', -1n],
      ['nonce', 2n ** 256n],
    ] as const)
      it(`rejects ${field} ${value} instead of truncating it`, async () => {
        const rejection = await rejectionOf(signer.sign({ ...anAuthorization, [field]: value }));
        expect(rejection).to.be.instanceOf(RangeError).with.property('message').that.includes(field);
      });
  });
}
