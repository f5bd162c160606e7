import { NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS, QUALITY_WORDS } from '../context/nouns.ts';
import { clausesOf } from '../context/requested.ts';
import { BRANDS } from '../context/vocabulary/names.ts';
import { isPerson } from './noun-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** What somebody praises of the service. */
const OURS = set(
  'help service work app bot team assistance support patience kindness effort time day week weekend tool interface chat',
);
const LEAD =
  /^(?:hi|hello|hey|dear|and|but|so|because|since|as|oh|well|sorry|please|good|morning|evening|afternoon|day|urgent|attention|mum|mom|dad|grandma|grandpa|granny|gran)$/;
const YOURS =
  /^(?:this is|here is|it is|its|it is me|its me|i am|we are|here speaks|me|(?:i am |we are )?(?:calling|writing|speaking) (?:from|for)|i am from|we are from|i am with) your\b/;
const FROM =
  /^(?:i am|we are|this is|it is)(?: (?:calling|writing|here|[a-z]+))? (?:from|with|at|of) (?:the |your )?([a-z]+)/;
const OF_COMPANY = /^(?:we are from|(?:i am|we are) (?:calling|writing))\b/;
const INTRODUCED = /^(?:this is|here is|we are|i am|here speaks|it is|its) (?:the |your |a |an )?([a-z]+(?: [a-z]+)*)$/;
const HERE = /^(?:the |your |my )?([a-z]+(?: [a-z]+)?) (?:here|speaking|calling)$/;

/** An office or a company, which speaks of itself. */
const OFFICES = set(
  'bank police office service customs support authority government ministry court department agency company bureau council irs hmrc fbi interpol embassy post courier hospital school university prison army sheriff tax revenue utility provider operator helpdesk hotline security fraud team',
);
const BRAND_WORDS = set(
  `${BRANDS} netflix spotify amazon google microsoft apple paypal facebook whatsapp telegram binance kraken metamask ledger`,
);
/** Who works for the wallet. */
const OWN = set('treasury finance team ops operations desk accounting accounts');

/** "your parcel", "your account": nothing of the service's. */
const OF_READER =
  /\byour (?:[a-z]+ )?(?:parcel|package|account|card|money|funds|files|computer|phone|device|wallet|subscription|membership|order|delivery|prize|winnings|reward|tax|taxes|fine|bill|invoice|rent|fee|debt|debts|son|daughter|grandson|granddaughter|mother|father|mum|mom|dad|grandma|grandpa|family|wife|husband|boss|landlord|landlady|bank|house|car|dog|cat|secret|secrets|photos|pictures|videos|data|identity|password|seat|room|booking|ticket|visa|passport|licence|license|refund|loan|inheritance|grant|bonus|salary|application|registration|domain|insurance|policy|ssn|share|part|half|business|cooperation|purchase|custom|payment|freedom)\b(?! (?:app|bot|service))/;
const OF_YOURS = /^(?:i|we) (?:have|found|got|know|hold|stole|hacked|saw|recorded) your\b/;

/** Whether somebody else demands: "this is the bank", "your parcel is waiting", "i am your grandson". */
export const isDemand = (words: readonly string[]): boolean =>
  OF_READER.test(words.join(' ')) || clausesOf(words).some((clause) => speaksForOthers(clause, words));

const KIN = /^(?:mum|mom|dad|grandma|grandpa|granny|nana|gran|aunt|auntie|uncle|mother|father|son|daughter)$/;

function speaksForOthers(all: readonly string[], words: readonly string[]): boolean {
  const start = all.findIndex((word) => !LEAD.test(word));
  const clause = all.slice(Math.max(0, start));
  const text = clause.join(' ');
  if (YOURS.test(text)) return !OURS.has(clause.at(-1) ?? '');
  const from = FROM.exec(text)?.[1];
  if (from !== undefined && (OFFICES.has(from) || (isOrganisation(from) && OF_COMPANY.test(text)))) return true;
  if (OF_YOURS.test(text) || introduces(text, words, clause)) return true;
  if (/^(?:it is|its) me$/.test(text) && words.some((word, at) => word === 'me' && KIN.test(words[at + 2] ?? '')))
    return true;
  if (clause[0] !== 'your') return false;
  return isToldOfYours(clause) || (clause.length > 1 && clause.slice(1).every((word) => isPerson(word)));
}

/** "this is the bank", "it's the landlord", "the plumber here", where it shows no account. */
function introduces(text: string, words: readonly string[], clause: readonly string[]): boolean {
  const here = HERE.exec(text)?.[1]?.split(' ');
  if ([...(here ?? []), ...(INTRODUCED.exec(text)?.[1]?.split(' ') ?? [])].some((word) => BRAND_WORDS.has(word)))
    return true;
  if (here?.every((word) => PEOPLE_WORDS.has(word) || OFFICES.has(word)) && !here.some((word) => OWN.has(word)))
    return true;
  const who = INTRODUCED.exec(text)?.[1]?.split(' ');
  if (who === undefined || isShown(words, clause)) return false;
  if (who.some((word) => OFFICES.has(word)) && who.every(isOrganisation) && !who.some((word) => OWN.has(word)))
    return true;
  const isPersonal = who.every((word) => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word));
  return (
    isPersonal &&
    /^(?:this|here|it|its)\b/.test(text) &&
    PEOPLE_WORDS.has(who.at(-1) ?? '') &&
    !who.some((word) => PURPOSE_WORDS.has(word))
  );
}

/** "your parcel is waiting": the reader's, who is the service here. */
function isToldOfYours(clause: readonly string[]): boolean {
  const verb = clause.findIndex((word) =>
    /^(?:is|are|was|were|has|have|had|will|needs?|expires?|expired|got|must|can|could|cannot)$/.test(word),
  );
  if (verb < 1 || OURS.has(clause[verb - 1] ?? '')) return false;
  return !QUALITY_WORDS.has(clause.at(-1) ?? '') || !OURS.has(clause[1] ?? '');
}

const isOrganisation = (word: string): boolean =>
  OFFICES.has(word) || isPerson(word) || PLACE_WORDS.has(word) || PURPOSE_WORDS.has(word);

/** "this is the school: 0x…" */
const isShown = (words: readonly string[], clause: readonly string[]): boolean => {
  const at = words.findIndex((_, index) => clause.every((word, offset) => words[index + offset] === word));
  const before = words.slice(Math.max(0, at - 2), at);
  const behind = words.slice(at + clause.length, at + clause.length + 2);
  return before.includes('§a') || behind.includes('§a');
};
