type Direction = 'in' | 'out' | 'self';
type Movement = Readonly<{ direction: Direction; token: string | null; value: string }>;

/** A transaction of the wallet that calls a contract and pays no coins, such as an approval. */
export const isPlainCall = ({ direction, token, value }: Movement): boolean =>
  direction !== 'in' && token === null && BigInt(value) === 0n;

const VERBS: Readonly<Record<Direction, string>> = { in: 'Received', out: 'Sent', self: 'Moved to itself' };

/** What the wallet did. It did not "send" where nothing moved. */
export const verbOf = (movement: Movement): string =>
  isPlainCall(movement) ? 'Called a contract' : VERBS[movement.direction];

/** How a status is shown. A transaction that was replaced or never entered a block moved nothing. */
export const MOVEMENT_STATUS = {
  pending: { tone: 'warn', label: 'Pending' },
  confirmed: { tone: 'good', label: 'Confirmed' },
  failed: { tone: 'bad', label: 'Failed' },
  replaced: { tone: 'neutral', label: 'Replaced' },
  dropped: { tone: 'neutral', label: 'Dropped' },
} as const;
