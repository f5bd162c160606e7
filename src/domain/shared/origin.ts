/** The origin of a request, as far as it is verified. */
export type RequestOrigin = Readonly<{
  /** The client's address, determined through trusted proxies only. */
  ip: string;
  /** The addresses attributed to the same client: the IPv4 address, or the /56 of an IPv6 address. */
  network: string;
  userAgent?: string;
  /** ISO 3166-1 alpha-2 from the CDN's header; present only when a trusted proxy sent it. */
  countryHint?: string;
}>;
