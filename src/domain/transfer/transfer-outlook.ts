import type { RollupFees } from '../fee/gas.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { GaslessOutlook } from './gasless-offer.ts';

/** A warning to show before signing; it does not reject the transfer. */
export type TransferWarning = Readonly<{
  code: 'RECIPIENT_LOOKS_ALIKE' | 'RECIPIENT_IS_YOURSELF' | 'RECIPIENT_IS_CONTRACT' | 'GAS_MONEY_MISSING';
  message: string;
}>;

type Circumstances = Readonly<{
  from: WalletAddress;
  to: WalletAddress;
  /** Addresses that the wallet has sent to before, or that its owner listed. */
  known: readonly WalletAddress[];
  recipientIsContract: boolean;
  /** Whether the wallet or a sponsor can pay the gas. */
  gasIsPaid: boolean;
}>;

/** Users compare the first and the last digits of an address, so address-poisoning attacks imitate exactly those. */
const COMPARED_DIGITS = 4;

export function transferWarnings({
  from,
  to,
  known,
  recipientIsContract,
  gasIsPaid,
}: Circumstances): readonly TransferWarning[] {
  const alike = new Set([from, ...known].filter((other) => other !== to && looksLike(other, to)));
  return [
    ...Array.from(alike, (other) => ({
      code: 'RECIPIENT_LOOKS_ALIKE' as const,
      message: `The recipient looks like ${other}, an address this wallet has used, but is a different address. Compare every character.`,
    })),
    ...warning(to === from, 'RECIPIENT_IS_YOURSELF', 'The recipient is the sending wallet itself'),
    ...warning(
      recipientIsContract,
      'RECIPIENT_IS_CONTRACT',
      'The recipient is a contract, which may be unable to return what it receives',
    ),
    ...warning(!gasIsPaid, 'GAS_MONEY_MISSING', 'The wallet’s native coin balance is too low to pay for the gas'),
  ];
}

const warning = (applies: boolean, code: TransferWarning['code'], message: string): readonly TransferWarning[] =>
  applies ? [{ code, message }] : [];

function looksLike(one: WalletAddress, other: WalletAddress): boolean {
  const ends = (address: string) => {
    const digits = address.slice(2).toLowerCase();
    return digits.slice(0, COMPARED_DIGITS) + digits.slice(-COMPARED_DIGITS);
  };
  return ends(one) === ends(other);
}

/** The result of simulating the call at the head of the chain. `feasibility.ts` interprets it. */
export type Simulation =
  /** `returned`: the token contract's return value; absent for native coins. */
  | Readonly<{ outcome: 'executed'; gas: bigint; returned?: Hex }>
  /** `reason`: the contract's, as readable text. */
  | Readonly<{ outcome: 'reverted'; reason: string }>
  | Readonly<{ outcome: 'insufficient-funds' | 'gas-limit-exceeded' }>
  /** The node rejected the simulation for a reason unrelated to the transfer. */
  | Readonly<{ outcome: 'unknown'; cause: Error }>;

/** The facts about a requested transfer at the head of the chain. */
export type TransferOutlook = Readonly<{
  /** The next nonce after the sender's pending transactions. */
  nonce: bigint;
  /** The sender's native balance, in wei. */
  coins: bigint;
  /** The sender's token balance; undefined for native coins, or when there is no token contract at the address. */
  tokens?: bigint;
  simulation: Simulation;
  /** Wei per gas. */
  baseFee: bigint;
  tip: bigint;
  besidesGas: RollupFees;
  /** Whether the recipient is a contract; a delegated account (EIP-7702) is not. */
  recipientIsContract: boolean;
  /** The expected cost of the requested sponsored usage, in wei; above zero. */
  sponsoredWei: bigint;
  /** Undefined when it was not requested, and when the contracts cannot transfer the token. */
  gasless?: GaslessOutlook;
}>;
