export interface Random {
  /** A UUID, version 4. */
  uuid(): string;
  /** `length` characters chosen uniformly from `alphabet` by a cryptographic source. */
  text(length: number, alphabet: string): string;
  /** A number of 256 unguessable bits. */
  uint256(): bigint;
}
