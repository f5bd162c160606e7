import { networkName } from './token-directory.ts';
import type { OpenFrame, Plan, Reference, Slots } from './understanding.ts';
import { fill, wordsIn } from './words/index.ts';

type Part = Reference['slots'][number];
const PARTS = ['token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain', 'slippageBps'] as const;

/** What a correction changed, in words: "amount 5 → 8 USDC". Empty when nothing that was said before has changed. */
export const differenceOf = (before: OpenFrame | undefined, after: OpenFrame, language?: string): string =>
  before === undefined || before.intent !== after.intent ? '' : changesOf(before, after, language).changed.join(', ');

/** What a change would make of a request, with what it would add: "amount 5 → 8 USDC, network Base". */
export function changeOf(before: OpenFrame, after: OpenFrame, language?: string): string {
  const { changed, added } = changesOf(before, after, language);
  return [...changed, ...added].join(', ');
}

function changesOf({ slots: old }: OpenFrame, { slots: now }: OpenFrame, language: string | undefined) {
  const { parts } = wordsIn(language);
  const pairs = [
    ['amount', ...amountsOf(old, now)] as const,
    ...PARTS.map((part) => [part, shownValue(part, old), shownValue(part, now)] as const),
  ];
  return {
    changed: pairs.flatMap(([part, was, is]) =>
      was !== undefined && is !== undefined && was !== is ? [`${parts[part]} ${was} → ${is}`] : [],
    ),
    added: pairs.flatMap(([part, was, is]) => (was === undefined && is !== undefined ? [`${parts[part]} ${is}`] : [])),
  };
}

/** The same twice where the amount stays. Only an amount of the other side of a trade has its old unit shown. */
function amountsOf(old: Slots, now: Slots): readonly [was: string | undefined, is: string | undefined] {
  const [was, is] = [amountIn(old), amountIn(now)];
  const isOtherSide = old.amountSide !== now.amountSide;
  if (is === undefined || (was === is && !isOtherSide)) return [was, was];
  return [was !== undefined && isOtherSide ? `${was} ${unitOf(old)}` : was, `${is} ${unitOf(now)}`.trim()];
}

function amountIn({ amount, relativeAmount: relative }: Slots): string | undefined {
  if (amount !== undefined || relative === undefined) return amount;
  if (relative.kind === 'max') return 'all';
  return relative.kind === 'fiat' ? `${relative.value} ${relative.currency}` : `${relative.part}/${relative.of}`;
}

/** The token that the amount counts. */
const unitOf = ({ amountSide, token, fromToken, toToken }: Slots): string =>
  (amountSide === 'to' ? toToken : (token ?? fromToken)) ?? '';

function shownValue(part: Part, slots: Slots): string | undefined {
  const value = slots[part];
  if (value === undefined) return undefined;
  if (part === 'slippageBps') return `${Number(value) / 100}%`;
  return part === 'fromChain' || part === 'toChain' ? networkName(value) : String(value);
}

/** Where the values come from that a message refers to: "From your request of 12:03 UTC: recipient 0x…." Empty when it refers to none. */
export function sourceOf(references: readonly Reference[] | undefined, slots: Slots, language?: string): string {
  const { referred, parts } = wordsIn(language);
  const told = (references ?? []).flatMap(({ at, slots: names }) => {
    const values = names.flatMap((part) => {
      const value = shownValue(part, slots);
      return value === undefined ? [] : [`${parts[part]} ${value}`];
    });
    return values.length === 0 ? [] : [fill(referred, { time: at.slice(11, 16), values: values.join(', ') })];
  });
  return told.join(' ');
}

/** "Step 1 of 2." */
export const stepOf = ({ at, steps }: Plan, language?: string): string =>
  fill(wordsIn(language).step, { at: String(at + 1), count: String(steps.length) });
