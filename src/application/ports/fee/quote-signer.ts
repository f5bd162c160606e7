export interface QuoteSigner {
  /** HMAC-SHA256 of the text with the newest key, as 64 lower-case hexadecimal digits. */
  sign(text: string): Promise<string>;
  /** Whether one of the service's keys signed exactly this text. Takes constant time. */
  verify(text: string, signature: string): boolean;
}
