import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { flatten } from '../context/flat.ts';
import { LEADING } from '../context/soft-words.ts';
import { asksToAct } from '../licence/licence.ts';
import { any, many, type Pattern } from '../licence/pattern.ts';
import { isAction } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { license } from './license.ts';
import { readMessage } from './read-message.ts';

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
