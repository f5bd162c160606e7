import type { Fact, RuleFinding } from '../../domain/decision/decision.ts';
import { fails, findingOf, unknown } from '../../domain/decision/rule.ts';
import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';
import { upstreamBudget } from '../../domain/shared/failures.ts';
import type { Matter } from './matter.ts';

/** The findings of rules that are checked one after another, because each needs another system or the result of an earlier one. */
export class Trail<Rule extends string> {
  readonly #rules: readonly Rule[];
  readonly #findings = new Map<Rule, RuleFinding>();

  /** `rules` are all that apply, in the order in which they are shown. */
  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  /** Every rule; `unknown` without a code for those that were not reached. */
  get findings(): readonly RuleFinding[] {
    return this.#rules.map((rule) => this.#findings.get(rule) ?? { rule, outcome: 'unknown' });
  }

  /** The findings if `rule`, which is checked where the grant is stored, passes. */
  findingsWith(rule: Rule): readonly RuleFinding[] {
    return this.findings.map((finding) => (finding.rule === rule ? findingOf(rule, undefined) : finding));
  }

  /** Runs a check that throws a Failure when the rule does not pass. Several checks of one rule pass together. */
  check<T>(rule: Rule, work: () => T, fact?: Fact): T {
    try {
      const result = work();
      this.#passed(rule, fact);
      return result;
    } catch (error) {
      throw this.#noted(rule, error, fact);
    }
  }

  /** As `check`, for a check that asks another system. */
  async step<T>(rule: Rule, work: () => Promise<T>, fact?: Fact): Promise<T> {
    try {
      const result = await work();
      this.#passed(rule, fact);
      return result;
    } catch (error) {
      throw this.#noted(rule, error, fact);
    }
  }

  /** One passing check of a rule does not hide another one that did not pass. */
  #passed(rule: Rule, fact: Fact | undefined): void {
    if ((this.#findings.get(rule)?.outcome ?? 'pass') === 'pass')
      this.#findings.set(rule, findingOf(rule, undefined, fact));
  }

  #noted(rule: Rule, error: unknown, fact: Fact | undefined): unknown {
    if (!(error instanceof Failure)) return error;
    const isUnknown = hasNoAnswer(error) || error.code === upstreamBudget.code;
    this.#findings.set(rule, findingOf(rule, isUnknown ? unknown(error) : fails(error), fact));
    return error;
  }
}

/** Runs the checks; a Failure of theirs is recorded as the refusal, and thrown. */
export async function examined<T>(matter: Matter, trail: Trail<string>, checks: () => Promise<T>): Promise<T> {
  try {
    return await checks();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return await matter.refuse(error, trail.findings);
  }
}
