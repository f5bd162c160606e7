import type { FeeQuote } from '../fee/fee-quote.ts';
import type { FieldIssue } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import type { TypedDataDomain, TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { feeNotIncluded } from './errors.ts';
import type { SponsorshipFee } from './sponsorship.ts';

/** The EIP-712 struct of an ERC-2612 permit: an allowance granted by signature instead of a transaction. */
export const PERMIT_TYPES: Readonly<Record<'Permit', readonly TypedDataField[]>> = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

export type Permit = Readonly<{
  owner: WalletAddress;
  spender: WalletAddress;
  /** Smallest units. */
  value: bigint;
  nonce: bigint;
  /** Unix seconds. */
  deadline: bigint;
}>;

/** What a wallet needs to sign a permit of a token. */
export type PermitTerms = Readonly<{ domain: TypedDataDomain; nonce: bigint }>;

/** A transfer through the contract GaslessTransfers: `amount` goes to `to`, and `fee` to the treasury. */
export type GaslessTransfer = Readonly<{
  token: WalletAddress;
  to: WalletAddress;
  /** Smallest units, also of the fee. */
  amount: bigint;
  fee: bigint;
}>;

export const GASLESS_FUNCTIONS = {
  transfer: 'transfer(address,address,uint256,uint256)',
  transferWithPermit: 'transferWithPermit(address,address,uint256,uint256,uint256,uint8,bytes32,bytes32)',
} as const;
/** The selectors of the two functions, in the same order. */
export const GASLESS_SELECTORS: readonly Hex[] = ['0x0411b252', '0x05b01078'];

/**
 * The fee that the call itself pays. Throws FEE_NOT_INCLUDED, with every difference, when the call is missing, the
 * quote is not for a transfer, the token differs or the fee is too low.
 */
export function feeIncluded(quote: FeeQuote, call: GaslessTransfer | undefined): SponsorshipFee {
  const issues: FieldIssue[] = [];
  if (quote.action !== 'transfer') issues.push({ path: 'feeQuote.action', message: 'must be transfer' });
  if (call === undefined) issues.push({ path: 'request.data', message: 'must be an ABI-encoded transfer' });
  if (call !== undefined && call.token !== quote.token)
    issues.push({ path: 'request.data.token', message: `must be ${quote.token}` });
  if (call !== undefined && call.fee < quote.fee)
    issues.push({ path: 'request.data.fee', message: `must be at least ${quote.fee}` });
  if (call === undefined || issues.length > 0) throw feeNotIncluded({ issues });
  return { token: call.token, amount: call.fee, collection: 'in-call' };
}
