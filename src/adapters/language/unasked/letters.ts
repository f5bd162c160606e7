import { MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { PAYING } from '../context/requested.ts';
import { isBorder } from './noun-phrases.ts';
import { ORDER, POLITELY } from './orders.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Whom a person writes to here. */
const HERE = set(
  'bot agent assistant team sir sirs madam all friend friends wallet ai robot helper desk ops finance treasury support service everyone folks defi lord god me computer app colleague colleagues mate pal buddy boss chief champ legend babe honey hun darling sweetie guys dude bro fam man guy',
);
const GREETING = /^(?:hi|hello|hey|and|but|so|oh|well|sorry|please|pls|good|morning|evening|afternoon|day|my|our)$/;
const KIN =
  'mum|mom|mother|mama|mummy|mommy|dad|father|papa|daddy|grandma|grandpa|grandmother|grandfather|granny|nana|gran|aunt|auntie|uncle|son|daughter|grandson|granddaughter|wife|husband|landlord|landlady';

/** Whether the message is a letter to others or from others, or a line of a dialogue: "dear tenants", "boss: send …", "regards, the tax office". */
export const isOthersLetter = (words: readonly string[]): boolean =>
  isLabelled(words) ||
  isAssistant(words[0]) ||
  isAddressed(words) ||
  isCalled(words) ||
  SIGNED.some((pattern) => pattern.test(words.join(' ')));

/** Another service. "hey siri" is a habit of speech. */
const isAssistant = (word: string | undefined): boolean =>
  /^(?:alexa|siri|cortana|bixby|jarvis|google|chatgpt|gpt|claude|gemini|copilot|grok)$/.test(word ?? '');

/** "boss: send 5 usdc": what the boss said. */
function isLabelled(words: readonly string[]): boolean {
  const colon = words.indexOf(':');
  if (colon < 1 || colon > 5) return false;
  const label = words
    .slice(0, colon)
    .filter((word) => !/^(?:my|the|our|his|her|their|your|from|dear|a|here|speaking)$/.test(word));
  const verb = words
    .slice(colon + 1)
    .find((word) => !/^(?:please|pls|plz|kindly|can|could|you|now|just|quickly|hi|hey|,)$/.test(word));
  return (
    label.length > 0 && label.every((word) => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word)) && PAYING.has(verb ?? '')
  );
}

/** "dear tenants," at the start, and "…, dear customer" at the end */
function isAddressed(words: readonly string[]): boolean {
  const dear = words.findIndex((word) =>
    /^(?:dear|dearest|esteemed|valued|beloved|respected|honou?red|fellow)$/.test(word),
  );
  const isFirst = words.slice(0, dear).every((word) => GREETING.test(word) || isBorder(word));
  if (dear < 0 || !(isFirst || isBorder(words[dear - 1]))) return false;
  let end = dear + 1;
  while (/^[a-z]/.test(words[end] ?? '') && end < dear + 4 && !PAYING.has(words[end] ?? '')) end += 1;
  const whom = words.slice(dear + 1, end);
  if (whom.length === 0 || !isBorder(words[end])) return false;
  return !whom.some((word) => HERE.has(word));
}

/** "please mum, send …": a person, and not the service, in a part of its own. */
function isCalled(words: readonly string[]): boolean {
  const first = words.findIndex((word) => !(GREETING.test(word) || isBorder(word)));
  let end = first;
  while (PEOPLE_WORDS.has(words[end] ?? '') || NAME_WORDS.has(words[end] ?? '') || MODIFIER_WORDS.has(words[end] ?? ''))
    end += 1;
  const whom = words.slice(Math.max(0, first), end).filter((word) => !MODIFIER_WORDS.has(word));
  if (whom.length === 0 || whom.some((word) => PURPOSE_WORDS.has(word) || HERE.has(word))) return false;
  return ORDERED.test(words.slice(end).join(' '));
}
const ORDERED = new RegExp(`^[,.!-] ${POLITELY}${ORDER}\\b`);

const CLOSING =
  '(?:regards|sincerely|yours|faithfully|truly|love|best|wishes|cheers|greetings|respectfully|signed|xoxo|hugs|kisses|thanks|thank you)';
const SIGNED: readonly RegExp[] = [
  new RegExp(
    `(?:^| )${CLOSING} (?:[,.!-] )*(?:from )?(?:the|your|his|her|our|their) (?!best|help|great|good)[a-z]+(?: [a-z]+)*(?: [.!])*$`,
  ),
  new RegExp(
    `[,.!] (?:(?:with |much |kind |warm |best |many )*(?:love|best|hugs|kisses|yours|sincerely|regards|cheers|greetings|wishes)) (?:[,.!-] )*(?:from )?(?:${KIN})(?: [.!])*$`,
  ),
  /(?:[.!?]|§a) - (?:the|your|his|her|our|their) [a-z]+(?: [a-z]+)*(?: [.!])*$/,
  /[.!] (?:the |your )?(?:[a-z]+ )?(?:office|bank|police|management|government|ministry|authority|customs|department|agency|support|headquarters|embassy|court)(?: [.!])*$/,
];
