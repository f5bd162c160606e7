import type { WalletAddress } from '../shared/wallet-address.ts';

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
