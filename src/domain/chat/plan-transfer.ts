import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { callOf } from '../transfer/transfer-order.ts';
import type { TransferAction } from './action.ts';
import { toUnits } from './decimal.ts';
import { askFor, type EvmToken, evmTokenOn, type TokenDirectory, type Unplanned } from './token-directory.ts';

/** An unsigned transaction: the user's wallet adds nonce and fees, signs it, and sends it or submits it for broadcast. */
export type TransactionToSign = Readonly<{
  chainId: number;
  from: WalletAddress;
  to: WalletAddress;
  /** Wei. */
  value: bigint;
  data: Hex;
  token: Readonly<{ symbol: string; decimals: number; address?: WalletAddress }>;
  recipient: WalletAddress;
  /** The amount for the recipient, in smallest units of the token. */
  amount: bigint;
}>;

/** Independent of the sender. */
export type TransferPlan = Omit<TransactionToSign, 'from'>;

/** Returns the requested transaction, or the next question. Uses only values from the request. */
export function planTransfer(action: TransferAction, directory: TokenDirectory): TransferPlan | Unplanned {
  const token = evmTokenOn(action.token, action.chain, directory);
  if ('message' in token) return token;
  if (action.amount.kind !== 'exact') return askFor('amount', `How much exactly, in ${token.symbol}?`);
  const amount = toUnits(action.amount.value, token.decimals);
  if (amount === undefined) return askFor('amount', `That is not an amount of ${token.symbol}. How much?`);
  const recipient = directory.toWalletAddress(action.recipient);
  if (recipient === undefined)
    return askFor('recipient', `I cannot look up names such as ${action.recipient} yet. To which address?`);
  const { chain: chainId, address = 'native' } = token;
  const call = callOf({ chainId, to: recipient, token: address, amount });
  return { chainId, ...call, recipient, amount, token: brief(token) };
}

const brief = ({ symbol, decimals, address }: EvmToken) => ({
  symbol,
  decimals,
  ...(address !== undefined && { address }),
});

/** Canonical text of the transaction: equal if and only if every field is equal. */
export const contentOf = ({ chainId, from, to, value, data }: TransactionToSign): string =>
  JSON.stringify(['transfer', 1, chainId, from, to, value.toString(), data]);
