import { expect } from 'chai';
import { InMemoryGeoLocator } from '../../../src/adapters/geo/geo-locator.memory.ts';
import { describeGeoLocatorContract, WELL_KNOWN_NETWORKS } from '../../contracts/compliance/geo-locator.contract.ts';

describeGeoLocatorContract('in memory', async () => new InMemoryGeoLocator(WELL_KNOWN_NETWORKS));

describe('InMemoryGeoLocator', () => {
  it('finds a single address', async () => {
    const locator = new InMemoryGeoLocator(
      new Map([
        ['8.8.4.4', 'DE'],
        ['2606:4700::1111', 'FR'],
      ]),
    );
    expect(await locator.countryOf('8.8.4.4')).to.equal('DE');
    expect(await locator.countryOf('8.8.4.5')).to.equal(undefined);
    expect(await locator.countryOf('2606:4700:0::1111')).to.equal('FR');
    expect(await locator.countryOf('2606:4700::1112')).to.equal(undefined);
  });

  it('uses the narrowest of nested networks, in any order', async () => {
    const nested = [
      ['8.0.0.0/8', 'US'],
      ['8.8.8.0/24', 'DE'],
      ['8.8.8.8', 'FR'],
    ] as const;
    for (const order of [nested, nested.toReversed()]) {
      const locator = new InMemoryGeoLocator(new Map(order));
      expect(await locator.countryOf('8.8.8.8')).to.equal('FR');
      expect(await locator.countryOf('8.8.8.9')).to.equal('DE');
      expect(await locator.countryOf('8.9.9.9')).to.equal('US');
    }
  });

  it('is not affected by changes to its input', async () => {
    const countries = new Map([['8.8.8.8', 'US']]);
    const locator = new InMemoryGeoLocator(countries);
    countries.set('8.8.8.8', 'KP');
    expect(await locator.countryOf('8.8.8.8')).to.equal('US');
  });

  it('returns nothing by default', async () => {
    expect(await new InMemoryGeoLocator().countryOf('8.8.8.8')).to.equal(undefined);
  });

  for (const network of ['8.8.8', '8.8.8.0/33', '8.8.8.0/x', '8.8.8.0/', '8.8.8.0/24x', 'localhost', '::/129'])
    it(`rejects ${network}, which is not a network`, () => {
      expect(() => new InMemoryGeoLocator(new Map([[network, 'US']]))).to.throw();
    });
});
