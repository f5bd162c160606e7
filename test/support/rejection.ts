import { Failure } from '../../src/domain/shared/failure.ts';

/** The code that the promise rejects with; fails when it resolves, or rejects with what is no Failure. */
export async function rejection(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
  throw new Error('nothing was rejected');
}
