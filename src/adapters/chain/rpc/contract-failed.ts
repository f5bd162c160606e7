import type { RpcError } from './errors.ts';

/** Is it the contract that failed, as geth, Erigon, reth, Nethermind, Besu and anvil word it, and not the node? */
export function contractFailed({ code, message }: RpcError): boolean {
  return (
    code === 3 ||
    /revert|out of ?gas|\be?vm (execution )?error|opcode|invalid jump|stack (under|over)flow|write protection/i.test(
      message,
    )
  );
}
