import { Failure } from '../../domain/shared/failure.ts';

/** The refusal, when it says something of the transfer itself; what is only unavailable now is thrown on. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | Failure> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable' && error.kind !== 'limited') return error;
    throw error;
  }
}
