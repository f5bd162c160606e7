import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { flatten } from '../context/flat.ts';
import { asksToAct } from '../licence/licence.ts';
import { any, many, type Pattern } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { isAction, license } from './license.ts';
import { readMessage } from './read-message.ts';

/** Says that what was asked before is not meant. */
export const LEADING: Pattern = any(
  'no|nope|nah|actually|wait|rather|sorry|sry|oh|hmm|ok|okay|better|instead|on second thought|on second thoughts|scrap that|scrap it|forget that|forget it|forget this|leave that for now|leave that|leave it|never mind|nevermind|cancel that|cancel it|cancel this|drop that|drop it|change of plan|change of plans|i changed my mind|changed my mind|new plan|skip that|instead of that|alright|well|then|not that|i would rather|let us do this instead|do this instead|please|just|the other way around|the other way round|other way around|other way round|wrong direction|wrong way around|reverse it|i mixed that up|i mixed it up|i mixed them up|i made a mistake|my mistake|that was wrong|that is wrong',
);
const LEAD: Pattern = many(LEADING, any(',|.|!|;|:|-'));

/** "no, rather swap 5 usdc to dai": a whole request in the place of the open one. */
export function readAnew(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  const flat = flatten(items);
  const starts = [...LEAD(flat.words, 0)].filter((at) => at > 0 && at < flat.words.length && flat.starts[at] === true);
  for (const start of starts) {
    const rest = items.slice(flat.of[start]).filter((item) => !isRole(item, 'instead'));
    const shape = shapeOf(rest);
    if (!asksToAct(shape)) continue;
    const own = readMessage(essentials(rest), lexicon, undefined);
    const isWhole = isAction(own) && own.problems.length === 0 && Object.keys(own.slots).length > 2;
    if (isWhole) return license(own, { items: rest, shape, asks: true }, open);
  }
  return undefined;
}
