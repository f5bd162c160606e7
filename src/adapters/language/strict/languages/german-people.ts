import { NAMES } from '../english/people-words.ts';
import { SURNAMES } from './german-courtesy-words.ts';

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
  'bruder|sohn sohn sohnes|vater|papa|freund freund freundes|mann mann mannes|onkel|cousin|kumpel|opa|mitbewohner|kollege kollegen kollegen|enkel|neffe neffen neffen|schwager|partner|patenkind|vati|papi|ehemann ehemann ehemannes|verlobten verlobten verlobten|schatz|schwiegervater|schwiegersohn|grossvater|patenonkel|vetter|spezl|spezi|bro|bruda|brudi|nachbar nachbarn nachbarn|bekannte bekannten bekannten|chef|boss|studienkollege studienkollegen studienkollegen|mitspieler|teamkollege teamkollegen teamkollegen|homie|kleine kleinen kleinen|grosse grossen grossen|bub buben buben|junge jungen jungen|paten paten paten|mitstreiter|kegelbruder|vereinskamerad vereinskameraden vereinskameraden|brudder|kollega|atzen atzen atzen',
);
const WORKERS = cases(
  'vermieter|handwerker|klempner|elektriker|maler|schreiner|tischler|gartner|mechaniker|friseur|fahrer|taxifahrer|babysitter|hausmeister|installateur|fotograf fotografen fotografen|trainer|lehrer|zahnarzt zahnarzt zahnarztes|anwalt anwalt anwalts|steuerberater|verkaufer|lieferant lieferanten lieferanten|kurier|entwickler|programmierer|designer|grafiker|handler|shop|laden|freelancer|berater|buchhalter|dienstleister|zulieferer|partner|ubersetzer|lektor lektor lektors|backer|metzger|wirt|kellner|lieferdienst|dachdecker|schlosser|zimmermann|maurer|monteur|fliesenleger|tierarzt tierarzt tierarztes|arzt arzt arztes|hausarzt hausarzt hausarztes|therapeut therapeuten therapeuten|coach|musiklehrer|klavierlehrer|gitarrenlehrer|nachhilfelehrer|hundesitter|bauer bauern bauern|winzer|imker|kunstler|musiker|admin|moderator|streamer|mieter|vereinskassierer|kassierer|kassenwart|schatzmeister|verein|veranstalter|organisator|typ|kerl|gildenmeister|clanchef|dealer|tatowierer|makler|notar|architekt architekten architekten|hersteller|versender|spediteur|gastgeber|praktikant praktikanten praktikanten|azubi|mitarbeiter|angestellten angestellten angestellten|werkstudent werkstudenten werkstudenten|geschaftspartner|auftragnehmer|subunternehmer|pfleger|schneider|schuster|bro|kollege kollegen kollegen|nachbar nachbarn nachbarn|chef|kumpel|freund|jungen jungen jungen|kleinanzeigenverkaufer|ebayverkaufer|hof|hofladen|betrieb',
);
const WOMEN =
  'schwester|tochter|mutter|mama|freundin|frau|tante|cousine|oma|mitbewohnerin|kollegin|enkelin|nichte|schwagerin|partnerin|mutti|mami|ehefrau|verlobte|schwiegermutter|schwiegertochter|grossmutter|patentante|nachbarin|bekannte|chefin|studienkollegin|mitspielerin|kleine|grosse|omi|patin|schwoschter'.split(
    '|',
  );
const WORKING_WOMEN =
  'vermieterin|babysitterin|putzfrau|friseurin|lehrerin|trainerin|gartnerin|fotografin|anwaltin|steuerberaterin|verkauferin|tierarztin|zahnarztin|entwicklerin|programmiererin|designerin|grafikerin|handlerin|freelancerin|beraterin|buchhalterin|dienstleisterin|ubersetzerin|lektorin|backerin|wirtin|kellnerin|arztin|hausarztin|therapeutin|musiklehrerin|klavierlehrerin|gitarrenlehrerin|nachhilfelehrerin|nachhilfe|hundesitterin|bauerin|kunstlerin|musikerin|mieterin|kassiererin|putzkraft|putzhilfe|haushaltshilfe|reinigungskraft|tagesmutter|hebamme|pflegerin|schneiderin|maklerin|notarin|architektin|praktikantin|mitarbeiterin|werkstudentin|nachbarin|kollegin|chefin|freundin|firma|agentur|werkstatt|kita|schule|feuerwehr|hausverwaltung|buchhaltung|kosmetikerin|mitbewohnerin|gastgeberin|leiterin|organisatorin|veranstalterin|druckerei|reinigung|spedition|wg|familie|gilde|nachbarschaft|gemeinde|musikschule|praxis'.split(
    '|',
  );
const noun = (people: readonly Cases[], one: keyof Cases): string[] => people.map((person) => person[one]);
const BOTH = [...FAMILY, ...WORKERS];
const WOMEN_ALL = [...WOMEN, ...WORKING_WOMEN];
const OWN = 'meiner|unserer';

/** The dative stands alone, and the accusative behind "an". */
export const HIS = `${each('meinem|unserem|mein|mim|nem|einem|am', noun(BOTH, 'whom'))}|${each('dem', noun([...WORKERS, ...FAMILY], 'whom'))}`;
export const HER = `${each(`${OWN}|mini|minere|ner|einer`, WOMEN_ALL)}|${each('der', [...WORKING_WOMEN, ...WOMEN])}`;
export const HIM = `${each('meinen|unseren|mein|n|nen|einen|unsern|meinn|min|de|am', noun(BOTH, 'whom'))}|${each('den', noun([...WORKERS, ...FAMILY], 'whom'))}`;
export const HER_TO = `${each('meine|unsere|ne|eine|mini|mei', WOMEN_ALL)}|${each('die', [...WORKING_WOMEN, ...WOMEN])}`;
export const OF_HIM = `${each('meines|unseres', noun(BOTH, 'whose'))}|${each('des', noun(WORKERS, 'whose'))}|${each('von', HIS.split('|'))}`;
export const OF_HER = `${each(OWN, WOMEN_ALL)}|${each('der', WORKING_WOMEN)}|${each('von', HER.split('|'))}`;
export const HE = `${each('mein|unser', noun(BOTH, 'who'))}|${each('der', noun(WORKERS, 'who'))}|papa|opa`;
export const SHE = `${HER_TO}|mama|oma`;

/** The nouns alone: adjectives stand between an article and them. */
export const MEN_TO: ReadonlySet<string> = new Set(noun(BOTH, 'whom'));
export const WOMEN_TO: ReadonlySet<string> = new Set(WOMEN_ALL);

/** Names beside a person: they are not words of their own. */
export const NAMED = `${NAMES}|${SURNAMES}|jonas|lukas|felix|finn|moritz|jakob|luis|jan|niklas|fabian|tobias|florian|sebastian|andreas|wolfgang|dieter|horst|jurgen|uwe|gunter|heinz|karl|franz|josef|sepp|toni|uli|lea|hanna|johanna|katharina|christina|sabine|petra|monika|gisela|ursula|renate|birgit|heike|silke|anja|katrin|steffi|inge|greta|frieda|ida|clara|marie|luisa|paula|max|emil|theo|anton|oskar|kevin|dennis|mehmet|ali|murat|ayse|svenja|wiebke|britta|resi|vroni|hannes|matthias|markus|christian|benjamin|philipp|simone|tanja|bernd|rainer|manfred|helmut|erika|elke|rosi|mia|lina|leni`;
