/** Whose account is named beside it: every case of a person whom the sender knows or pays. */
type Cases = Readonly<{ who: string; whom: string; whose: string }>;

const each = (articles: string, nouns: readonly string[]): string =>
  nouns.flatMap((noun) => articles.split('|').map((article) => `${article} ${noun}`)).join('|');
const cases = (lines: string): readonly Cases[] =>
  lines.split('|').map((line) => {
    const [who = '', whom = '', whose = `${who}s`] = line.split(' ');
    return { who, whom: whom || who, whose };
  });

/** A noun whose cases differ has all three: nominative, dative and accusative, genitive. */
const FAMILY = cases(
  'bruder|sohn sohn sohnes|vater|papa|freund freund freundes|mann mann mannes|onkel|cousin|kumpel|opa|mitbewohner|kollege kollegen kollegen|enkel|neffe neffen neffen|schwager|partner|patenkind',
);
const WORKERS = cases(
  'vermieter|nachbar nachbarn nachbarn|handwerker|klempner|elektriker|maler|schreiner|tischler|gartner|mechaniker|friseur|fahrer|taxifahrer|babysitter|hausmeister|installateur|fotograf fotografen fotografen|trainer|lehrer|zahnarzt zahnarzt zahnarztes|anwalt anwalt anwalts|steuerberater|verkaufer|lieferant lieferanten lieferanten|kurier',
);
const WOMEN =
  'schwester|tochter|mutter|mama|freundin|frau|tante|cousine|oma|mitbewohnerin|kollegin|enkelin|nichte|schwagerin|partnerin'.split(
    '|',
  );
const WORKING_WOMEN =
  'vermieterin|nachbarin|babysitterin|putzfrau|friseurin|lehrerin|trainerin|gartnerin|fotografin|anwaltin|steuerberaterin|verkauferin|tierarztin|zahnarztin'.split(
    '|',
  );
const noun = (people: readonly Cases[], one: keyof Cases): string[] => people.map((person) => person[one]);

/** The dative stands alone, and the accusative behind "an". */
export const HIS = `${each('meinem|unserem', noun([...FAMILY, ...WORKERS], 'whom'))}|${each('dem', noun(WORKERS, 'whom'))}`;
export const HER = `${each('meiner|unserer', [...WOMEN, ...WORKING_WOMEN])}|${each('der', WORKING_WOMEN)}`;
export const HIM = `${each('meinen|unseren', noun([...FAMILY, ...WORKERS], 'whom'))}|${each('den', noun(WORKERS, 'whom'))}`;
export const HER_TO = `${each('meine|unsere', [...WOMEN, ...WORKING_WOMEN])}|${each('die', WORKING_WOMEN)}`;
export const OF_HIM = `${each('meines|unseres', noun([...FAMILY, ...WORKERS], 'whose'))}|${each('des', noun(WORKERS, 'whose'))}|${each('von', HIS.split('|'))}`;
export const OF_HER = `${HER}|${each('von', HER.split('|'))}`;
export const HE = `${each('mein|unser', noun([...FAMILY, ...WORKERS], 'who'))}|${each('der', noun(WORKERS, 'who'))}|papa|opa`;
export const SHE = `${HER_TO}|mama|oma`;
