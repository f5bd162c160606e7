import { type RequestHandler, Router } from 'express';
import { z } from 'zod';

/** An answer of the service, for a rival to return. */
export type Kept = Readonly<{ status: number; body: object }>;

const Body = z.record(z.string(), z.unknown()).optional();

/** Returns the kept answers to whoever passes the check; a body is validated as an object. */
export function keptAnswers(check: RequestHandler): Router {
  const kept = new Map<string, Kept>();
  const answer: RequestHandler = (request, response) => {
    if (request.method === 'POST') Body.parse(request.body);
    const { status, body } = kept.get(String(request.params.section)) as Kept;
    response.status(status).json(body);
  };
  return Router()
    .put('/:section', (request, response) => {
      kept.set(String(request.params.section), request.body);
      response.json({ success: true });
    })
    .get('/:section', check, answer)
    .post('/:section', check, answer);
}
