import { PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { partOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

/** A value without an amount beside it. */
const VALUE = '§[mtbc]';
const END = '(?= *$| [,.;!?)\\n])';
const OWN = '(?:my |our |the |his |her |their )?';

/** "Thanks, Max", "hey Dai", "good morning optimism": whoever is spoken to, or signs. */
const SPOKEN_TO = new RegExp(
  `(?:\\bthanks|\\bthank you|\\bthx|\\bty|\\bcheers|\\bregards|\\blove|\\byours|\\bsincerely|\\bgreetings|\\bhi|\\bhey|\\bhello|\\bdear|\\bmorning|\\bevening|\\bafternoon|\\byo|\\bciao|\\bbye|\\bfriend|\\bmate) ?,? (?:${VALUE}${END}|§m )`,
);

/** "all the best", "everything is fine", "pay max with usdc": nothing is counted. */
const NO_COUNT =
  /§m (?:(?:the )?(?:best|love|luck)|good|fine|well|set|right|clear|okay|ok|done|a few|a little|a|an|some|with|at|is|are|was|were|looks|seems|went|works|worked)\b|\b(?:to|by|from|with|friend) §m (?:§a|[,.!]|at §a|$)/;

/** "for two", "for everything", "dinner for two": a reason. */
const FOR_COUNT = new RegExp(
  `\\bfor (?:a |an |the |about |only |just |exactly )?§[nmh](?! (?:of )?${OWN}(?:worth of |worth )?§[tbk])`,
);

/** "with optimism", "out of optimism", "joy and optimism", "off base". A name of a token and a network is a token where no other one is. */
const OTHER_PLACES = ['§c', '§[cb]'].map(
  (network) =>
    new RegExp(
      `\\b(?:with|out of|off|and|or|for|near|about|like|by|without|under|inside|outside|around) ${OWN}${network}(?! (?:network|chain|mainnet|wallet|account|address|side|one|usd|balance|funds|holdings|bag|stash|money|§))`,
    ),
);

/** "usdc on base with base regards" */
const BEFORE_NOUN =
  /§c (?:regards|wishes|greetings|band|film|movie|song|album|shop|bar|club|cafe|prime|jump|jumping|camp|player|layer|line|lines|coat|salary|rate|fee|fees|tattoo|book|course|party|game|team|tickets?)\b/;

/** "on base too", "also on base": two networks, or two payments. */
const ANOTHER_PLACE = /§[cb].*(?:\balso (?:on|to|via) §c|\b(?:on|to|via) §c (?:too|also|as well|aswell))/;

/** "all the usdc i got today": not all of them. */
const LIMITED = new RegExp(
  `(?:§m|§h|§r) (?:of )?(?:all )?${OWN}(?:§[tbk] (?:that |which |what )?(?:i|we|he|she|they|you|it|was|were|came|from(?! §)) (?!have\\b|own\\b|hold\\b|hv\\b|ve\\b|got (?:on|in|left|there|here|please|to|for|into)\\b|got${END})|(?:incoming|outgoing|pending|new|latest|recent|earned|borrowed|locked|staked|unspent|today ?.? s|yesterday ?.? s|extra|spare|loose|stolen|bridged|wrapped|monthly|weekly|daily|(?:today|yesterday|tomorrow|monday|friday|this week|this month|last month)(?= §[tbk]))\\b)`,
);

/** "1 eth share": another asset than the token. */
const ANOTHER_ASSET =
  /§[tbk] (?:shares?|stakes?|options?|futures?|perps?|calls?|puts?|notes?|bonds?|debts?|loans?|collaterals?|vouchers?|coupons?|gift cards?|cards?|lp|lps|pools?|nfts?|etfs?|certificates?|contracts?|miners?|stickers?|merch|books?|mugs?|shirts?|hoodies?)\b/;

/** "up to 1 eth": a bound. */
const BOUND =
  /\b(?:up to|at most|at least|no more than|not more than|less than|between|a maximum of|a minimum of) §n (?:of )?(?:my )?§[tbk]/;

/** "to 0x… to my kids": more than one is paid, and one address is told. */
const SEVERAL =
  /§a ,? ?(?:and )?(?:to|for both|for all|for each) (?:of )?(?:my|our|the|his|her|their) (?:two |three |four |both )?[a-z]+s\b(?! (?:wallet|address|account))/;

/** "op 12 optimism": the token twice, or its network. */
const TWICE = /§b §n §b.*§a|§a.*§b §n §b/;

const PATTERNS = [SPOKEN_TO, NO_COUNT, BEFORE_NOUN, ANOTHER_PLACE, LIMITED, ANOTHER_ASSET, BOUND, SEVERAL, TWICE];

/**
 * Whether a value stands where no request puts it: in a greeting, in a reason, in an idiom, as a name, or as a limit. "Thanks, Max" names nobody's
 * balance, and "with optimism" no network.
 */
export function isUnplaced(items: readonly Item[]): boolean {
  const words = items.flatMap((item) => wordsOf(item)).join(' ');
  return (
    PATTERNS.some((pattern) => pattern.test(words)) ||
    (FOR_COUNT.test(words) && [...words.matchAll(/§[nmh]/g)].length === 1) ||
    (words.includes('§a') && OTHER_PLACES[/§[tk]/.test(words) ? 1 : 0]?.test(words) === true) ||
    isNamedAfter(words)
  );
}

const wordsOf = (item: Item): string[] => {
  if (item.is !== 'amount') return partOf(item).toLowerCase().split(' ');
  return [item.amount.kind === 'max' ? '§m' : item.amount.kind === 'share' ? '§h' : '§n'];
};

/** "my friend dai", "for the band optimism", "for a book on ethereum", "for parking on base" */
const NAMED = new RegExp(
  `(?:^| )((?:my|our|the|a|an|his|her|their|this|that|some|for|and|with) (?:[a-z]+ )?)(?!(?:on|about|at|off|via|over|to) )([a-z]+) (on |about |at |off )?(?:§[tbc](?= *$| [,.;!?)]| §n| on| to)|§m${END})`,
  'g',
);

const isNamedAfter = (words: string): boolean =>
  [...words.matchAll(NAMED)].some(
    ([, , noun = '', place]) =>
      !KINDS.test(noun) &&
      (place === undefined
        ? PEOPLE_WORDS.has(noun) || PURPOSE_WORDS.has(noun)
        : ON_SUBJECT.test(noun) && / for /.test(words)),
  );

const KINDS =
  /^(?:chain|network|token|coin|currency|asset|amount|sum|total|balance|wallet|address|account|purchase|hand|cash|trade|swap|transfer|payment|order)$/;

/** What can be about a network, or stand on a base. */
const ON_SUBJECT =
  /^(?:books?|lectures?|courses?|class|classes|lessons?|talks?|articles?|papers?|parking|tattoos?|games?|help|support|podcasts?|workshops?|seminars?|videos?|research|work|housing|training|report|essay|thesis|accommodation|service|band|shop|store|school|party|concert|show)$/;
