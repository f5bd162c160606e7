import type { IncomingMessage } from 'node:http';
import type { Failure } from '../../../../domain/shared/failure.ts';
import { deadlineExceeded } from '../failure/failures.ts';

export type Deadline = Readonly<{ ms: number }>;

/** The time that a request has once its body has arrived. Streams have it until their first piece. */
export const DEADLINE: Deadline = { ms: 10_000 };

type Refusal = (deadline: Deadline) => Failure;

const deadlineExceededAfter: Refusal = ({ ms }) => deadlineExceeded({ deadlineMs: ms, retryAfterSeconds: 1 });

const waits = new WeakMap<IncomingMessage, number>();

/** What the request waited for the start of the service counts against its deadline. */
export const noteWait = (req: IncomingMessage, ms: number): void => void waits.set(req, ms);
export const waitOf = (req: IncomingMessage): number => waits.get(req) ?? 0;

type Limits = Readonly<{
  deadline: Deadline;
  /** Of the deadline's time, what the request waited before. */
  waitedMs: number;
  /** Receives the rejection of work that ends later. */
  onLate: (error: unknown) => void;
  refuse?: Refusal | undefined;
}>;

/**
 * The result of the work, or the refusal after the deadline. The work then goes on, so that nothing is left half done and its answer is
 * kept for a repeated request with the same idempotency key.
 */
export const withinDeadline = <T>(
  work: Promise<T>,
  { deadline, waitedMs, onLate, refuse = deadlineExceededAfter }: Limits,
): Promise<T> =>
  new Promise((resolve, reject) => {
    let fail = reject;
    const exceeded = () => {
      fail = onLate;
      reject(refuse(deadline));
    };
    const timer = setTimeout(exceeded, deadline.ms - waitedMs);
    const ended = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    work.then(
      (result) => ended(() => resolve(result)),
      (error) => ended(() => fail(error)),
    );
  });
