import type { Response } from 'express';
import type { Inquiry } from '../../../../application/decision/matter.ts';
import { DECISION_HEADER } from '../record/reply.ts';

/**
 * Sends the id of the decision with the answer, whether it grants or refuses, and leaves it in `res.locals.decision`: a decision after
 * the deadline is too late for the answer, but not for the one that is kept.
 */
export const inquiryOf = (res: Response): Inquiry => ({
  requestId: String(res.getHeader('X-Request-Id')),
  decided: (id) => {
    res.locals.decision = id;
    if (!res.headersSent) res.setHeader(DECISION_HEADER, id);
  },
});
