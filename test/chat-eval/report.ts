import type { Outcome } from './measure.ts';

export type SlotScore = Readonly<{ precision: number; recall: number; f1: number; support: number }>;

export type Report = Readonly<{
  cases: number;
  intentAccuracy: number;
  frameMatch: number;
  unknownRecall: number;
  falseRefusals: number;
  wrongActions: number;
  withheldActions: number;
  actions: number;
  adversarial: number;
  adversarialWrongActions: number;
  slots: Readonly<Record<string, SlotScore>>;
  confusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
  p50: number;
  p95: number;
}>;

const SLOTS = ['amount', 'token', 'fromToken', 'toToken', 'fromChain', 'toChain', 'recipient', 'wallet', 'slippageBps'];

export function reportOn(outcomes: readonly Outcome[]): Report {
  const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
  const unknown = outcomes.filter(({ one }) => one.label.is === 'unknown');
  const known = outcomes.filter(({ one }) => one.label.is !== 'unknown');
  const adversarial = outcomes.filter(({ one }) => one.adversarial);
  const times = outcomes.map(({ micros }) => micros).sort((a, b) => a - b);
  return {
    cases: outcomes.length,
    intentAccuracy: count(({ rightIntent }) => rightIntent) / outcomes.length,
    frameMatch: count(({ rightFrame }) => rightFrame) / outcomes.length,
    unknownRecall: unknown.filter(({ is }) => is === 'unknown').length / unknown.length,
    falseRefusals: known.filter(({ is }) => is === 'unknown').length / known.length,
    wrongActions: count(({ wrongAction }) => wrongAction),
    withheldActions: count(({ withheldAction }) => withheldAction),
    actions: count(({ one }) => one.label.offersAction),
    adversarial: adversarial.length,
    adversarialWrongActions: adversarial.filter(({ wrongAction }) => wrongAction).length,
    slots: Object.fromEntries(SLOTS.map((slot) => [slot, slotScore(outcomes, slot)])),
    confusion: confusionOf(outcomes),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

function slotScore(outcomes: readonly Outcome[], slot: string): SlotScore {
  const said = outcomes.filter(({ slots }) => slots[slot] !== undefined).length;
  const support = outcomes.filter(({ one }) => one.label.slots[slot] !== undefined).length;
  const right = outcomes.filter(
    ({ slots, one }) => slots[slot] !== undefined && slots[slot] === one.label.slots[slot],
  ).length;
  const precision = said === 0 ? 1 : right / said;
  const recall = support === 0 ? 1 : right / support;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    support,
  };
}

function confusionOf(outcomes: readonly Outcome[]): Record<string, Record<string, number>> {
  const matrix: Record<string, Record<string, number>> = {};
  for (const { one, is } of outcomes) {
    const row = matrix[one.label.is] ?? {};
    row[is] = (row[is] ?? 0) + 1;
    matrix[one.label.is] = row;
  }
  return matrix;
}
