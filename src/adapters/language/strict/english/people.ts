import { any, either, many, maybe, once, type Rule, seq, word } from '../rule.ts';
import { PURPOSES } from './purposes.ts';
import { TOWN } from './towns.ts';
import { FIRST_NAME_WORDS, GOODS_WORDS, QUALITY_WORDS, ROLE_WORDS } from './vocabulary.ts';

export const KIN =
  'mom|mum|mother|dad|father|sister|brother|sis|bro|son|daughter|wife|husband|partner|girlfriend|boyfriend|gf|bf|bff|fiance|friend|best friend|mate|buddy|pal|cousin|aunt|auntie|uncle|nephew|niece|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|goddaughter|godson|roommate|roomie|flatmate|housemate|neighbour|neighbor|colleague|coworker|teammate|kid|brother - in - law|sister - in - law|ex - wife|ex - husband|little brother|little sister|big brother|big sister|older brother|older sister|younger brother|younger sister';
const TRADES =
  'landlord|landlady|plumber|electrician|cleaner|babysitter|designer|mechanic|gardener|driver|builder|painter|carpenter|contractor|tutor|teacher|accountant|lawyer|solicitor|developer|supplier|vendor|photographer|dentist|doctor|vet|barber|hairdresser|trainer|coach|nanny|freelancer|roofer|caterer|tailor|locksmith|translator|consultant|therapist|physio|dog walker|piano teacher|guitar teacher|yoga teacher|artist|seller|host|assistant|intern|handyman|florist|baker|farmer|notary|agent|manager';
const OWNERS = ['my', 'our', 'his', 'her', 'their'] as const;
const owned = (people: string): string =>
  OWNERS.flatMap((owner) => people.split('|').map((one) => `${owner} ${one}`)).join('|');
const SELLERS =
  'guy|lady|man|woman|organiser|organizer|treasurer|owner|caretaker|delivery guy|band|drummer|bar|restaurant|school|clinic|shelter|animal shelter|team|club|community|family|agency|company|shop|store|venue|hotel|streamer|barista|church|charity|gym';

/** Somebody who is paid: "my sister", "the plumber". */
export const PEOPLE = `${owned(`${KIN}|${TRADES}`)}|my parents|my family|our team|my team|our club|my ex|my boss|our school|my school|${`${TRADES}|${SELLERS}`
  .split('|')
  .map((one) => `the ${one}`)
  .join('|')}|${TRADES.split('|')
  .map((one) => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`)
  .join('|')}|mom|mum|dad|grandma|grandpa|a friend|a friend of mine|a colleague|a mate|a buddy|my friend`;
/** Whose it is that is paid for: "my daughter's school", whose ending the lexer drops. */
export const POSSESSORS = `${KIN}|${TRADES}`;

const FIRST_NAMES =
  'margaret|john|jane|mary|anna|anne|sarah|david|michael|james|robert|peter|paul|tom|thomas|emma|laura|lisa|maria|daniel|alex|sam|chris|kate|susan|linda|karen|george|william|helen|julia|martin|simon|oliver|sophie|lena|nina|lucia|marco|carla|stefan|ivan|elena|olga|dmitri|leo|luca|julie|claire|ben|jake|josh|matt|mike|nick|steve|kevin|brian|eric|jason|ryan|andrew|joe|tim|dan|dave|greg|rachel|jessica|emily|amy|nicole|megan|hannah|zoe|lucy|chloe|mia|ella|eva|sara|noah|liam|ahmed|omar|fatima|priya|raj|ravi|carlos|jose|juan|pedro|diego|sofia|ana|hans|klaus|ingrid|lars|sven|yuki|kenji|tomas|marta|pablo|andrea|francesca|giulia|pierre|marie|antoine|kim|lee|anton|mira|vera|tina|rosa|bob|alice|mo|ali';
/** First names, which have a place below a letter and before an address. */
export const NAMES = FIRST_NAMES;
export const NAMED: Rule = either(any(NAMES), word(FIRST_NAME_WORDS));

/** People of two words, behind an owner or an article. */
const PAIRS =
  'lad|bloke|fixer|relayer|node operator|validator|bru|bhai|cuz|aunty|oupa|ouma|abuela|nonna|couple|old man|old lady|research assistant|teaching assistant|electric bloke|pet sitter|cat sitter|dog sitter|house sitter|baby sister|baby brother|in - laws|mother - in - law|father - in - law|window cleaner|pool guy|pizza guy|repair guy|bike guy|taxi driver|cab driver|truck driver|bus driver|delivery driver|delivery man|web guy|it guy|tech guy|lawn guy|wedding planner|life coach|tattoo artist|social worker|youth leader|choir director|choir leader|lab partner|business partner|study buddy|gym buddy|training partner';
const OWNER: Rule = any(
  'my|our|his|her|their|the|a|an|this|that|my own|our own|my dear|my lovely|a friend of|one of my|one of our',
);
const KIND: Rule = either(
  word(QUALITY_WORDS),
  word(GOODS_WORDS),
  word(PURPOSES),
  word(
    new Set(
      `old new good best dear lovely little big younger older eldest youngest favourite favorite former ex regular local nice kind poor wonderful
    yoga piano guitar violin drum music dance swim swimming tennis football soccer boxing golf ski surf driving language english french spanish german maths math physics chemistry art pottery singing
    web graphic logo interior fashion ui ux product game sound lighting video wedding event
    dog cat pet house car bike garden pool window office kitchen flat apartment building estate travel tax insurance real letting rental
    school college university church choir club band team family work flower coffee pizza bakery book record
    freelance community marketing project account content social media security smart contract blockchain node technical senior junior lead head chief personal virtual
    night day weekend morning summer part time full delivery moving cleaning repair language`.split(/\s+/),
    ),
  ),
);
const BY_ROLE: Rule = seq(OWNER, many(KIND), either(any(`${KIN}|${TRADES}|${SELLERS}|${PAIRS}`), word(ROLE_WORDS)));
/** Somebody who is paid, without a value. */
export const SOMEBODY: Rule = once(
  either(
    seq(either(any(PEOPLE), BY_ROLE), maybe(TOWN)),
    // The lexer drops the ending of "my friend's brother".
    seq(any('my|our'), any(KIN), any(`${KIN}|${TRADES}`)),
    seq(
      either(any('my friend|my colleague|my buddy|my mate|my pal|our friend'), seq(any('my|our'), any(KIN))),
      any(NAMES),
    ),
    seq(any('a friend of my|a colleague of my'), any(KIN)),
  ),
);
export const PRONOUN: Rule = any('him|her|them');
export const NOUN_OF_ADDRESS =
  'wallet|address|account|addy|adress|addr|wallet address|account address|crypto address|crypto wallet|eth address|ens|ens name|number|details|wallet addy|wallet id|public address|receiving address|deposit address|payment address|crypto account|evm address|ethereum address|metamask|metamask address|safe|vault';
/** Whose address it is: "my landlord's address", "her new wallet". */
export const WHOSE_ADDRESS: Rule = seq(
  either(any('his|her|their|the|my other|my cold|my own|my new|my savings|this'), SOMEBODY, NAMED),
  maybe(any('new|current|own|correct|usual|main|personal|own new')),
  any(NOUN_OF_ADDRESS),
);
