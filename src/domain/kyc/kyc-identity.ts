/** What the provider found out about the person. */
export type KycIdentity = Readonly<{
  /** ISO 3166-1 alpha-2 of the document. */
  countryCode?: string;
  /** ISO 3166-2. */
  region?: string;
  /** Keyed digest of the provider's id of the person; the id itself is never stored. */
  person?: string;
}>;
