import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';

/** Returns a failure that concerns the request itself; rethrows failures of the kinds `unavailable`, `off` and `limited`, and defects. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | Failure> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && !hasNoAnswer(error) && error.kind !== 'limited') return error;
    throw error;
  }
}
