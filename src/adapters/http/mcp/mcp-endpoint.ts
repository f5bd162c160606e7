import { type Request, type Response, Router } from 'express';
import { requestInvalid } from '../../../domain/shared/failures.ts';
import { paidBy } from '../../upstream/payer.ts';
import { admitKey } from '../frame/admission/admit.ts';
import { type Counted, countOwn } from '../frame/admission/count.ts';
import type { Edge } from '../frame/admission/edge.ts';
import { payerOf, recognise, troubleRecognising } from '../frame/admission/recognise.ts';
import { requireSameOrigin } from '../frame/admission/same-origin.ts';
import type { OnTrouble } from '../frame/failure/failed-request.ts';
import { apiKeyRequired } from '../frame/failure/failures.ts';
import { frameTrouble, methodNotAllowed } from '../frame/failure/frame-failures.ts';
import { sendProblem } from '../frame/failure/problem.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { readJson } from '../frame/serving/body.ts';
import type { Offered } from './mcp-server.ts';

export const MCP_PATH = '/mcp';

/** Which tool is called is known only later, and some move value: so the key is read afresh. It admits the caller, whatever its scopes. */
const MCP_LIMITS: Counted = { limit: 'read', method: 'post', access: 'session', scope: 'portfolio' };

/**
 * MCP over Streamable HTTP, without sessions: every request carries its key and receives a JSON response, and any
 * process can handle it. The checks are those of every endpoint, in the same order: 429, 403 for a foreign site, 401,
 * 400.
 */
export function mcpEndpoint(offered: Offered, edge: Edge, onTrouble: OnTrouble): Router {
  const endpoint = Router();
  endpoint
    .route(MCP_PATH)
    .all((_req, res, next) => {
      res.locals.operationId = 'mcp';
      res.locals.route = MCP_PATH;
      next();
    })
    .all(countOwn(MCP_LIMITS, edge))
    .post(async (req, res) => {
      requireSameOrigin(req, edge.origins);
      const admitted = callerOf(req);
      const isWhole = req.complete;
      const message = await messageOf(req, res);
      if (!isWhole) await recognise(req, edge, 'afresh');
      const caller = isWhole ? admitted : callerOf(req);
      // The MCP package takes longer to load than the rest of the edge, so the first message loads it.
      const { answerMessage } = await import('./answer-message.ts');
      const serve = () => answerMessage({ offered, caller, admits: MCP_LIMITS, edge, onTrouble }, message, req, res);
      await paidBy(payerOf(req), serve);
    })
    .all((_req, res) => {
      res.setHeader('Allow', 'POST');
      sendProblem(res, frameTrouble(methodNotAllowed, 'Method not allowed: this path supports POST'));
    });
  return endpoint;
}

/** Only active API keys are accepted: any page can cause a cookie to be sent, and a session would let a program act as the user. */
function callerOf(req: Request): KeyCaller {
  const caller = admitKey(req);
  if (caller !== undefined) return caller;
  throw troubleRecognising(req) ?? apiKeyRequired();
}

/** One message per request, because a batch would count as one request. */
async function messageOf(req: Request, res: Response): Promise<object> {
  const message = await readJson(req, res);
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message;
  throw requestInvalid({ issues: [{ path: 'body', message: 'must be one JSON-RPC message' }] });
}
