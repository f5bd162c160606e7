export type Alarm = Readonly<{
  /** Stable name for routing, kebab-case. */
  name: string;
  message: string;
  facts: Readonly<Record<string, unknown>>;
}>;

/** Alerts the operator to a condition that needs action. */
export interface Alarms {
  raise(alarm: Alarm): Promise<void>;
}
