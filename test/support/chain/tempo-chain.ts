import { type LocalNode, NodeRpcError } from '../../../contracts/kit/node.ts';
import { PATH_USD as GENESIS_TOKEN, TEMPO_OPTIONS } from '../../../contracts/kit/tempo.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { Refusal, type RpcServer, startRpcServer } from '../servers/rpc-server.ts';
import { describeOnChain } from './chain.ts';

export const PATH_USD = GENESIS_TOKEN as WalletAddress;
export const ALPHA_USD = '0x20C0000000000000000000000000000000000001' as WalletAddress;

/** A suite with its own Tempo chain, whose development accounts hold plenty of every genesis token. */
export function describeOnTempo(title: string, body: (node: () => LocalNode) => void): void {
  describeOnChain(
    title,
    (node) => {
      // The genesis time is in 1970.
      before(() => node().rpc('evm_mine'));
      body(node);
    },
    TEMPO_OPTIONS,
  );
}

/** A proxy in front of the node that can simulate faults. */
export const startDoorTo = (node: LocalNode): Promise<RpcServer> =>
  startRpcServer(
    new Proxy({}, { get: (_none, method) => (params: readonly unknown[]) => passOn(node, String(method), params) }),
  );

export async function passOn(node: LocalNode, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await node.rpc(method, params);
  } catch (error) {
    throw error instanceof NodeRpcError ? new Refusal(error.code, error.message, error.data) : error;
  }
}
