import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { clausesOf } from '../follow-up/clauses.ts';
import { isOne, isValue, type Token } from '../follow-up/token.ts';
import { featuresOf } from '../proposer/features.ts';
import { featureOf } from '../proposer/hash.ts';
import type { Features } from '../proposer/linear.ts';
import type { SaidToOpen } from './said.ts';

/** Words on each side of a value whose classes count. */
const NEAR = 3;

/** What may show whether a message means to change the open request: its words, what they do, and what would change. */
export function changeFeatures({ items, tokens }: SaidToOpen, open: OpenFrame, after: Slots): Features {
  const found = new Set(featuresOf(items()));
  const add = (feature: string) => found.add(featureOf(`~${feature}`));
  const kinds = [...new Set(tokens.map(({ is }) => is))].filter((is) => is !== 'soft' && is !== 'break').sort();
  const changed = changesIn(open.slots, after);
  for (const change of changed) {
    add(change);
    for (const kind of kinds) add(`${change} ${kind}`);
  }
  add(changed.join(' '));
  for (const [at, kind] of kinds.entries()) {
    add(kind);
    for (const other of kinds.slice(at + 1)) add(`${kind} ${other}`);
  }
  for (const [at, token] of tokens.entries()) if (isValue(token)) aroundValue(tokens, at).forEach(add);
  for (const feature of clauseFeatures(tokens)) add(feature);
  return [...found];
}

/** "amount>" where one takes the place of another, "amount+" where there was none. */
function changesIn(before: Slots, after: Slots): string[] {
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort() as (keyof Slots)[];
  return slots
    .filter((slot) => JSON.stringify(before[slot]) !== JSON.stringify(after[slot]))
    .map((slot) => `${slot}${before[slot] === undefined ? '+' : after[slot] === undefined ? '-' : '>'}`);
}

function aroundValue(tokens: readonly Token[], at: number): string[] {
  const kind = tokens[at]?.is ?? '';
  const near = (step: number) => tokens[at + step]?.is ?? '^';
  const steps = Array.from({ length: NEAR }, (_, step) => step + 1);
  return [
    ...steps.flatMap((step) => [`${kind}${step}${near(step)}`, `${kind}-${step}${near(-step)}`]),
    `${kind}=${near(-1)} ${near(1)}`,
    `${kind}<${near(-2)} ${near(-1)}`,
  ];
}

/** How much of the clause of the value is unknown, and what stands beside the clause. */
function clauseFeatures(tokens: readonly Token[]): string[] {
  const clauses = clausesOf(tokens);
  return clauses.flatMap((clause, at) => {
    if (!clause.some(isValue)) return [`no value ${[...new Set(clause.map(({ is }) => is))].sort().join(' ')}`];
    const unknown = clause.filter((token) => isOne(token, 'unknown')).length;
    const place = at === 0 ? 'first' : at === clauses.length - 1 ? 'last' : 'middle';
    return [
      `unknown ${Math.min(unknown, 4)}`,
      `${place} of ${Math.min(clauses.length, 3)}`,
      `words ${Math.min(clause.length, 6)}`,
    ];
  });
}
