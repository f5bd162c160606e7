export interface GeoLocator {
  /** ISO 3166-1 alpha-2 of the country to which the address is assigned; undefined for private, reserved and unknown addresses. */
  countryOf(ip: string): Promise<string | undefined>;
}
