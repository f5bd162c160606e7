import type { Response } from 'express';
import type { Inquiry } from '../../../../application/decision/matter.ts';
import { DECISION_HEADER } from '../record/reply.ts';

/** Sends the id of the decision with the answer, whether it grants or refuses. */
export const inquiryOf = (res: Response): Inquiry => ({
  requestId: String(res.getHeader('X-Request-Id')),
  decided: (id) => void res.setHeader(DECISION_HEADER, id),
});
