import { type Address, isAddress } from 'viem';
import { isApiError } from '../http/api-error.ts';

/** What a wallet owes for sponsored purchases. */
export type OwedFee = Readonly<{
  chainId: number;
  token: Address;
  /** Smallest units of the token. */
  amount: bigint;
}>;

/** What the wallet owes, by a FEES_OWED refusal; empty for other errors. Pay with `transferGasless({ …, owed: amount })`. */
export function owedFees(error: unknown): readonly OwedFee[] {
  if (!isApiError(error, 'FEES_OWED')) return [];
  return error.details.flatMap(({ path, message }) => {
    const [, chainId, token = ''] = /^chain (\d+) token (\w+)$/.exec(path) ?? [];
    const [, amount = ''] = /^owes (\d+)$/.exec(message) ?? [];
    return isAddress(token) && amount !== '' ? [{ chainId: Number(chainId), token, amount: BigInt(amount) }] : [];
  });
}
