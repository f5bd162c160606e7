/** Sum and number of a payer's settled payments. */
export type Spend = Readonly<{ total: bigint; payments: number }>;

export const NOTHING_SPENT: Spend = { total: 0n, payments: 0 };

/** Midnight, UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
