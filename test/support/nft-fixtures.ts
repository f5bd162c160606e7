import fc from 'fast-check';
import type { NftPurchaseAuthorization } from '../../src/domain/sale/nft-purchase-authorization.ts';
import { ZERO_ADDRESS } from '../../src/domain/shared/wallet-address.ts';
import { addresses, uint256s } from './signing.ts';
import { ALICE, CAROL } from './store-fixtures.ts';

export const nftAuthorization = (
  nonce: bigint,
  changes: Partial<NftPurchaseAuthorization> = {},
): NftPurchaseAuthorization => ({
  buyer: ALICE,
  paymentToken: CAROL,
  amount: 250_000_000n,
  tokenId: 77n,
  tierId: 1,
  referrer: ZERO_ADDRESS,
  nonce,
  deadline: 1_767_225_600n,
  ...changes,
});

export const nftAuthorizations: fc.Arbitrary<NftPurchaseAuthorization> = fc.record({
  buyer: addresses,
  paymentToken: addresses,
  amount: uint256s,
  tokenId: uint256s,
  tierId: fc.integer({ min: 0, max: 255 }),
  referrer: addresses,
  nonce: uint256s,
  deadline: uint256s,
});
