import type { RelativeAmount, Slots } from '../../src/domain/chat/understanding.ts';

export type SlotWords = Readonly<Record<string, string>>;

const SIGNS = { USD: '$', EUR: '€', GBP: '£' } as const;

/** Slots in the words of the labels: `amount=1/2`, `amount=25%`, `amount=$50@to`, `fromChain=8453`. */
export function slotWords({ relativeAmount, amountSide, amount, ...rest }: Slots): SlotWords {
  const side = amountSide === 'to' ? '@to' : '';
  const said = amount ?? (relativeAmount && relativeWord(relativeAmount));
  const others = Object.entries(rest).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries([...others, ...(said === undefined ? [] : [['amount', said + side] as const])]);
}

function relativeWord(amount: RelativeAmount): string {
  if (amount.kind === 'max') return 'max';
  if (amount.kind === 'fiat') return `${SIGNS[amount.currency]}${amount.value}`;
  return amount.of % 100 === 0 ? `${(100 * amount.part) / amount.of}%` : `${amount.part}/${amount.of}`;
}
