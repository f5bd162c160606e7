import type { ChainRef, RelativeAmount, TokenRef, Understanding } from './understanding.ts';

/** How much: whole tokens as a plain decimal, or what a balance or a price must still turn into tokens. */
type ActionAmount = Readonly<{ kind: 'exact'; value: string }> | RelativeAmount;

export type TransferAction = Readonly<{
  kind: 'transfer';
  amount: ActionAmount;
  token: TokenRef;
  recipient: string;
  chain?: ChainRef;
}>;

export type SwapAction = Readonly<{
  kind: 'swap';
  amount: ActionAmount;
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

/** The action that may be offered for confirmation; undefined while anything is missing, wrong or not understood. */
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
    return { kind: 'transfer', amount, token, recipient, ...(fromChain === undefined ? {} : { chain: fromChain }) };
  if (intent !== 'swap' || fromToken === undefined || toToken === undefined) return undefined;
  return {
    kind: 'swap',
    amount,
    trade: slots.amountSide === 'to' ? 'exact-output' : 'exact-input',
    fromToken,
    toToken,
    ...(fromChain === undefined ? {} : { fromChain }),
    ...(toChain === undefined ? {} : { toChain }),
    ...(slippageBps === undefined ? {} : { slippageBps }),
  };
}
