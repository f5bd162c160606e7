import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { withoutAsides } from '../context/asides.ts';
import { inActiveVoice } from '../context/deeds.ts';
import { withNamedPlace } from '../context/named-first.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { asksToAct } from '../licence/licence.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { isAction, license } from './license.ts';
import { readMessage } from './read-message.ts';
import { readToOpen } from './read-to-open.ts';
import { withinScope } from './scope.ts';
import { withTopic } from './topics.ts';

/** Reads a message, and keeps of the reading only what its words license. */
export function readLicensed(all: readonly Item[], lexicon: Lexicon, open: OpenFrame | undefined): Reading {
  const spoken = open === undefined ? withNamedPlace(inActiveVoice(all)) : all;
  const items = withoutAsides(inPlainerWords(spoken, open !== undefined), open);
  const shape = shapeOf(items);
  const asks = asksToAct(shape);
  if (open === undefined || !isAction(open))
    return withoutDenial(
      withTopic(
        withinScope(
          license(
            asks ? readMessage(essentials(items), lexicon, undefined) : readMessage(plain(items), lexicon, open),
            { items, shape, asks },
            open,
          ),
          items,
          asks,
        ),
        shape,
      ),
      items,
    );
  return readToOpen(all, items, lexicon, open);
}

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
function withoutDenial(reading: Reading, items: readonly Item[]): Reading {
  const isSaid = items.some(({ is }) => is === 'account' || is === 'term' || is === 'amount');
  if (reading.act !== 'cancel' || !reading.negated || !isSaid) return reading;
  return { ...reading, act: 'request', intent: 'unknown', slots: {}, problems: [{ code: 'denied' }] };
}

const plain = (items: readonly Item[]): Item[] => items.filter(({ is }) => is !== 'sign');
