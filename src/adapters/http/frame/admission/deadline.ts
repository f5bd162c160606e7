import { deadlineExceeded } from '../failure/failures.ts';

export type Deadline = Readonly<{ ms: number }>;

/** The time that a request has once its body has arrived. Streams have it until their first piece. */
export const DEADLINE: Deadline = { ms: 10_000 };

/**
 * The result of the work, or DEADLINE_EXCEEDED after the deadline. The work then goes on, so that nothing is left half done and its answer is
 * kept for a repeated request with the same idempotency key; `onLate` receives its rejection.
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  { ms }: Deadline,
  onLate: (error: unknown) => void,
): Promise<T> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(deadlineExceeded({ deadlineMs: ms, retryAfterSeconds: 1 }));
    }, ms);
  });
  work.catch((error: unknown) => {
    if (isLate) onLate(error);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
