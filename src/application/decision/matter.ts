import type { Decision, DecisionKind, RuleFinding } from '../../domain/decision/decision.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { storeUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** The request that a decision answers. */
export type Inquiry = Readonly<{
  requestId: string;
  /** Called with the id of the decision once it is stored, and before the answer. */
  decided(id: string): void;
}>;

const SHOWN = 16;

/** Names a policy and its content: it changes whenever one of the values does. */
export const policyVersion = (
  { fingerprints }: Pick<Ports, 'fingerprints'>,
  name: string,
  content: CanonicalValue,
): string => `${name}@${fingerprints.of(content).slice(0, SHOWN)}`;

export type MatterPorts = Pick<Ports, 'alarms' | 'clock' | 'decisions' | 'fingerprints' | 'random'>;

/** One request to decide. `request` holds its fields as on the wire. */
type Question = Readonly<{
  kind: DecisionKind;
  wallet: WalletAddress;
  request: Readonly<Record<string, CanonicalValue | undefined>>;
  policy: string;
}>;

export type Matter = Readonly<{
  /** The decision to store in the transaction of what it grants. */
  granted(findings: readonly RuleFinding[]): Decision;
  /** Reports the id of a stored decision to the caller. */
  announce(decision: Decision): void;
  /**
   * Records the refusal and throws it. A refusal that cannot be recorded raises an alarm, and stays a refusal. A database
   * that does not respond is not a conclusion: its failure is thrown without a record.
   */
  refuse(failure: Failure, findings: readonly RuleFinding[]): Promise<never>;
}>;

export function startDecision(ports: MatterPorts, { request, ...question }: Question, inquiry: Inquiry): Matter {
  const { alarms, clock, decisions, fingerprints, random } = ports;
  const decision = (outcome: Pick<Decision, 'outcome' | 'code' | 'rules'>): Decision => ({
    id: random.uuid(),
    at: clock.now(),
    ...question,
    ...outcome,
    request: fingerprints.of({ ...request, kind: question.kind, wallet: question.wallet }),
    requestId: inquiry.requestId,
  });
  return {
    granted: (rules) => decision({ outcome: 'granted', rules }),
    announce: ({ id }) => inquiry.decided(id),
    refuse: async (failure, rules) => {
      if (failure.code === storeUnavailable.code) throw failure;
      const refusal = decision({ outcome: 'refused', code: failure.code, rules });
      try {
        await decisions.record(refusal);
        inquiry.decided(refusal.id);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const { kind, requestId, code } = refusal;
        const message = 'A refusal was returned without a record of the decision';
        await alarms.raise({
          name: 'decision-not-recorded',
          message,
          facts: { kind, requestId, code, why: error.code },
        });
      }
      throw failure;
    },
  };
}
