import type { OpenFrame, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import { any, explains, many } from '../shape/pattern.ts';
import { shapeOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { readMessage } from './read-message.ts';
import { asAsked, NOT_UNDERSTOOD, unchanged } from './readings.ts';

const BEGIN = any(
  'now|begin|start|begin with the first|start with the first|begin with that|first|the first|the first one|step one|next|next step|the next step|next one|the next one|the next|continue|proceed|go on|carry on|yes begin|yes start|begin now|start now|with the first|do the first|offer it|show me|yes|sure|ok|okay|begin with the first one|start with the first one',
);
const begins = (shape: readonly string[]): boolean =>
  explains(many(BEGIN, any('please|pls|ok|okay|yes|sure|,|.|!|thanks|thank you|great|good')), shape) &&
  shape.some((_, at) => BEGIN(shape, at).length > 0);

/** A message to an open request that neither changes nor ends it: a yes, the start of a plan, or what may mean an end. */
export function readBesideOpen(items: readonly Item[], lexicon: Lexicon, open: OpenFrame, { plan }: Recalled): Reading {
  const shape = shapeOf(items);
  if (plan?.isAsked && begins(shape)) return { ...asAsked(open), corrected: false };
  const said = readMessage(items, lexicon, open);
  if (said.act === 'confirm') return plan?.isAsked ? { ...said, act: 'request' } : said;
  if (said.act === 'cancel') return { ...left(said), mayEnd: true };
  return left(said);
}

const left = (reading: Reading): Reading => unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
