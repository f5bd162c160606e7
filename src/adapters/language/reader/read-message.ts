import type { Intent, OpenFrame, Problem, Reading, Slots } from '../../../domain/chat/understanding.ts';
import { hasRole, segmentsOf } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { type MessageState, startMessage } from './message-state.ts';
import { readSegment } from './read-segment.ts';

/** Reads the tagged items of a message, segment by segment, as a continuation of the open request where there is one. */
export function readMessage(items: readonly Item[], lexicon: Lexicon, open: OpenFrame | undefined): Reading {
  const state = startMessage(open);
  const objection = objectionTo(items);
  if (objection) return readingOf(state, 'unknown', {}, [objection]);
  for (const segment of segmentsOf(items)) readSegment(state, segment, lexicon);
  if (state.act === 'cancel') return readingOf(state, state.frame?.intent ?? 'unknown', {}, []);
  if (state.act === 'confirm' && state.problems.length === 0)
    return readingOf(state, open?.intent ?? 'unknown', open?.slots ?? {}, []);
  state.act = 'request';
  if (!state.changed || state.frame === undefined) return readingOf(state, fallbackIntent(state, items), {});
  return readingOf(state, state.frame.intent, state.frame.slots);
}

/** Quoted words, and attempts to give orders to the service itself, are never a request. */
function objectionTo(items: readonly Item[]): Problem | undefined {
  if (items.some(({ is }) => is === 'quotation')) return { code: 'not-understood' };
  return hasRole(items, 'instruction') ? { code: 'instruction' } : undefined;
}

/** A greeting, or a question mark alone, asks for help. */
function fallbackIntent({ greeted, problems }: MessageState, items: readonly Item[]): Intent {
  const isQuestionMark = items.length > 0 && items.every((item) => item.is === 'mark' && item.mark === '?');
  return (greeted || isQuestionMark) && problems.length === 0 ? 'help' : 'unknown';
}

const readingOf = (
  { act, negated, corrected, candidates, problems: found }: MessageState,
  intent: Intent,
  slots: Slots,
  problems: readonly Problem[] = found,
): Reading => ({
  act,
  intent,
  slots,
  problems,
  negated,
  corrected,
  candidates: candidates.map(({ intent: considered, score }) => ({ intent: considered, score })),
});
