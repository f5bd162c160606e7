export type Alarm = Readonly<{
  /** Stable name for routing, kebab-case. */
  name: string;
  message: string;
  facts: Readonly<Record<string, unknown>>;
}>;

/** Tells an operator that something must not wait. */
export interface Alarms {
  raise(alarm: Alarm): Promise<void>;
}
