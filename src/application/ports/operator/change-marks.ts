export const TOPICS = ['users', 'kyc', 'proposals', 'decisions', 'alarms', 'dead-letters', 'audit'] as const;
export type Topic = (typeof TOPICS)[number];
export type Marks = Readonly<Record<Topic, string>>;

/** Detects changes of the data of the operators' console. */
export interface ChangeMarks {
  /** A text for each topic that differs after a change, in one cheap read. Rejects with STORE_UNAVAILABLE. */
  read(): Promise<Marks>;
}
