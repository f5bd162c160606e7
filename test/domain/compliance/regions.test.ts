import { expect } from 'chai';
import { CONTINENTS, isCountry, regionOf } from '../../../src/domain/compliance/jurisdiction.ts';

// The 249 officially assigned codes of ISO 3166-1, one line per first letter.
const ISO_3166_1 = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ
BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
DE DJ DK DM DO DZ
EC EE EG EH ER ES ET
FI FJ FK FM FO FR
GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY
HK HM HN HR HT HU
ID IE IL IM IN IO IQ IR IS IT
JE JM JO JP
KE KG KH KI KM KN KP KR KW KY KZ
LA LB LC LI LK LR LS LT LU LV LY
MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
NA NC NE NF NG NI NL NO NP NR NU NZ
OM
PA PE PF PG PH PK PL PM PN PR PS PT PW PY
QA
RE RO RS RU RW
SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ
TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
UA UG UM US UY UZ
VA VC VE VG VI VN VU
WF WS
YE YT
ZA ZM ZW`.split(/\s/);

// User-assigned, not by ISO: Kosovo.
const ALSO_USED = ['XK'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL_PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

describe('regions', () => {
  it('contains every ISO 3166-1 code once, and Kosovo’s', () => {
    expect(ISO_3166_1).to.have.lengthOf(249);
    const listed = Object.values(CONTINENTS).flatMap((codes) => codes.split(' '));
    expect(listed.toSorted()).to.deep.equal([...ISO_3166_1, ...ALSO_USED].toSorted());
  });

  it('recognizes exactly the country codes among all pairs of letters', () => {
    const assigned = new Set([...ISO_3166_1, ...ALSO_USED]);
    for (const pair of ALL_PAIRS) {
      expect(isCountry(pair), pair).to.equal(assigned.has(pair));
      expect(regionOf(pair) !== 'Unknown', pair).to.equal(assigned.has(pair));
    }
  });

  for (const text of ['', 'A', 'us', 'Us', 'USA', ' US', '840', 'T1', '__proto__', 'constructor', 'toString'])
    it(`does not accept ${JSON.stringify(text)} as a country`, () => {
      expect(isCountry(text)).to.equal(false);
      expect(regionOf(text)).to.equal('Unknown');
    });

  // Countries whose continent is easily mistaken; according to UN M49.
  const DISPUTABLE: Readonly<Record<string, string>> = {
    CY: 'Asia',
    TR: 'Asia',
    GE: 'Asia',
    KZ: 'Asia',
    RU: 'Europe',
    EG: 'Africa',
    RE: 'Africa',
    IO: 'Africa',
    TF: 'Africa',
    GL: 'North America',
    PA: 'North America',
    TT: 'North America',
    CO: 'South America',
    GF: 'South America',
    GS: 'South America',
    BV: 'South America',
    CC: 'Oceania',
    CX: 'Oceania',
    HM: 'Oceania',
    TL: 'Asia',
    AQ: 'Antarctica',
  };
  for (const [country, continent] of Object.entries(DISPUTABLE))
    it(`puts ${country} in ${continent}`, () => {
      expect(regionOf(country)).to.equal(continent);
    });
});
