import { AssertionError } from 'chai';
import { Failure, type FailureFactory } from '../../src/domain/shared/failure.ts';

/** The error with which the promise rejects; throws an assertion error when it resolves. */
export async function rejectionOf(promise: PromiseLike<unknown>): Promise<unknown> {
  const answer = await Promise.resolve(promise).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in answer) return answer.error;
  throw new AssertionError(`expected a rejection, got ${String(answer.value)}`);
}

/** The Failure with which the promise rejects; its name must match. */
export async function failureOf(
  promise: PromiseLike<unknown>,
  { code }: Pick<FailureFactory, 'code'>,
): Promise<Failure> {
  const error = await rejectionOf(promise);
  if (error instanceof Failure && error.code === code) return error;
  throw new AssertionError(`expected ${code}, got ${String(error)}`, { cause: error });
}

/** The code of the Failure with which the promise rejects; any other error is rethrown. */
export async function rejection(promise: PromiseLike<unknown>): Promise<string> {
  const error = await rejectionOf(promise);
  if (error instanceof Failure) return error.code;
  throw error;
}
