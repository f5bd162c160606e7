import { kindOf } from '../node-errors/kind-of.ts';
import type { RpcError } from './errors.ts';

/** EIP-1474's "limit exceeded". */
const LIMIT_EXCEEDED = -32005;

/** Whether the node would accept this log query for fewer blocks. */
export function wantsFewerBlocks(error: RpcError): boolean {
  const kind = kindOf(error);
  return kind === 'fewer-blocks' || kind === 'too-slow' || (kind === undefined && error.code === LIMIT_EXCEEDED);
}
