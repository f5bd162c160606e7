import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { any, either, explains, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import { MISTAKE } from './mistakes.ts';
import { isOf, isValue } from './second-thoughts.ts';

/** "one", "a zero" and "everything" name no amount here. */
const isSpecific = (item: Item): boolean =>
  isValue(item) && !(item.is === 'amount' && /^(?:[01]|[a-z ]+)$/i.test(item.text));

const LEAD = many(
  any(
    'ok|okay|no|oh|ah|hm|hmm|no wait|wait|hold on|sorry|apologies|and|but|actually|yikes|ugh|ouch|oh no|damn|well|so|wow|woah|nah|jeez|pff|oh dear',
  ),
);
const UNFIT_WORD =
  /^(?:stingy|little|low|much|high|pricey|expensive|crazy|insane|slow|steep|mean|tight|generous|short|costly|mad|nuts|silly|big|small|loose|stuck|congested|broken|down|outrageous|ridiculous|cheap|few|many|heavy|brutal|terrible|awful|lot)$/;
const OF_REQUEST = /^(?:that|it|this|gas|fees|mainnet|§[ntcb]|thats|its)$/;

const SLIPPED = seq(
  LEAD,
  maybe(any('i|we')),
  any('dropped|missed|forgot|skipped|lost|mistyped|misread|fat fingers|fat finger|typo|autocorrect'),
  many(any('a|the|one|zero|digit|nought|decimal|point|comma|again|sorry|fingers|§n')),
);
/** "5000, i dropped a zero" */
export const admitsMistake = (clause: readonly Item[]): boolean => {
  const words = shapeOf(clause);
  const isWhole = explains(seq(LEAD, MISTAKE, maybe(any('there|here|now|again|in it|sorry|in there'))), words);
  return clause.length > 0 && (isWhole || explains(SLIPPED, words)) && !words.some((word) => WEIGHED.test(word));
};
/** These speak of the value that was just said. */
const WEIGHED =
  /^(?:much|little|high|low|lower|higher|less|more|smaller|bigger|loose|tight|big|small|generous|steep|enough|kidding|joking|jk|lot)$/;
const NOT_OLD = seq(LEAD, any('not'), any('§n|§c|§b|§t'), maybe(any('§t|§b')));

const isWeighed = (words: readonly string[]): boolean =>
  words.some((word) => UNFIT_WORD.test(word)) &&
  words.some((word) => /^(?:is|are|was|seems|looks|feels|sounds|might|its|thats|would)$/.test(word));

/** "that's stingy for a wedding", "gas there is insane", "one zero too many": what is open does not fit. */
export function findsUnfit(clause: readonly Item[], open: OpenFrame): boolean {
  const words = shapeOf(clause);
  const values = clause.filter(isSpecific);
  if (admitsMistake(clause) || (explains(NOT_OLD, words) && values.every((item) => isOf(item, open)))) return true;
  if (!values.every((item) => isOf(item, open)) || words.some((word) => /^(?:not|no|if|\?|when)$/.test(word)))
    return false;
  return [...LEAD(words, 0)].some((at) => OF_REQUEST.test(words[at] ?? '') && isWeighed(words.slice(at)));
}

const BACK = either(
  seq(
    any('that|it|this|that one|this one|the one before|the first one|that address|that wallet'),
    any('is|was'),
    maybe(any('not')),
    many(any('the|an|a|his|her|their|my|our|actually|just')),
    any('old|former|previous|wrong|closed|lost|wallet|address|one|shop|ex|right|outdated|account|§n'),
    many(
      any(
        'one|§n|wallet|address|he|she|they|lost|the|keys|to|anymore|any more|any longer|closed|no longer|uses|use|account|§w|that|is gone|broken|jenny|recipient|person|guy|does not|not',
      ),
    ),
  ),
  any(
    'not to that one|not to that §n|not that §n|not to §n|not that one|not to that address|not to him|not that wallet|not that address|not to that wallet|not there|not that guy|not to her|not to them',
  ),
  seq(
    any('he|she|they'),
    any('lost|closed|changed|no longer uses|no longer has|moved|switched|dropped|replaced'),
    many(any('that|the|his|her|their|old|wallet|wallets|address|addresses|keys|to|it|account|accounts|one|phone')),
  ),
  seq(
    any('§a'),
    any('is|was'),
    many(any('the|his|her|their|my|an|a|old|former|wrong|closed')),
    any(
      'shop|old one|old wallet|wrong one|wrong wallet|old address|landlord|one|wallet|address|store|company|office|exchange',
    ),
  ),
);
/** "that is the wallet he lost the keys to": the open recipient is not meant any more. */
export function takesBackRecipient(clause: readonly Item[], { slots: { recipient } }: OpenFrame): boolean {
  const isOther = clause.some((item) => isSpecific(item) && !(item.is === 'account' && item.account === recipient));
  return recipient !== undefined && !isOther && explains(seq(LEAD, BACK), shapeOf(clause));
}

const NEW = many(
  any(
    'new|current|right|correct|actual|real|other|latest|cold|hot|main|own|proper|second|supplier|one|§n|wallet|address|account|person|guy|recipient',
  ),
);
const NAMED = seq(
  LEAD,
  either(
    seq(any('his|her|their|the|my|your'), NEW, any('is|:|='), any('§a')),
    seq(any('§a'), any('is'), maybe(any('his|her|their|the|my')), NEW, maybe(any('now|instead|one|the one|please'))),
    seq(
      any('i want|i meant|use|take|it is|pay|send it to|it goes to|make it|i mean|to'),
      maybe(any('the|my|his|her|to')),
      many(supplier()),
      any('§a'),
    ),
    seq(any('§a')),
  ),
  many(any('please|instead|now|thanks|then|sorry')),
);
function supplier(): Pattern {
  return (words, at) =>
    /^(?:[a-z]+(?:er|or|ist|man|ant|end)|new|right|other|one|wallet|address|mom|mum|dad|brother|sister)$/.test(
      words[at] ?? '',
    )
      ? [at + 1]
      : [];
}
/** "his new one is 0x…", behind a clause that takes the old one back. */
export function namesRecipient(clause: readonly Item[]): boolean {
  return clause.filter(isSpecific).length === 1 && explains(NAMED, shapeOf(clause));
}

const SAME = seq(
  LEAD,
  any('same|the same'),
  any(
    'person|guy|address|wallet|recipient|place|network|amount|token|man|girl|chain|receiver|girl|lady|dude|everything else',
  ),
  maybe(any('as before|though|please|still|of course')),
);
/** "same person": what else is said changes. */
export const keepsRest = (clause: readonly Item[]): boolean => explains(SAME, shapeOf(clause));

const BARE = seq(
  LEAD,
  maybe(any('it is|that is|should be|it should be|so it is|do|only|just|make it')),
  any('§n|§c|§b|§t'),
  maybe(any('§t|§b')),
  many(any('please|pls|instead|then|now|thanks|it is')),
);
/** A value with nothing but a courtesy. */
export const isBare = (clause: readonly Item[]): boolean => explains(BARE, shapeOf(clause));
