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

/** The slots that a label's words stand for. */
export function slotsOf(words: SlotWords): Slots {
  const { amount, ...rest } = words;
  const entries = Object.entries(rest).map(([name, value]) => [name, wordValue(name, value)] as const);
  return { ...Object.fromEntries(entries), ...(amount === undefined ? {} : amountSlots(amount)) };
}

const wordValue = (name: string, value: string): string | number =>
  name === 'slippageBps' || (name.endsWith('Chain') && /^\d+$/.test(value)) ? Number(value) : value;

function amountSlots(word: string): Slots {
  const [said = '', side] = word.split('@');
  const at = side === 'to' ? ({ amountSide: 'to' } as const) : {};
  if (said === 'max') return { relativeAmount: { kind: 'max' }, ...at };
  const money = (['USD', 'EUR', 'GBP'] as const).find((currency) => said.startsWith(SIGNS[currency]));
  if (money) return { relativeAmount: { kind: 'fiat', currency: money, value: said.slice(1) }, ...at };
  if (said.endsWith('%')) return { relativeAmount: { kind: 'share', part: Number(said.slice(0, -1)), of: 100 }, ...at };
  const [part, of] = said.split('/');
  if (of !== undefined) return { relativeAmount: { kind: 'share', part: Number(part), of: Number(of) }, ...at };
  return { amount: said, ...at };
}
