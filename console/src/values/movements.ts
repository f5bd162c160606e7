import { sameAddress } from './address.ts';

/** How a status is shown. A transaction that was replaced or never entered a block moved nothing. */
export const STATUS_TONE = {
  pending: 'warn',
  confirmed: 'good',
  failed: 'bad',
  replaced: 'neutral',
  dropped: 'neutral',
  notFinal: 'warn',
  final: 'good',
} as const;

/** `confirmed`: in a block. `notFinal` and `final`: whether that block can still disappear, where the service says so. */
export type DeedStatus = keyof typeof STATUS_TONE;
export type MovementStatus = Exclude<DeedStatus, 'notFinal' | 'final'>;

/** One coin or token that a transaction moved. `token` is null for the coin. */
export type Moved = Readonly<{
  chainId: number;
  hash?: string;
  token: string | null;
  symbol: string | null;
  value: string;
  /** Where they are known already. */
  decimals?: number;
}>;

/** A row of the service's history. */
export type Movement = Moved &
  Readonly<{
    hash: string;
    direction: 'in' | 'out' | 'self';
    from: string;
    to: string | null;
    timestamp: string;
    status: MovementStatus;
  }>;

/** What one of several recipients was sent. `isFee`: it is not the recipient that the wallet named here. */
export type Part = Moved & Readonly<{ to: string | null; isFee: boolean }>;

/** Whom the wallet named comes first. */
export function partsOf(moved: readonly Movement[], toNamed: Movement | undefined): readonly Part[] {
  const sent = moved.filter(({ direction }) => direction !== 'in');
  const byRecipient = [...grouped(sent, ({ to }) => lower(to ?? '')).values()];
  if (byRecipient.length < 2) return [];
  const isNamed = (to: string | null | undefined) => sameAddress(to, toNamed?.to);
  return byRecipient
    .toSorted(([one], [other]) => Number(isNamed(other?.to)) - Number(isNamed(one?.to)))
    .flatMap((rows) => {
      const to = rows[0]?.to ?? null;
      return summed(rows).map((one) => ({ ...one, to, isFee: toNamed !== undefined && !isNamed(to) }));
    });
}

/** Each coin or token once; none of it is left out. */
export const summed = (rows: readonly Movement[]): readonly Moved[] =>
  [...grouped(rows, ({ chainId, token }) => `${chainId} ${token}`).values()].flatMap((same) => {
    const [{ chainId, hash, token, symbol }] = same as [Movement];
    const value = same.reduce((sum, one) => sum + BigInt(one.value), 0n);
    return value === 0n ? [] : [{ chainId, hash, token, symbol, value: String(value) }];
  });

export const lower = (text: string) => text.toLowerCase();

export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
