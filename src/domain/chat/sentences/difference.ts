import { chainName, isChainId } from '../../shared/chain/chains.ts';
import type { ChainRef, OpenFrame, Slots } from '../understanding.ts';
import { aroundIn } from './index.ts';

const NAMES = ['token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain'] as const;

/** What a correction changed, in words: "amount 5 → 8 USDC". Empty when nothing that was said before has changed. */
export function differenceOf(before: OpenFrame | undefined, after: OpenFrame, language?: string): string {
  const { parts } = aroundIn(language);
  if (before === undefined || before.intent !== after.intent) return '';
  const [old, now] = [before.slots, after.slots];
  const amounts = [amountOf(old), amountOf(now)] as const;
  const unit = old.amountSide === 'to' ? (now.toToken ?? '') : (now.token ?? now.fromToken ?? '');
  const amount =
    amounts[0] !== undefined && amounts[1] !== undefined && amounts[0] !== amounts[1]
      ? [`${parts.amount} ${amounts[0]} → ${amounts[1]} ${unit}`.trim()]
      : [];
  const slippage =
    old.slippageBps !== undefined && now.slippageBps !== undefined && old.slippageBps !== now.slippageBps
      ? [`${parts.slippage} ${old.slippageBps / 100}% → ${now.slippageBps / 100}%`]
      : [];
  const others = NAMES.flatMap((slot) => {
    const [was, is] = [old[slot], now[slot]];
    return was !== undefined && is !== undefined && was !== is
      ? [`${parts[slot]} ${shownAs(was)} → ${shownAs(is)}`]
      : [];
  });
  return [...amount, ...others, ...slippage].join(', ');
}

const shownAs = (value: unknown): string => networkOf(value as ChainRef) ?? String(value);

const networkOf = (chain: ChainRef): string | undefined =>
  typeof chain === 'number' && isChainId(chain) ? chainName(chain) : undefined;

function amountOf({ amount, relativeAmount: relative }: Slots): string | undefined {
  if (amount !== undefined || relative === undefined) return amount;
  if (relative.kind === 'max') return 'all';
  return relative.kind === 'fiat' ? `${relative.value} ${relative.currency}` : `${relative.part}/${relative.of}`;
}
