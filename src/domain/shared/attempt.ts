import { Failure, hasNoAnswer } from './failure.ts';

/** The result of a call to another system, or why there is none. */
export type Attempt<T> = Readonly<{ known: true; value: T } | { known: false; failure: Failure }>;

/** Catches failures of the kinds `unavailable`, `off` and `limited`; rethrows every other failure and defect. */
export async function attempt<T>(answer: Promise<T>): Promise<Attempt<T>> {
  try {
    return { known: true, value: await answer };
  } catch (error) {
    if (error instanceof Failure && (hasNoAnswer(error) || error.kind === 'limited'))
      return { known: false, failure: error };
    throw error;
  }
}

/** Returns the value or throws the failure. */
export function answerIn<T>(attempted: Attempt<T>): T {
  if (!attempted.known) throw attempted.failure;
  return attempted.value;
}
