/** The dictionary that the message is read with. */
export type Spoken = Readonly<{
  language: string;
  entries: ReadonlyMap<string, readonly Readonly<{ words: readonly string[]; english: string }>[]>;
}>;
