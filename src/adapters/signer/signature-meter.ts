import { Failure } from '../../domain/shared/failure.ts';
import { signerUnavailable, upstreamBudget } from '../../domain/shared/failures.ts';

/** The result of a request for a signature, over all copies of the key. `over-budget`: the caller’s share of the quota is exhausted. */
export type SignatureOutcome = 'signed' | 'unavailable' | 'over-budget';
export const SIGNATURE_OUTCOMES: readonly SignatureOutcome[] = ['signed', 'unavailable', 'over-budget'];

/** Counts the signatures of keys in other systems. */
export interface SignatureMeter {
  /** The list has keys in other systems. */
  expect(list: string): void;
  count(list: string, outcome: SignatureOutcome): void;
}

const OUTCOMES: Readonly<Record<string, SignatureOutcome>> = {
  [signerUnavailable.code]: 'unavailable',
  [upstreamBudget.code]: 'over-budget',
};

/** Undefined when the error is a defect, not an outage. */
export const outcomeOf = (error: unknown): SignatureOutcome | undefined =>
  error instanceof Failure ? OUTCOMES[error.code] : undefined;
