import { withoutUndefined } from '../shared/without-undefined.ts';
import type { Amount, ChainRef, TokenRef, Understanding } from './understanding.ts';

export type TransferAction = Readonly<{
  kind: 'transfer';
  amount: Amount;
  token: TokenRef;
  recipient: string;
  chain?: ChainRef;
}>;

export type SwapAction = Readonly<{
  kind: 'swap';
  amount: Amount;
  /** `exact-output`: the amount is of `toToken`. */
  trade: 'exact-input' | 'exact-output';
  fromToken: TokenRef;
  toToken: TokenRef;
  fromChain?: ChainRef;
  toChain?: ChainRef;
  slippageBps?: number;
}>;

export type ChatAction = TransferAction | SwapAction;

type Actionable = Pick<Understanding, 'act' | 'intent' | 'slots' | 'missing' | 'problems'>;

/** The action to offer for confirmation; undefined while a slot is missing, invalid or not understood. */
export function actionOf({ act, intent, slots, missing, problems }: Actionable): ChatAction | undefined {
  if (act !== 'request' || missing.length > 0 || problems.length > 0) return undefined;
  const {
    amount: value,
    relativeAmount,
    token,
    recipient,
    fromToken,
    toToken,
    fromChain,
    toChain,
    slippageBps,
  } = slots;
  const amount = relativeAmount ?? (value === undefined ? undefined : ({ kind: 'exact', value } as const));
  if (amount === undefined) return undefined;
  if (intent === 'transfer' && token !== undefined && recipient !== undefined)
    return { kind: 'transfer', amount, token, recipient, ...withoutUndefined({ chain: fromChain }) };
  if (intent !== 'swap' || fromToken === undefined || toToken === undefined) return undefined;
  const trade = slots.amountSide === 'to' ? 'exact-output' : 'exact-input';
  const places = withoutUndefined({ fromChain, toChain, slippageBps });
  return { kind: 'swap', amount, trade, fromToken, toToken, ...places };
}
