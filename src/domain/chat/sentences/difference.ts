import { chainName, isChainId } from '../../shared/chain/chains.ts';
import type { ChainRef, OpenFrame, Slots } from '../understanding.ts';
import { aroundIn } from './index.ts';

const NAMES = ['token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain'] as const;

/** What a correction changed, in words: "amount 5 → 8 USDC". Empty when nothing that was said before has changed. */
export function differenceOf(before: OpenFrame | undefined, after: OpenFrame, language?: string): string {
  if (before === undefined || before.intent !== after.intent) return '';
  return changedIn(before, after, language).join(', ');
}

/** What a change would make of a request, with what it would add: "amount 5 → 8 USDC, network Base". */
export const changeOf = (before: OpenFrame, after: OpenFrame, language?: string): string =>
  [...changedIn(before, after, language), ...addedIn(before, after, language)].join(', ');

function addedIn({ slots: old }: OpenFrame, { slots: now }: OpenFrame, language?: string): string[] {
  const { parts } = aroundIn(language);
  const [was, is] = [amountOf(old), amountOf(now)];
  return [
    ...(was === undefined && is !== undefined ? [`${parts.amount} ${is} ${unitOf(now)}`.trim()] : []),
    ...NAMES.flatMap((slot) =>
      old[slot] === undefined && now[slot] !== undefined ? [`${parts[slot]} ${shownAs(now[slot])}`] : [],
    ),
    ...(old.slippageBps === undefined && now.slippageBps !== undefined
      ? [`${parts.slippage} ${now.slippageBps / 100}%`]
      : []),
  ];
}

function changedIn(before: OpenFrame, after: OpenFrame, language?: string): string[] {
  const { parts } = aroundIn(language);
  const [old, now] = [before.slots, after.slots];
  const amounts = [amountOf(old), amountOf(now)] as const;
  const isOtherSide = old.amountSide !== now.amountSide;
  const was = isOtherSide ? `${amounts[0]} ${unitOf(old)}` : amounts[0];
  const amount =
    amounts[0] !== undefined && amounts[1] !== undefined && (isOtherSide || amounts[0] !== amounts[1])
      ? [`${parts.amount} ${was} → ${amounts[1]} ${unitOf(now)}`.trim()]
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
  return [...amount, ...others, ...slippage];
}

/** The token that the amount counts. */
const unitOf = ({ amountSide, token, fromToken, toToken }: Slots): string =>
  (amountSide === 'to' ? toToken : (token ?? fromToken)) ?? '';

const shownAs = (value: unknown): string => networkOf(value as ChainRef) ?? String(value);

const networkOf = (chain: ChainRef): string | undefined =>
  typeof chain === 'number' && isChainId(chain) ? chainName(chain) : undefined;

function amountOf({ amount, relativeAmount: relative }: Slots): string | undefined {
  if (amount !== undefined || relative === undefined) return amount;
  if (relative.kind === 'max') return 'all';
  return relative.kind === 'fiat' ? `${relative.value} ${relative.currency}` : `${relative.part}/${relative.of}`;
}
