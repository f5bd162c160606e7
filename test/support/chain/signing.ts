import { getAddress, hexlify } from 'ethers';
import fc from 'fast-check';
import { KYC_TIERS } from '../../../src/domain/kyc/tier.ts';
import type { PurchaseAuthorization } from '../../../src/domain/sale/purchase-authorization.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { TypedDataDomain } from '../../../src/domain/shared/typed-data.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';

/** The first account of the well-known development mnemonic. */
export const DEV_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
export const DEV_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as WalletAddress;

export const SALE_DOMAIN: TypedDataDomain = {
  name: 'TokenSale',
  version: '1',
  chainId: 8453,
  verifyingContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress,
};

export const anAuthorization: PurchaseAuthorization = {
  buyer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress,
  paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress,
  amount: 250_000_000n,
  maxAllowed: 999_990_000n,
  isEU: true,
  referrer: ZERO_ADDRESS,
  nonce: 0x1234_5678_9abc_def0n,
  deadline: 1_767_225_600n,
  tier: 'TIER_1',
};

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
export const bytes32 = bytes(32).map((value) => hexlify(value));
export const addresses = fc.oneof(
  { weight: 8, arbitrary: bytes(20).map((value) => getAddress(hexlify(value)) as WalletAddress) },
  { weight: 1, arbitrary: fc.constantFrom(ZERO_ADDRESS, getAddress(`0x${'f'.repeat(40)}`) as WalletAddress) },
);
export const uint256s = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt(0n, MAX_UINT256) },
  { weight: 1, arbitrary: fc.constantFrom(0n, 1n, 2n ** 53n, 2n ** 64n, 2n ** 255n, MAX_UINT256) },
);

export const authorizations: fc.Arbitrary<PurchaseAuthorization> = fc.record({
  buyer: addresses,
  paymentToken: addresses,
  amount: uint256s,
  maxAllowed: uint256s,
  isEU: fc.boolean(),
  referrer: addresses,
  nonce: uint256s,
  deadline: uint256s,
  tier: fc.constantFrom(...KYC_TIERS),
});
