import { expect } from 'chai';
import {
  CONTINENTS,
  type GeoPermission,
  geoPermission,
  geoRegion,
  isInEU,
} from '../../../src/domain/compliance/jurisdiction.ts';

const COUNTRIES = Object.values(CONTINENTS).flatMap((codes) => codes.split(' '));

// By year of accession.
const MEMBER_STATES: Readonly<Record<number, string>> = {
  1958: 'BE DE FR IT LU NL',
  1973: 'DK IE',
  1981: 'GR',
  1986: 'ES PT',
  1995: 'AT FI SE',
  2004: 'CY CZ EE HU LT LV MT PL SI SK',
  2007: 'BG RO',
  2013: 'HR',
};

describe('isInEU', () => {
  const members = Object.values(MEMBER_STATES).flatMap((codes) => codes.split(' '));

  it('is true for the 27 member states and for no other country', () => {
    expect(members).to.have.lengthOf(27);
    expect(COUNTRIES.filter(isInEU).toSorted()).to.deep.equal(members.toSorted());
  });

  for (const outside of ['GB', 'NO', 'CH', 'IS', 'LI', 'TR', 'UA', 'EU', 'UK', 'EL', 'fr', ''])
    it(`is false for ${JSON.stringify(outside)}`, () => {
      expect(isInEU(outside)).to.equal(false);
    });

  it('is false when the country is unknown', () => {
    expect(isInEU(undefined)).to.equal(false);
  });
});

describe('geoPermission', () => {
  it('blocks an ISO 3166-2 region of a country that is allowed, where the region is known', () => {
    const policy = { blocked: new Set(['UA-43']), unknown: 'allow' } as const;
    expect(geoPermission('UA', policy, 'UA-43')).to.deep.equal({
      allowed: false,
      countryCode: 'UA',
      reason: 'country-blocked',
    });
    for (const region of ['UA-30', undefined]) expect(geoPermission('UA', policy, region).allowed).to.equal(true);
  });

  const blocked = new Set(['KP', 'IR', 'T1']);
  const refusedAsUnknown = { allowed: false, reason: 'country-unknown' } as const;
  const allowedAsUnknown = { allowed: true, reason: 'country-unknown' } as const;

  type Row = readonly [country: string | undefined, unknown: 'allow' | 'block', permission: GeoPermission];
  const PERMISSIONS: readonly Row[] = [
    ['FR', 'allow', { allowed: true, countryCode: 'FR', reason: 'allowed' }],
    ['FR', 'block', { allowed: true, countryCode: 'FR', reason: 'allowed' }],
    ['KP', 'allow', { allowed: false, countryCode: 'KP', reason: 'country-blocked' }],
    ['KP', 'block', { allowed: false, countryCode: 'KP', reason: 'country-blocked' }],
    [undefined, 'allow', allowedAsUnknown],
    [undefined, 'block', refusedAsUnknown],
    ['XX', 'allow', allowedAsUnknown],
    ['XX', 'block', refusedAsUnknown],
    ['', 'allow', allowedAsUnknown],
    ['', 'block', refusedAsUnknown],
    ['kp', 'block', refusedAsUnknown],
    ['T1', 'allow', { allowed: false, countryCode: 'T1', reason: 'country-blocked' }],
    ['T1', 'block', { allowed: false, countryCode: 'T1', reason: 'country-blocked' }],
  ];
  for (const [country, unknown, permission] of PERMISSIONS) {
    const answer = permission.allowed ? 'allows' : 'refuses';
    it(`${answer} ${country || 'no country'} as ${permission.reason} when unknown countries are ${unknown}ed`, () => {
      expect(geoPermission(country, { blocked, unknown })).to.deep.equal(permission);
    });
  }

  it('blocks exactly the blocked countries, for either treatment of unknown ones', () => {
    for (const unknown of ['allow', 'block'] as const) {
      const refused = COUNTRIES.filter((country) => !geoPermission(country, { blocked, unknown }).allowed);
      expect(refused.toSorted()).to.deep.equal(['IR', 'KP']);
    }
  });
});

describe('geoRegion', () => {
  it('returns the continent of a country, and whether it is in the EU', () => {
    expect(geoRegion('FR')).to.deep.equal({ countryCode: 'FR', region: 'Europe', isEU: true });
    expect(geoRegion('CY')).to.deep.equal({ countryCode: 'CY', region: 'Asia', isEU: true });
    expect(geoRegion('GB')).to.deep.equal({ countryCode: 'GB', region: 'Europe', isEU: false });
    expect(geoRegion('BR')).to.deep.equal({ countryCode: 'BR', region: 'South America', isEU: false });
  });

  it('returns no country or continent for an unknown country', () => {
    expect(geoRegion(undefined)).to.deep.equal({ isEU: false });
  });

  it('returns the region Unknown for a code that is not a country', () => {
    expect(geoRegion('XX')).to.deep.equal({ countryCode: 'XX', region: 'Unknown', isEU: false });
  });
});
