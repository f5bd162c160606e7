export interface QuoteSigner {
  /** HMAC-SHA256 of the text by the newest key, as 64 lower-case hexadecimal digits. */
  sign(text: string): string;
  /** Did any of our keys sign exactly this text? Takes the same time whatever the answer. */
  verify(text: string, signature: string): boolean;
}
