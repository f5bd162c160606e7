import type { RpcError } from './errors.ts';

/** EIP-1474's "limit exceeded". */
const LIMIT_EXCEEDED = -32005;

// Wording and error codes differ between nodes and hosts; all mention an excess and its subject.
const TOO_MUCH =
  /\btoo (many|wide|large|high|big|long)\b|exceed|\b(larger|bigger|more) than\b|\bmax|\blimit|\bup to\b|\bover \d/;
const OF_WHAT = /\branges?\b|\bblocks\b|\blogs?\b|\bresults\b|\bresponse size\b/;
const TOO_SLOW = /\b(query|request|execution) (timeout|timed out)\b/;

/** Whether the node would accept this log query for fewer blocks. */
export function wantsFewerBlocks({ code, message, data }: RpcError): boolean {
  const said = `${message} ${JSON.stringify(data ?? '')}`.toLowerCase();
  return code === LIMIT_EXCEEDED || TOO_SLOW.test(said) || (TOO_MUCH.test(said) && OF_WHAT.test(said));
}
