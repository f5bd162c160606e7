/** An answer as it came. */
export type SharedAnswer = Readonly<{
  /** JSON; undefined: there is no such thing. */
  value: unknown;
  /** Since it was asked for. By its age, and not by a time, because the clocks of the processes differ. */
  ageMs: number;
  /** Characters. */
  size: number;
}>;

export type Keepable = SharedAnswer & Readonly<{ keepMs: number }>;

/** Answers of upstreams, kept where every process finds them, and who is about to bring one. */
export interface SharedAnswers {
  /** Those that are kept. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>>;
  keep(answers: ReadonlyMap<string, Keepable>): Promise<void>;
  /** The keys that nobody holds; `owner` holds them from now on, until it releases them or the time is over. */
  claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>>;
  /** Those that `owner` does not hold stay as they are. */
  release(keys: readonly string[], owner: string): Promise<void>;
}
