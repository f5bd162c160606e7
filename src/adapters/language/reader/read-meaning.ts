import type { Problem, Reading } from '../../../domain/chat/understanding.ts';
import { proposer } from '../proposer/trained.ts';
import { shapeOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { readMessage } from './read-message.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from './readings.ts';
import { withinScope } from './scope.ts';
import { withTopic } from './topics.ts';

/**
 * What a first message is probably about, by its verbs and values in any order. A request is only asked about, and not even that where its
 * words are those of stories and remarks.
 */
export function readMeaning(items: readonly Item[], lexicon: Lexicon): Reading {
  const shape = shapeOf(items);
  const read = readMessage(
    items.filter(({ is }) => is !== 'sign'),
    lexicon,
    undefined,
  );
  return withoutDenial(withTopic(withinScope(probable(read, items), items), shape), items);
}

function probable(reading: Reading, items: readonly Item[]): Reading {
  if (reading.act !== 'request') return reading;
  if (!isAction(reading)) return reading;
  const isBetween = reading.problems.some(({ code }) => code === 'several-values');
  const isMeant = reading.corrected || reading.negated || isBetween;
  const unknown = reading.problems.find(({ code }) => code === 'not-understood') ?? NOT_UNDERSTOOD;
  if (!isMeant && proposer.soundsLikeNoRequest(items)) return unchanged(reading, unknown);
  return reading.problems.length > 0 ? reading : { ...reading, problems: [NOT_PLAIN] };
}

const NOT_PLAIN: Problem = { code: 'not-plainly-asked' };

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
function withoutDenial(reading: Reading, items: readonly Item[]): Reading {
  const isSaid = items.some(({ is }) => is === 'account' || is === 'term' || is === 'amount');
  if (reading.act !== 'cancel' || !reading.negated || !isSaid) return reading;
  return { ...reading, act: 'request', intent: 'unknown', slots: {}, problems: [{ code: 'denied' }] };
}
