import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { withoutAsides } from '../context/asides.ts';
import { inActiveVoice } from '../context/deeds.ts';
import { withNamedPlace } from '../context/named-first.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { answers, asksToAct, corrects } from '../licence/licence.ts';
import { shapeOf } from '../licence/shape.ts';
import { callsOff, withdraws } from '../licence/withdrawal.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { isAction, license } from './license.ts';
import { readMessage } from './read-message.ts';
import { scaled } from './scaled.ts';
import { withinScope } from './scope.ts';
import { withTopic } from './topics.ts';

const CORRECTING: Item = { is: 'role', role: 'correction', text: '', raw: '' };

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
          license(readMessage(asks ? essentials(items) : plain(items), lexicon, open), { items, shape, asks }, open),
          items,
          asks,
        ),
        shape,
      ),
      items,
    );
  if (withdraws(shape) || callsOff(shapeOf(all))) return withdrawn(open);
  const changed = scaled(shape, items, open);
  if (changed) return changed;
  const correction = corrects(shape);
  const renames =
    correction && open.intent === 'transfer' && !items.some(({ is }) => is === 'account' || is === 'amount');
  const read =
    (asks && !renames) || answers(shape)
      ? essentials(items)
      : correction
        ? [CORRECTING, ...essentials(items).filter((item) => !changes(item))]
        : plain(items);
  return license(readMessage(read, lexicon, open), { items, shape, asks: asks && !renames }, open);
}

/** "switch the network to …", "change to dai": a verb of trading that changes the request. */
const changes = (item: Item): boolean =>
  item.is === 'role' && item.role === 'swap' && /^(?:switch|change|swap)$/.test(item.raw);

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
function withoutDenial(reading: Reading, items: readonly Item[]): Reading {
  const isSaid = items.some(({ is }) => is === 'account' || is === 'term' || is === 'amount');
  if (reading.act !== 'cancel' || !reading.negated || !isSaid) return reading;
  return { ...reading, act: 'request', intent: 'unknown', slots: {}, problems: [{ code: 'denied' }] };
}

const plain = (items: readonly Item[]): Item[] => items.filter(({ is }) => is !== 'sign');

const withdrawn = ({ intent }: OpenFrame): Reading => ({
  act: 'cancel',
  intent,
  slots: {},
  problems: [],
  negated: true,
  corrected: false,
  candidates: [],
});
