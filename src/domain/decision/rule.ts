import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import type { Fact, RuleFinding } from './decision.ts';

/** What a rule says against a subject; undefined when it passes. `unknown`: a fact could not be read. */
export type Verdict = Readonly<{ outcome: 'fail' | 'unknown'; failure: Failure }> | undefined;

export type Rule<Subject> = Readonly<{
  name: string;
  verdict(subject: Subject): Verdict;
  fact?(subject: Subject): Fact | undefined;
}>;

/** `refusal` is absent when every rule passes. */
export type Conclusion = Readonly<{ findings: readonly RuleFinding[]; refusal?: Failure }>;

export const fails = (failure: Failure): Verdict => ({ outcome: 'fail', failure });
export const unknown = (failure: Failure): Verdict => ({ outcome: 'unknown', failure });

/** The verdict on a value, or `unknown` without it. */
export const onKnown = <T>(attempt: Attempt<T>, verdict: (value: T) => Verdict): Verdict =>
  attempt.known ? verdict(attempt.value) : unknown(attempt.failure);

/** Evaluates every rule once. The refusal is that of the first rule that fails, else of the first whose fact is unknown. */
export function conclude<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Conclusion {
  const verdicts = rules.map((rule) => ({ rule, verdict: rule.verdict(subject) }));
  const first = (outcome: 'fail' | 'unknown') => verdicts.find(({ verdict }) => verdict?.outcome === outcome)?.verdict;
  const refusal = (first('fail') ?? first('unknown'))?.failure;
  const findings = verdicts.map(({ rule, verdict }) => findingOf(rule.name, verdict, rule.fact?.(subject)));
  return { findings, ...(refusal !== undefined && { refusal }) };
}

/** The fact was read for this request. */
export const readNow = (source: string): Fact => ({ source, age: 0 });

const MAX_MESSAGE = 500;
const CONTROLS = /[\p{Cc}\p{Cs}]/gu;

/** Messages can quote a node or a provider: those are shortened, and what no database stores is replaced. */
export const findingOf = (rule: string, verdict: Verdict, fact?: Fact): RuleFinding => ({
  rule,
  outcome: verdict?.outcome ?? 'pass',
  ...(verdict !== undefined && {
    code: verdict.failure.code,
    message: verdict.failure.message.slice(0, MAX_MESSAGE).replace(CONTROLS, ' '),
  }),
  ...(fact !== undefined && { fact }),
});
