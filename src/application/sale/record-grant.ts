import type { Decision, RuleFinding } from '../../domain/decision/decision.ts';
import { fails, findingOf } from '../../domain/decision/rule.ts';
import { aboveTierLimit } from '../../domain/sale/errors.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Matter } from '../decision/matter.ts';

/** Records an authorization with its decision. Where the person has no room left, the refusal is the decision, and is thrown. */
export async function recordGrant(
  matter: Matter,
  findings: readonly RuleFinding[],
  record: (decision: Decision) => Promise<void>,
): Promise<void> {
  const decision = matter.granted(findings);
  try {
    await record(decision);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== aboveTierLimit.code) throw error;
    return await matter.refuse(error, findings.map(failing('tierLimit', error)));
  }
  matter.announce(decision);
}

/** The rule passed with what was read, and fails with what the person can still use. */
const failing =
  (rule: string, failure: Failure) =>
  (finding: RuleFinding): RuleFinding =>
    finding.rule === rule ? findingOf(rule, fails(failure), finding.fact) : finding;
