import { any, either, many, seq, some } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { isWhole, longestFirst } from './cut.ts';
import { flatten } from './flat.ts';

const ACKNOWLEDGED = any(
  'good|great|perfect|nice|cool|ok|okay|fine|alright|all right|very well|thanks|thank you|cheers|got it|understood|i see|k|kk|right|lovely|excellent|brilliant|sounds good|good to know|that is good|that is fine|not bad|fair enough|makes sense|wow|good stuff|thank you very much|thanks a lot|many thanks|noted|clear|all clear|that helps|much better|better|ok try this|try this|ok then|fine then|good then|next|anyway|ok next|back to business|back to the conversion|back to the transfer|back to the swap|back to the payment|back to my payment|back to my transfer|back to my swap|now back to business',
);
/** Of the answer to a question, not of a request. */
const JUDGED = any(
  'too much|too expensive|too high|too low|that is a lot|that is too much|expensive|pricey|steep|cheap|ouch|robbery|k later|ok later|okay later|later then|i will do that later|i will do it later|that can wait|too slow|slow|a lot',
);
const MARK = some(any(',|.|!|:|;|-|…'));
const THEN = many(any('then|so|now then|,'));

/**
 * What follows an acknowledgement of the reply before: "good, then send …". Undefined for a message that begins with none. `answered`:
 * a question was answered before, of which "too much" speaks.
 */
export function behindAcknowledgement(items: readonly Item[], answered: boolean): readonly Item[] | undefined {
  const flat = flatten(items);
  const one = seq(answered ? either(ACKNOWLEDGED, JUDGED) : ACKNOWLEDGED, MARK);
  const end = longestFirst(seq(one, many(one), THEN)(flat.words, 0)).find((at) => isWhole(flat, at));
  return end === undefined || end >= flat.words.length ? undefined : items.slice(flat.of[end]);
}
