type Direction = 'in' | 'out' | 'self';
export type Movement = Readonly<{ direction: Direction; token: string | null; value: string }>;

/** A transaction of the wallet that calls a contract and pays no coins, such as an approval. */
export const isPlainCall = ({ direction, token, value }: Movement): boolean =>
  direction !== 'in' && token === null && BigInt(value) === 0n;

/** How a status is shown. A transaction that was replaced or never entered a block moved nothing. */
export const MOVEMENT_TONE = {
  pending: 'warn',
  confirmed: 'good',
  failed: 'bad',
  replaced: 'neutral',
  dropped: 'neutral',
} as const;

export type MovementStatus = keyof typeof MOVEMENT_TONE;
