import { expect } from 'chai';
import fc from 'fast-check';
import type { GeoLocator } from '../../../src/application/ports/compliance.ts';

/** Networks that one institution has held for decades: every locator must know them. */
export const WELL_KNOWN_NETWORKS: ReadonlyMap<string, string> = new Map([
  ['8.8.8.0/24', 'US'],
  ['133.11.0.0/16', 'JP'],
  ['175.45.176.0/22', 'KP'],
  ['193.0.6.0/24', 'NL'],
  ['200.160.0.0/20', 'BR'],
  ['2001:200:0:8800::/56', 'JP'],
  ['2001:67c:2e8::/48', 'NL'],
]);

const ASSIGNED: readonly (readonly [ip: string, country: string])[] = [
  ['8.8.8.8', 'US'],
  ['133.11.0.1', 'JP'],
  ['175.45.176.1', 'KP'],
  ['193.0.6.139', 'NL'],
  ['200.160.2.3', 'BR'],
  ['2001:200:0:8800::1', 'JP'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
];

const OTHER_SPELLINGS: readonly (readonly [ip: string, country: string])[] = [
  ['::ffff:175.45.176.1', 'KP'],
  ['::FFFF:af2d:b001', 'KP'],
  ['0:0:0:0:0:ffff:175.45.176.1', 'KP'],
  ['2001:67C:2E8:22:0:0:C100:68B', 'NL'],
  ['2001:067c:02e8:0022:0000:0000:c100:068b', 'NL'],
  ['2001:67c:2e8:22::c100:68b%eth0', 'NL'],
  ['::ffff:175.45.176.1%2', 'KP'],
];

// One address of each special-purpose network in the IANA registries.
const UNASSIGNED =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::8.8.8.8 ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::8.8.8.8 100::1 2001::1 2001:db8::1 2002:808:808::1 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 ff02::1'.split(
    ' ',
  );

const NOT_ADDRESSES = [
  '',
  ' ',
  'localhost',
  'unknown',
  '8.8.8',
  '8.8.8.8.8',
  '8.8.8.256',
  '008.008.008.008',
  '0x8.8.8.8',
  '134744072',
  ' 8.8.8.8',
  '8.8.8.8 ',
  '8.8.8.8\n',
  '8.8.8.8:443',
  '8.8.8.8%eth0',
  '8.8.8.8/24',
  '8.8.8.8, 133.11.0.1',
  '８.８.８.８',
  '[2001:67c:2e8:22::c100:68b]',
  '2001:67c:2e8:22::c100::68b',
  '2001:67c:2e8:22::c100:68b%',
];

/** `makeLocator` returns a locator that contains the WELL_KNOWN_NETWORKS. */
export function describeGeoLocatorContract(name: string, makeLocator: () => Promise<GeoLocator>): void {
  describe(`GeoLocator: ${name}`, () => {
    let locator: GeoLocator;
    before(async () => {
      locator = await makeLocator();
    });

    for (const [ip, country] of ASSIGNED)
      it(`returns ${country} for ${ip}`, async () => expect(await locator.countryOf(ip)).to.equal(country));

    for (const [ip, country] of OTHER_SPELLINGS)
      it(`returns ${country} for another spelling: ${ip}`, async () =>
        expect(await locator.countryOf(ip)).to.equal(country));

    for (const ip of UNASSIGNED)
      it(`returns no country for the unassigned ${ip}`, async () =>
        expect(await locator.countryOf(ip)).to.equal(undefined));

    for (const ip of NOT_ADDRESSES)
      it(`returns no country for ${JSON.stringify(ip)}, which is not an address`, async () =>
        expect(await locator.countryOf(ip)).to.equal(undefined));

    it('returns the same for an IPv4 address and for its form mapped into IPv6', () =>
      fc.assert(
        fc.asyncProperty(fc.ipV4(), async (ip) => {
          expect(await locator.countryOf(`::ffff:${ip}`)).to.equal(await locator.countryOf(ip));
        }),
      ));

    it('returns an ISO 3166-1 alpha-2 code or undefined for any input', () =>
      fc.assert(
        fc.asyncProperty(fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string()), async (text) => {
          expect((await locator.countryOf(text)) ?? 'XX').to.match(/^[A-Z]{2}$/);
        }),
        { numRuns: 1_000 },
      ));
  });
}
