import { expect } from 'chai';
import { CONTINENTS, isCountry, regionOf } from '../../../src/domain/compliance/regions.ts';

// The 249 officially assigned codes of ISO 3166-1, a line a first letter.
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

// Assigned by its users, not by ISO: Kosovo.
const ALSO_USED = ['XK'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALL_PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

describe('regions', () => {
  it('holds every code of ISO 3166-1 once, Kosovo’s, and no other', () => {
    expect(ISO_3166_1).to.have.lengthOf(249);
    const listed = Object.values(CONTINENTS).flatMap((codes) => codes.split(' '));
    expect(listed.toSorted()).to.deep.equal([...ISO_3166_1, ...ALSO_USED].toSorted());
  });

  it('knows which of all pairs of letters are countries, and puts just those on a continent', () => {
    const assigned = new Set([...ISO_3166_1, ...ALSO_USED]);
    for (const pair of ALL_PAIRS) {
      expect(isCountry(pair), pair).to.equal(assigned.has(pair));
      expect(regionOf(pair) !== 'Unknown', pair).to.equal(assigned.has(pair));
    }
  });

  for (const text of ['', 'A', 'us', 'Us', 'USA', ' US', '840', 'T1', '__proto__', 'constructor', 'toString'])
    it(`takes ${JSON.stringify(text)} for no country`, () => {
      expect(isCountry(text)).to.equal(false);
      expect(regionOf(text)).to.equal('Unknown');
    });

  // Places where the continent is easily mistaken; by UN M49.
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
