import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { takesBackAtEnd } from '../follow-up/change.ts';
import { clausesOf, leavesAlone } from '../follow-up/clauses.ts';
import type { Token } from '../follow-up/token.ts';
import { type Model, makeLinear } from '../proposer/linear.ts';
import { changeFeatures } from './change-features.ts';
import { changedValues } from './change-values.ts';
import type { SaidToOpen } from './said.ts';

export type ChangeLabel = 'change' | 'none';

/** The open request as a message may mean to change it. Undefined where that is not probable enough to ask about. */
export type ChangeProposer = (said: SaidToOpen, open: OpenFrame) => OpenFrame | undefined;

/** How sure the model must be, alone and beside words that doubt, ask, report, delay or take back: docs/adr/0118. */
const SURE_OF_CHANGE = { alone: 0.2, againstWords: 0.7 };
/** Another recipient is what an attacker asks for. */
const SURE_OF_RECIPIENT = { alone: 0.5, againstWords: 0.85 };

export function makeChangeProposer(model: Model<ChangeLabel>): ChangeProposer {
  const chances = makeLinear(model);
  const change = model.labels.indexOf('change');
  return (said, open) => {
    const slots = changedValues(said.tokens, open);
    if (slots === undefined) return undefined;
    const probability = chances(changeFeatures(said, open, slots))[change] ?? 0;
    return probability >= leastFor(said.tokens, open, slots) ? { intent: open.intent, slots } : undefined;
  };
}

function leastFor(tokens: readonly Token[], open: OpenFrame, after: Slots): number {
  const isOther = open.slots.recipient !== undefined && after.recipient !== open.slots.recipient;
  const { alone, againstWords } = isOther ? SURE_OF_RECIPIENT : SURE_OF_CHANGE;
  return speaksAgainst(tokens) ? againstWords : alone;
}

/** "60. no", "maybe 60", "he says 60": words beside the values that leave the request alone. */
const speaksAgainst = (tokens: readonly Token[]): boolean => leavesAlone(tokens) || takesBackAtEnd(clausesOf(tokens));
