import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { withoutAsides } from '../context/asides.ts';
import { inActiveVoice } from '../context/deeds.ts';
import { withNamedPlace } from '../context/named-first.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { inSecondThoughts } from '../context/second-thoughts.ts';
import { answers, asksToAct, corrects } from '../licence/licence.ts';
import { shapeOf } from '../licence/shape.ts';
import { callsOff, withdraws, withdrawsNamed } from '../licence/withdrawal.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { isAction, license, type Said } from './license.ts';
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
  if (withdraws(shape) || callsOff(shapeOf(all))) return withdrawn(open);
  const changed = scaled(shape, items, open);
  if (changed) return changed;
  const read = readChange({ items, shape, asks }, lexicon, open);
  const isDoubtful = read.act === 'cancel' && !withdrawsNamed(shape);
  const said: Reading = isDoubtful
    ? { ...read, act: 'request', intent: 'unknown', negated: false, problems: [{ code: 'not-understood' }] }
    : read;
  if (said.intent !== 'unknown' || said.act !== 'request') return said;
  const meant = inSecondThoughts(items, open);
  const again = shapeOf(meant);
  if (!corrects(again)) return said;
  const corrected = readChange({ items: meant, shape: again, asks: false }, lexicon, open);
  return corrected.intent === 'unknown' ? said : corrected;
}

/** Reads a message to an open request as an answer, a correction or a request of its own. */
function readChange({ items, shape, asks: isImperative }: Said, lexicon: Lexicon, open: OpenFrame): Reading {
  // "take 5" is an imperative, and no request.
  const asks = isImperative && isAction(readMessage(essentials(items), lexicon, undefined));
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
