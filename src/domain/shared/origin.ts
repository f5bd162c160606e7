/** Where a request came from, as far as the edge could prove it. */
export type RequestOrigin = Readonly<{
  /** The client's address after trusted proxies only. */
  ip: string;
  /** All the addresses that the client is taken to own: the IPv4 address, or the /56 of an IPv6 one. */
  network: string;
  userAgent?: string;
  /** ISO 3166-1 alpha-2 from the CDN's header; present only when a trusted proxy sent it. */
  countryHint?: string;
}>;
