import { notAnOperator } from '../../../../domain/operator/errors.ts';
import type { Edge } from '../admission/edge.ts';
import { type Caller, OperatorCaller } from '../record/caller.ts';
import { Streamed } from '../record/reply.ts';

/** A stream of events has a piece every 2.5 seconds at least, so that it ends within 5 seconds. */
export const RECHECK_MS = 2_000;

type Admission = Pick<Edge, 'isStillAdmitted' | 'recheckMs'>;

/**
 * Ends a stream to an operator when the session, the gate's pass or the role that it began with is lost, also by a block or a lower role.
 * The admission is checked again before a piece when the last check is `recheckMs` old. The stream then sends its last words; without
 * any, the connection is cut.
 */
export function whileAdmitted(result: unknown, caller: Caller | undefined, edge: Admission): unknown {
  if (!(result instanceof Streamed) || !(caller instanceof OperatorCaller)) return result;
  return new Streamed(checked(result, caller, edge));
}

async function* checked(
  { pieces, lastWords }: Streamed,
  { session, gatePasses, admission: { role: needed } }: OperatorCaller,
  { isStillAdmitted, recheckMs }: Admission,
): AsyncGenerator<string> {
  let checkedAt = performance.now();
  for await (const piece of pieces) {
    if (performance.now() - checkedAt >= recheckMs) {
      if (!(await isStillAdmitted(session, gatePasses, needed))) {
        if (lastWords === undefined) throw notAnOperator({ needed });
        return yield lastWords;
      }
      checkedAt = performance.now();
    }
    yield piece;
  }
}
