import type { Data, Input } from '@institutional-defi/client';
import type { Hex } from 'viem';
import type { Sending } from '../../signing/index.ts';
import { parseAmount } from '../../values/amount.ts';
import { type Asset, NATIVE } from '../../values/assets.ts';
import { foreignRecipientProblem, needsRecipient } from '../../values/swap-chains.ts';

/** What is typed. */
export type SwapInput = Readonly<{
  fromChain: number;
  toChain: number;
  from?: Asset;
  to?: Asset;
  amount: string;
  /** Which side the amount is of. */
  side: 'pay' | 'receive';
  slippageBps: number;
  recipient: string;
}>;

export type KeptSwap = Readonly<{
  input: SwapInput;
  order?: SwapOrder;
  answer?: Data<'quoteSwap'>;
  /** One for each step of the quote that the wallet was asked for. */
  sendings?: readonly Sending[];
  /** The provider said its last status. */
  isOver?: boolean;
}>;

export type SwapOrder = Readonly<{ body: Input<'quoteSwap'>['body']; from: Asset; to: Asset; recipient: string }>;

export const NEW_SWAP: SwapInput = {
  fromChain: 1,
  toChain: 1,
  amount: '',
  side: 'pay',
  slippageBps: 50,
  recipient: '',
};

const COIN = '0x0000000000000000000000000000000000000000';
const addressOf = ({ address, symbol, chainId }: Asset) =>
  address === NATIVE ? (needsRecipient(chainId) ? symbol : COIN) : address;

/** The order, once everything is given. */
export function orderOf(input: SwapInput, wallet: Hex, from: Asset | undefined, to: Asset | undefined) {
  const counted = input.side === 'pay' ? from : to;
  if (from === undefined || to === undefined || counted === undefined) return undefined;
  const parsed = parseAmount(input.amount, counted.decimals);
  const isForeign = needsRecipient(input.toChain);
  if (!parsed.ok || parsed.units === 0n) return undefined;
  if (isForeign && foreignRecipientProblem(input.toChain, input.recipient) !== undefined) return undefined;
  const recipient = isForeign ? input.recipient.trim() : wallet;
  const order: SwapOrder = {
    body: {
      userAddress: wallet,
      fromChainId: input.fromChain,
      toChainId: input.toChain,
      fromToken: addressOf(from),
      toToken: addressOf(to),
      amount: String(parsed.units),
      tradeType: input.side === 'pay' ? 'EXACT_INPUT' : 'EXACT_OUTPUT',
      slippageBps: input.slippageBps,
      ...(isForeign && { recipientAddress: recipient }),
    },
    from,
    to,
    recipient,
  };
  return order;
}
