import { any, either, many, maybe, once, type Rule, seq, word } from '../rules/rule.ts';
import { WHO_DID } from './people-deeds.ts';
import { KIN, NAMES, TRADES } from './people-words.ts';
import { MODIFIERS, PURPOSES } from './purposes.ts';
import { TOWN } from './towns.ts';

export { KIN, NAMES, POSSESSORS } from './people-words.ts';

const OWNERS = ['my', 'our', 'his', 'her', 'their'] as const;
const owned = (people: string): string =>
  OWNERS.flatMap((owner) => people.split('|').map((one) => `${owner} ${one}`)).join('|');
const SELLERS =
  'guy|lady|man|woman|food bank|animal shelter|soup kitchen|red cross|orphanage|hospice|library|museum|kindergarten|nursery|daycare|organiser|organizer|treasurer|owner|caretaker|delivery guy|band|drummer|bar|restaurant|school|clinic|shelter|animal shelter|team|club|community|family|agency|company|shop|store|venue|hotel|streamer|barista|church|charity|gym';

/** Somebody who is paid: "my sister", "the plumber". */
export const PEOPLE = `${owned(`${KIN}|${TRADES}`)}|my parents|my family|our team|my team|our club|my ex|my boss|our school|my school|${`${TRADES}|${SELLERS}`
  .split('|')
  .map((one) => `the ${one}`)
  .join('|')}|${TRADES.split('|')
  .map((one) => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`)
  .join('|')}|mom|mum|dad|grandma|grandpa|a friend|a friend of mine|a colleague|a mate|a buddy|my friend`;

/** More people, behind an owner, an article or a kind: "my yoga instructor", "the estate agent". */
const MORE_PEOPLE =
  'printer|framer|publisher|wholesaler|distributor|landscaper|chauffeur|pharmacist|chiropractor|osteopath|counsellor|counselor|psychologist|sculptor|animator|bassist|guitarist|pianist|actor|actress|referee|umpire|lifeguard|guide|tour guide|janitor|doorman|concierge|porter|postman|mailman|instructor|professor|engineer|programmer|dev|writer|editor|copywriter|illustrator|musician|singer|dj|cook|chef|waiter|waitress|bartender|mover|courier|realtor|broker|sponsor|organiser|organizer|treasurer|secretary|captain|client|customer|employee|worker|staff|boss|bookkeeper|auditor|attorney|nurse|midwife|surgeon|optician|groomer|sitter|pet sitter|cat sitter|dog sitter|house sitter|petsitter|masseuse|masseur|stylist|beautician|student|grandson|granddaughter|grandchild|godchild|stepson|stepdaughter|stepmom|stepdad|stepbrother|stepsister|twin|baby sister|baby brother|girl|boy|boys|girls|man|lady|guy|folks|parents|family|in - laws|mother - in - law|father - in - law|classmate|schoolmate|bandmate|bro|sista|homie|bestie|fiancee|spouse|hubby|wifey|gran|granny|nan|nana|grandad|granddad|grandfather|grandmother|papa|mama|pops|crew|guys|people|church|gym|school|landowner|housekeeper|maid|butcher|grocer|fishmonger|brewer|winemaker|potter|glazier|mason|welder|tiler|plasterer|decorator|architect|surveyor|bricklayer|window cleaner|pool guy|pizza guy|repair guy|bike guy|taxi driver|cab driver|truck driver|bus driver|delivery driver|delivery man|web guy|it guy|tech guy|lawn guy|wedding planner|life coach|tattoo artist|seamstress|dressmaker|shoemaker|cobbler|jeweller|jeweler|carer|caregiver|social worker|youth leader|choir director|choir leader|bandleader|lab partner|business partner|study buddy|gym buddy|training partner|hotel|shop|store|studio|club|charity|shelter|team|company|agency|office|bakery|bar|pub|cafe|farm|garage|clinic|landlord';
const OWNER: Rule = any(
  'my|our|his|her|their|the|a|an|this|that|my own|our own|my dear|my lovely|a friend of|one of my|one of our',
);
const KIND: Rule = word(
  new Set(
    `old new good best dear lovely little big younger older eldest youngest favourite favorite former ex regular local nice kind poor wonderful
    yoga piano guitar violin drum music dance swim swimming tennis football soccer boxing golf ski surf driving language english french spanish german maths math physics chemistry art pottery singing
    web graphic logo interior fashion ui ux product game sound lighting video wedding event
    dog cat pet house car bike garden pool window office kitchen flat apartment building estate travel tax insurance real letting rental
    school college university church choir club band team family work flower coffee pizza bakery book record
    freelance community marketing project account content social media security smart contract blockchain node technical senior junior lead head chief personal virtual
    night day weekend morning summer part time full delivery moving cleaning repair language`.split(/\s+/),
  ),
);
const PLURALS =
  'plumbers|electricians|cleaners|babysitters|designers|mechanics|gardeners|drivers|builders|painters|carpenters|contractors|tutors|teachers|lawyers|developers|suppliers|vendors|photographers|freelancers|roofers|caterers|artists|sellers|movers|musicians|editors|writers|auditors|translators|volunteers|neighbours|neighbors|colleagues|roommates|flatmates|nurses|carers|florists|bakers|farmers';
const BY_ROLE: Rule = seq(
  OWNER,
  many(KIND, word(MODIFIERS), word(PURPOSES)),
  any(`${KIN}|${TRADES}|${SELLERS}|${MORE_PEOPLE}|${PLURALS}`),
);
/** Somebody who is paid, without a value. */
export const SOMEBODY: Rule = once(
  either(
    seq(either(any(PEOPLE), BY_ROLE), maybe(TOWN), maybe(WHO_DID)),
    // The lexer drops the ending of "my friend's brother".
    seq(any('my|our'), any(KIN), any(`${KIN}|${TRADES}`)),
    seq(
      either(any('my friend|my colleague|my buddy|my mate|my pal|our friend'), seq(any('my|our'), any(KIN))),
      any(NAMES),
    ),
    seq(any('a friend of my|a colleague of my'), any(KIN)),
  ),
);
export const NAMED: Rule = any(NAMES);
export const PRONOUN: Rule = any('him|her|them');
export const NOUN_OF_ADDRESS =
  'wallet|address|account|addy|adress|addr|wallet address|account address|crypto address|crypto wallet|eth address|ens|ens name|number|details|wallet addy|wallet id|public address|receiving address|deposit address|payment address|crypto account|evm address|ethereum address|metamask|metamask address|safe|vault';
/** Whose address it is: "my landlord's address", "her new wallet". */
export const WHOSE_ADDRESS: Rule = seq(
  either(any('his|her|their|the|my other|my cold|my own|my new|my savings|this'), SOMEBODY, NAMED),
  maybe(any('new|current|own|correct|usual|main|personal|own new')),
  any(NOUN_OF_ADDRESS),
);
