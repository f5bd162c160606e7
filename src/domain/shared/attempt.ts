import { Failure } from './failure.ts';

/** Something that was asked of another system: its answer, or why there is none. */
export type Attempt<T> = Readonly<{ known: true; value: T } | { known: false; failure: Failure }>;

/** Waits for an answer that may be unavailable, or limited for now; every other refusal and defect is thrown on. */
export async function attempt<T>(answer: Promise<T>): Promise<Attempt<T>> {
  try {
    return { known: true, value: await answer };
  } catch (error) {
    if (error instanceof Failure && (error.kind === 'unavailable' || error.kind === 'limited'))
      return { known: false, failure: error };
    throw error;
  }
}

/** The answer; throws why there is none. */
export function answerIn<T>(attempted: Attempt<T>): T {
  if (!attempted.known) throw attempted.failure;
  return attempted.value;
}
