import type { RpcError } from './rpc/errors.ts';

/** EIP-1474's "limit exceeded". */
const LIMIT_EXCEEDED = -32005;

/** How the usual nodes and hosts word that a log query spans too many blocks, finds too many logs or takes too long. */
const TOO_LARGE = [
  /\b(block|blocks|log|logs|query|requested) ?range\b.*\b(too|exceeds?|exceeded|larger|bigger|wide|limit|max\w*)\b/,
  /\b(exceeds?|max\w*|limited to|up to|too wide)\b.*\b(block|blocks) ?(range|distance)\b/,
  /\branges? (over )?\d+\b.*\b(exceeds|bigger|larger|not supported|limit)\b/,
  /\blimited to\b.*\brange\b/,
  /\bmax\w*\b.*\b(number of requested blocks|blocks distance)\b/,
  /\btoo many (blocks|logs|results)\b/,
  /\b(returned more than|exceeds? (max|limit of)|matched by query exceeds)\b.*\b(results|logs|\d+)\b/,
  /\bresponse size\b/,
  /\b(query|request) (timeout|timed out)\b/,
];
/** These speak of blocks that the chain does not have yet: fewer would not help. */
const BEYOND_HEAD = /beyond|invalid block range|outofrange/;

/** Would the node answer this log query for fewer blocks? */
export function wantsFewerBlocks({ code, message, data }: RpcError): boolean {
  const said = `${message} ${JSON.stringify(data ?? '')}`.toLowerCase().replaceAll(',', '');
  if (BEYOND_HEAD.test(said)) return false;
  return code === LIMIT_EXCEEDED || TOO_LARGE.some((wording) => wording.test(said));
}
