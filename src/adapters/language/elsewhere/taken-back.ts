import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import { wordsOf } from './words-of.ts';

const MARK = '[,.!?;:(…\\-–]';
const NO = '(?:no|nope|nah|nay|wait|hold on|hang on|hmm?|ah|oh|actually|although|then again)';
const FILLER =
  '(?:no|nope|nah|wait|well|but|or|and|so|ah|oh|hmm?|haha|lol|sorry|actually|maybe|rather|then|i think|i guess)';
const GOOD =
  '(?:right|correct|fine|ok|okay|good|better|best|perfect|great|alright|all right|enough|true|accurate|nice|spot on|what i want|what i wanted|what i need|what i meant)';
const BAD =
  '(?:too (?:much|many|high|low|little|few|expensive|slow|risky)|wrong|a mistake|an error|a lie|a joke|a bad idea|not a good idea|a terrible idea|a stupid idea|silly|crazy|mad|stupid|dumb|nuts|bonkers|madness|nonsense|insane|absurd|outrageous|ridiculous|excessive|a lot|over the top|overkill|not (?:it|right|correct|good|ok|okay|what i meant|what i want|what i wanted))';
const BE = '(?:is|was|were|would be|would have been|seems|seemed|sounds|looks|looked|feels|felt)';
const DEGREE =
  '(?:(?:just|so|way|far|much|a bit|a little|really|very|totally|probably|actually|still|all|quite|after all) )*';
/** Behind "i'd rather polygon": it need not be. */
const GIVEN_UP =
  '(?:ok|okay|fine|alright|all right|good|oh well|ah well|well|meh|eh|nah|cool|whatever|never mind|nevermind|nvm|no matter|no problem|no worries|no biggie|matter|important|necessary|live with (?:it|this|that)|take (?:it|this|that)|will do|would do|works?|go on|go ahead|proceed|continue|carry on|send it|let us go|let us do it|keep it|leave it|forget it|as you like|up to you|do not bother|do not care|does not matter|do not mind|is enough|if not)';
/** What was there before the message. */
const OLD =
  '(?:(?:the |my |that |our )?(?:old|first|previous|original|earlier|initial|former|prior|other) (?:one |amount |sum |value |number |network |chain |address |wallet |token |version |request |choice |recipient )?|(?:the )?(?:one|amount|address|network) (?:from )?(?:before|earlier) |what (?:i|we) (?:had|said|wrote|put|typed|sent|asked for) (?:(?:before|first|earlier|at first|originally) )?|mine |my first choice )';

/** Behind the last new value: a verdict that what was there before is right, or that what was just asked for is not. */
const VERDICTS: readonly RegExp[] = [
  new RegExp(` ${OLD}${BE} ${DEGREE}${GOOD} `),
  new RegExp(` (?:it|that|this|everything|all|§s|he|she) (?:was|were|had been|has been) ${DEGREE}${GOOD} `),
  new RegExp(
    ` ${NO} (?:, )?(?:it|this|everything|all|§s) (?:is|stays|remains) ${DEGREE}(?:${GOOD}|as it (?:is|was)|§s) `,
  ),
  new RegExp(` (?:it|that|this) ${BE} ${DEGREE}${BAD} `),
  new RegExp(
    ` (?:${MARK}|no|nope|nah|instead|please|then) (?:${FILLER} )*(?:(?:all|everything|it|that|this|just|keep|leave|stay|stays|remains|exactly|the|same|is|fine|good|ok|okay|right|well|best|correct) )*(?:as|like|how|the way) (?:it (?:is|was)|is|before|(?:i|we) (?:had|have)(?: it)?) (?:${MARK}|$)`,
  ),
  new RegExp(
    ` (?:${MARK}|instead|please|then|better) (?:${FILLER} )*(?:whatever|who cares|idk|hmm?|eh|ehh|meh|huh|uh|er|erm|one sec|one second|one moment|a moment|give me a (?:sec|second|minute|moment)|i do not know|no idea|i am not sure|not sure)(?: anymore| really)? (?:[.,!?…]+ )*$`,
  ),
];

/** "i'd rather polygon but ok" */
const CONCEDED = new RegExp(
  ` (?:but|though|although|however|yet|still) (?:, )?(?:(?:it|that|this|i|we|you|§s|is|am|are|will|would|can|could|do|does|guess|suppose|think|also|still|just|really|not|so|be|all|also|for me|the other one|the first one|the original|what i said|what i have) )*${GIVEN_UP} (?:then |too |as well |anyway |now |with me |for me |by me |for now |[.!,…] )*$`,
);

/** "on polygon. stay on base": what the request has, behind another one of its kind. */
const STAYS: readonly RegExp[] = [
  new RegExp(
    ` (?:${MARK}|${NO}|${FILLER}|stay|stick|back|keep|leave|go|remain|say|use|take) (?:(?:it|that|this|i|we|let us|is|was|should|be|stay|stick|go|back|leave|keep|say|make|with|to|at|on|by|the|use) )*§s (?:(?:is|was|works|worked|would be) ${DEGREE}(?:${GOOD}|it)|it is|please|pls|then|again|after all|too|as well|for now|${MARK}|$)`,
  ),
];

/** Whether a message takes back, behind the values that it asks for, what it asks for. */
export function takesBackWhatItAsks(items: readonly Item[], open: OpenFrame): boolean {
  const last = items.findLastIndex((item) => isValue(item) && !isOf(item, open));
  if (last < 0) return false;
  const kinds = new Set(items.slice(0, last + 1).flatMap((item) => (isOf(item, open) ? [] : kindsOf(item))));
  const isSame = (item: Item) => isValue(item) && isOf(item, open) && kindsOf(item).some((kind) => kinds.has(kind));
  const behind = ` ${items
    .slice(last + 1)
    .map((item) => (isSame(item) ? '§s' : wordsOf([item]).trim()))
    .join(' ')} `;
  return [...STAYS, ...VERDICTS, CONCEDED].some((pattern) => pattern.test(behind));
}

/** What a value may be a part of. */
const kindsOf = (item: Item): string[] =>
  item.is === 'term'
    ? [...(item.token === undefined ? [] : ['token']), ...(item.chain === undefined ? [] : ['network'])]
    : isValue(item)
      ? [item.is]
      : [];

const AGAIN = /^(?:cancel|cancelled|canceled|abort|stop|terminate|withdraw|call|void)$/;
/** "make it 30. forget that": whether the change is forgotten or the request is not said. */
export const mayEndTheChange = (items: readonly Item[], open: OpenFrame): boolean =>
  items.some((item) => isValue(item) && !isOf(item, open) && !isShare(item)) &&
  !shapeOf(items).some((word) => AGAIN.test(word));

/** "take it all back" */
const isShare = (item: Item): boolean => item.is === 'amount' && ['max', 'share'].includes(item.amount.kind);
