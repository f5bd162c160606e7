import { isValue, type Token } from '../follow-up/token.ts';
import { featuresOf } from '../proposer/features.ts';
import { featureOf } from '../proposer/hash.ts';
import { type Features, type Model, makeLinear } from '../proposer/linear.ts';
import type { SaidToOpen } from './said.ts';

export type EndLabel = 'end' | 'none';

/** Whether a message that nothing reads probably calls the open request off. The person is only asked. */
export type EndProposer = (said: SaidToOpen) => boolean;

/** Above it, one in 200 pieces of small talk is asked about: docs/adr/0132. */
const SURE_OF_END = 0.5;

export function makeEndProposer(model: Model<EndLabel>): EndProposer {
  const chances = makeLinear(model);
  const end = model.labels.indexOf('end');
  return (said) =>
    !said.tokens.some(isValue) && said.tokens.some(says) && (chances(endFeatures(said))[end] ?? 0) >= SURE_OF_END;
}

/** "please", "hmm" say nothing by themselves. */
const says = ({ is }: Token): boolean => is !== 'soft' && is !== 'break';

/** The words of a message, and what they do there. */
export function endFeatures({ items, tokens }: SaidToOpen): Features {
  const found = new Set(featuresOf(items()));
  const add = (feature: string) => found.add(featureOf(`~${feature}`));
  const kinds = [...new Set(tokens.map(({ is }) => is))].sort();
  for (const [at, kind] of kinds.entries()) {
    add(kind);
    for (const other of kinds.slice(at + 1)) add(`${kind} ${other}`);
  }
  return [...found];
}
