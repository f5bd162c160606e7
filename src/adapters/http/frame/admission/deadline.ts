import type { Failure } from '../../../../domain/shared/failure.ts';
import { deadlineExceeded } from '../failure/failures.ts';

export type Deadline = Readonly<{ ms: number }>;

/** The time that a request has once its body has arrived. Streams have it until their first piece. */
export const DEADLINE: Deadline = { ms: 10_000 };

type Refusal = (deadline: Deadline) => Failure;

const deadlineExceededAfter: Refusal = ({ ms }) => deadlineExceeded({ deadlineMs: ms, retryAfterSeconds: 1 });

/**
 * The result of the work, or the refusal after the deadline. The work then goes on, so that nothing is left half done and its answer is
 * kept for a repeated request with the same idempotency key; `onLate` receives its rejection.
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  deadline: Deadline,
  onLate: (error: unknown) => void,
  refuse: Refusal = deadlineExceededAfter,
): Promise<T> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const exceeded = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(refuse(deadline));
    }, deadline.ms);
  });
  work.catch((error: unknown) => {
    if (isLate) onLate(error);
  });
  try {
    return await Promise.race([work, exceeded]);
  } finally {
    clearTimeout(timer);
  }
}
