import type { Problem, ProblemCode, RelativeAmount, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import type { AmountReading } from '../tagger/item.ts';

type Value = Readonly<{ key: string; said: string; slots: Slots }>;

/** Collects the values of each slot. A slot with two different values, or with an unusable one, stays empty and is a problem. */
export class SlotCollector {
  readonly #values = new Map<SlotName, Value[]>();
  readonly #problems: Problem[] = [];
  #placed = 0;
  #unplaced = 0;

  put<K extends SlotName>(slot: K, value: NonNullable<Slots[K]>, said = String(value)): void {
    this.#add(slot, { key: String(value), said, slots: { [slot]: value } });
  }

  putAmount(amount: AmountReading, side: 'from' | 'to' = 'from', said = ''): void {
    if (amount.kind === 'malformed') this.reject('amount-malformed', 'amount', said);
    else if (amount.kind === 'unclear') this.reject('amount-unclear', 'amount', said, amount.options);
    else this.#addAmount(amount, side, said);
  }

  #addAmount(
    amount: Exclude<AmountReading, { kind: 'malformed' | 'unclear' }>,
    side: 'from' | 'to',
    said: string,
  ): void {
    const at = side === 'to' ? ({ amountSide: 'to' } as const) : {};
    const slots =
      amount.kind === 'exact'
        ? { amount: amount.value, ...at }
        : { relativeAmount: amount satisfies RelativeAmount, ...at };
    this.#add('amount', { key: JSON.stringify(slots), said: said || describeAmount(amount), slots });
  }

  /** Records a value for the slot that cannot be used. Unknown words do not count as evidence for the intent. */
  reject(code: ProblemCode, slot: SlotName, said: string, options?: readonly string[]): void {
    if (code !== 'recipient-is-nobody' && code !== 'token-unknown') this.#placed += 1;
    this.#problems.push({ code, slot, said, ...(options === undefined ? {} : { options }) });
  }

  /** Something was said that this intent does not explain. */
  leaveUnexplained(said: string): void {
    this.#unplaced += 1;
    this.#problems.push({ code: 'not-understood', said });
  }

  has(slot: SlotName): boolean {
    return this.#values.has(slot) || this.#problems.some((problem) => problem.slot === slot);
  }

  /** Sets a value that was not said and follows from what was said. */
  infer<K extends SlotName>(slot: K, value: NonNullable<Slots[K]>): void {
    this.#values.set(slot, [{ key: String(value), said: String(value), slots: { [slot]: value } }]);
  }

  clear(slot: SlotName): void {
    this.#values.delete(slot);
  }

  get evidence(): number {
    const conflicts = [...this.#values.values()].filter((values) => distinct(values).length > 1).length;
    return this.#placed - 1.5 * (this.#unplaced + conflicts);
  }

  slots(): Slots {
    const found = [...this.#values].map(([slot, values]) => {
      const isPlain = distinct(values).length === 1 && !this.#problems.some((problem) => problem.slot === slot);
      return isPlain ? values[0]?.slots : {};
    });
    return Object.assign({}, ...found);
  }

  problems(): Problem[] {
    const conflicts = [...this.#values].flatMap(([slot, values]): Problem[] =>
      distinct(values).length > 1
        ? [{ code: 'several-values', slot, options: distinct(values).map(({ said }) => said) }]
        : [],
    );
    return [...this.#problems, ...conflicts];
  }

  #add(slot: SlotName, value: Value): void {
    this.#placed += 1;
    this.#values.set(slot, [...(this.#values.get(slot) ?? []), value]);
  }
}

const distinct = (values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.key, value])).values(),
];

export function describeAmount(amount: Exclude<AmountReading, { kind: 'unclear' | 'malformed' }>): string {
  if (amount.kind === 'exact') return amount.value;
  if (amount.kind === 'max') return 'all';
  if (amount.kind === 'fiat') return `${amount.value} ${amount.currency}`;
  return `${amount.part}/${amount.of}`;
}
