/** A stored response of a provider. */
export type SharedAnswer = Readonly<{
  /** JSON; undefined when the item does not exist. */
  value: unknown;
  /** Since the request. An age instead of a time, because the clocks of the processes differ. */
  ageMs: number;
  /** The length in characters. */
  size: number;
}>;

export type Keepable = SharedAnswer & Readonly<{ keepMs: number }>;

/** A store of provider responses that all processes share, with claims for reads in progress. */
export interface SharedAnswers {
  /** The stored responses, by key. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>>;
  keep(answers: ReadonlyMap<string, Keepable>): Promise<void>;
  /** Claims the keys without a claim and returns them. `owner` holds them until it releases them or the time is over. */
  claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>>;
  /** Keys that `owner` does not hold are not changed. */
  release(keys: readonly string[], owner: string): Promise<void>;
}
