export interface GeoLocator {
  /** ISO 3166-1 alpha-2 of the country that the address is assigned to; undefined for private, reserved and unknown ones. */
  countryOf(ip: string): Promise<string | undefined>;
}
