import { formatAmount } from '../amount.ts';

/** What the reverted call said: the name of a contract's error and its arguments, or a text. */
export type Revert = Readonly<{ name: string; args: readonly unknown[] }>;

type Money = Readonly<{ decimals: number; symbol: string }>;

/** The sale contracts' errors as sentences. */
export function revertReason({ name, args }: Revert, { decimals, symbol }: Money): string {
  const amount = (index: number) => {
    const units = args[index];
    return typeof units === 'bigint' ? `${formatAmount(units, decimals)} ${symbol}` : 'the limit';
  };
  switch (name) {
    case 'SaleNotActive':
      return 'The sale is not active';
    case 'CapExceeded':
      return `The purchase exceeds what this wallet may still buy, ${amount(1)}`;
    case 'AllocationExceeded':
      return 'Fewer tokens are left in the sale than this amount buys';
    case 'PaymentTooSmall':
      return 'The amount is too small for one unit of the token';
    case 'AuthorizationExpired':
      return 'The authorization expired before the transaction was in a block';
    case 'AuthorizationTooLong':
      return 'The authorization is valid for longer than the sale allows';
    case 'PriceChangedSince':
      return 'The price changed after the authorization was signed';
    case 'NonceAlreadyUsed':
      return 'This authorization was already used for a purchase';
    case 'NotBuyer':
      return 'The transaction came from another account than the authorized buyer';
    case 'SelfReferral':
      return 'A buyer cannot be the referrer';
    case 'PaymentTokenNotAccepted':
      return 'The sale no longer accepts this payment token';
    case 'InvalidSigner':
      return 'The sale does not accept the service’s signature';
    case 'ERC20InsufficientBalance':
      return `The wallet holds ${amount(1)}, and ${amount(2)} are needed`;
    case 'ERC20InsufficientAllowance':
      return `The wallet approved ${amount(1)}, and ${amount(2)} are needed`;
    case 'TierSoldOut':
      return 'This tier is sold out';
    case 'WrongPrice':
      return `The price of this tier is now ${amount(2)}`;
    case 'TokenTaken':
      return 'Somebody else minted this token';
    case 'TokenOutsideTier':
      return 'This token is not part of the tier';
    case 'Error':
      return typeof args[0] === 'string' && args[0] !== '' ? args[0] : 'The contract gave no reason';
    default:
      return name === '' ? 'The contract gave no reason' : `The contract answered ${name}`;
  }
}
