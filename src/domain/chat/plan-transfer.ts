import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { callOf } from '../transfer/transfer-order.ts';
import type { TransferAction } from './action.ts';
import { toUnits } from './decimal.ts';
import { askFor, type EvmToken, evmTokenOn, type Unplanned } from './evm-token.ts';
import type { TokenDirectory } from './token-directory.ts';

/** An unsigned transaction: the person's wallet adds nonce and fees, signs, and sends it or has it sent. */
export type TransactionToSign = Readonly<{
  chainId: number;
  from: WalletAddress;
  to: WalletAddress;
  /** Wei. */
  value: bigint;
  data: Hex;
  token: Readonly<{ symbol: string; decimals: number; address?: WalletAddress }>;
  recipient: WalletAddress;
  /** What the recipient gets, in smallest units of the token. */
  amount: bigint;
}>;

/** The same whoever sends it. */
export type TransferPlan = Omit<TransactionToSign, 'from'>;

/** The transaction that does exactly what was asked, or what is still to be asked. Nothing is filled in that was not said. */
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

/** One text for one transaction: two are equal exactly when everything in them is. */
export const contentOf = ({ chainId, from, to, value, data }: TransactionToSign): string =>
  JSON.stringify(['transfer', 1, chainId, from, to, value.toString(), data]);
