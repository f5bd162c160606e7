import { type LocalNode, NodeRpcError } from '../../contracts/kit/node.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { describeOnChain } from './chain.ts';
import { Refusal, type RpcServer, startRpcServer } from './rpc-server.ts';

/** The id of Tempo's public test network, which the SDK's chain definitions know. */
const MODERATO = 42431;

export const PATH_USD = '0x20C0000000000000000000000000000000000000' as WalletAddress;
export const ALPHA_USD = '0x20C0000000000000000000000000000000000001' as WalletAddress;

/**
 * A suite with a Tempo chain of its own, whose development accounts hold plenty of every genesis token. It mines at once and
 * also every second: transactions name the times between which they are valid, and an idle chain would fall behind the clock.
 */
export function describeOnTempo(title: string, body: (node: () => LocalNode) => void): void {
  const args = ['--network', 'tempo', '--hardfork', 'T4', '--block-time', '1', '--mixed-mining'];
  describeOnChain(
    title,
    (node) => {
      // Genesis lies in 1970.
      before(() => node().rpc('evm_mine'));
      body(node);
    },
    { chainId: MODERATO, args },
  );
}

/** A door to the node that can be made to misbehave. */
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
