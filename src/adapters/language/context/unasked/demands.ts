import { NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS, QUALITY_WORDS } from '../nouns.ts';
import { clausesOf, PAYING } from '../requested.ts';
import { isBorder, isPerson } from './noun-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Whom a person writes to here. */
const HERE = set(
  'bot agent assistant team sir sirs madam all friend friends wallet ai robot helper desk ops finance treasury support service everyone folks defi lord god me computer app colleague colleagues',
);
/** What somebody praises of the service. */
const OURS = set(
  'help service work app bot team assistance support patience kindness effort time day week weekend tool interface chat',
);
const LEAD =
  /^(?:hi|hello|hey|dear|and|but|so|because|since|as|oh|well|sorry|please|good|morning|evening|afternoon|day|urgent|attention|mum|mom|dad|grandma|grandpa|granny|gran)$/;
const BEING =
  '(?:this is|here is|it is|its|it is me|its me|i am|we are|here speaks|me|i am calling from|we are calling from|calling from|writing from|i am from|we are from|i am with|i am writing from|we are writing from)';
const YOURS = new RegExp(`^${BEING} your\\b`);
const FROM =
  /^(?:i am|we are|this is|it is)(?: (?:calling|writing|here|[a-z]+))? (?:from|with|at|of) (?:the |your )?([a-z]+)/;
const THE = /^(?:this is|here is|we are|i am|here speaks) (?:the |your |a |an )?([a-z]+(?: [a-z]+)*)$/;

/** An office or a company, which speaks of itself. */
const OFFICES = set(
  'bank police office service customs support authority government ministry court department agency company team bureau council irs hmrc fbi interpol embassy post courier hospital school university prison army sheriff tax revenue utility provider operator helpdesk hotline security fraud',
);

/** "your parcel", "your account": nothing of the service's. */
const OF_READER =
  /\byour (?:[a-z]+ )?(?:parcel|package|account|card|money|funds|files|computer|phone|device|wallet|subscription|membership|order|delivery|prize|winnings|reward|tax|taxes|fine|bill|invoice|rent|fee|debt|debts|son|daughter|grandson|granddaughter|mother|father|mum|mom|dad|grandma|grandpa|family|wife|husband|boss|landlord|landlady|bank|house|car|dog|cat|secret|secrets|photos|pictures|videos|data|identity|password|seat|room|booking|ticket|visa|passport|licence|license|refund|loan|inheritance|grant|bonus|salary|application|registration|domain|insurance|policy|ssn|share|part|half)\b(?! (?:app|bot|service))/;
const OF_YOURS = /^(?:i|we) (?:have|found|got|know|hold|stole|hacked|saw|recorded) your\b/;

/** Whether somebody else speaks in the message, or to somebody else: "this is the bank", "your parcel is waiting", "dear tenants", "boss: send …". */
export const isOthersLetter = (words: readonly string[]): boolean =>
  isLabelled(words) ||
  isAssistant(words[0]) ||
  isAddressed(words) ||
  isSigned(words) ||
  OF_READER.test(words.join(' ')) ||
  clausesOf(words).some((clause) => speaksForOthers(clause, words));

/** Another service. "hey siri" is a habit of speech. */
const isAssistant = (word: string | undefined): boolean =>
  /^(?:alexa|siri|cortana|bixby|jarvis|google|chatgpt|gpt|claude|gemini|copilot|grok)$/.test(word ?? '');

/** "boss: send 5 usdc": what the boss said. */
function isLabelled(words: readonly string[]): boolean {
  const colon = words.indexOf(':');
  if (colon < 1 || colon > 4) return false;
  const label = words.slice(0, colon).filter((word) => !/^(?:my|the|our|his|her|their|from|dear|a)$/.test(word));
  const verb = words
    .slice(colon + 1)
    .find((word) => !/^(?:please|pls|plz|kindly|can|could|you|now|just|quickly|hi|hey|,)$/.test(word));
  return (
    label.length > 0 && label.every((word) => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word)) && PAYING.has(verb ?? '')
  );
}

/** "dear tenants," */
function isAddressed(words: readonly string[]): boolean {
  const dear = words.indexOf('dear');
  if (dear < 0 || !words.slice(0, dear).every((word) => LEAD.test(word) || isBorder(word))) return false;
  let end = dear + 1;
  while (/^[a-z]/.test(words[end] ?? '') && end < dear + 4 && !PAYING.has(words[end] ?? '')) end += 1;
  const whom = words.slice(dear + 1, end);
  if (whom.length === 0 || !isBorder(words[end])) return false;
  return !whom.some((word) => HERE.has(word));
}

const SIGNED =
  /(?:^| )(?:regards|sincerely|yours|faithfully|truly|love|best|wishes|cheers|greetings|respectfully|signed|xoxo|thanks|thank you) (?:[,.!-] )*(?:from )?(?:the|your|his|her|our|their) [a-z]+(?: [a-z]+)*(?: [.!])*$/;
const DASHED = /[.!?] - (?:the|your|his|her|our|their) [a-z]+(?: [a-z]+)*(?: [.!])*$/;
const isSigned = (words: readonly string[]): boolean =>
  [SIGNED, DASHED].some((pattern) => pattern.test(words.join(' ')));

function speaksForOthers(all: readonly string[], words: readonly string[]): boolean {
  const start = all.findIndex((word) => !LEAD.test(word));
  const clause = all.slice(Math.max(0, start));
  const text = clause.join(' ');
  if (YOURS.test(text)) return !OURS.has(clause.at(-1) ?? '');
  const from = FROM.exec(text)?.[1];
  if (
    from !== undefined &&
    (OFFICES.has(from) || (isOrganisation(from) && /^we are from|^(?:i|we) (?:am|are) (?:calling|writing)/.test(text)))
  )
    return true;
  const who = THE.exec(text)?.[1]?.split(' ');
  if (who?.some((word) => OFFICES.has(word)) && who.every(isOrganisation) && !isShown(words, clause)) return true;
  if (OF_YOURS.test(text)) return true;
  if (clause[0] !== 'your') return false;
  return isToldOfYours(clause) || (clause.length > 1 && clause.slice(1).every((word) => isPerson(word)));
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
  const [before, behind] = [
    words.slice(Math.max(0, at - 2), at),
    words.slice(at + clause.length, at + clause.length + 2),
  ];
  return before.includes('§a') || behind.includes('§a');
};
