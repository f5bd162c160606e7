import { type LocalNode, startNode } from '../../contracts/kit/node.ts';

/** The chain id of Tempo's public test network, which the SDK's chain definitions know. */
const MODERATO = 42431;

export const PATH_USD = '0x20C0000000000000000000000000000000000000';
export const ALPHA_USD = '0x20C0000000000000000000000000000000000001';

/**
 * A Tempo chain of one's own. Its development accounts hold plenty of every genesis token. It mines at once and also every
 * second, because transactions name the times between which they are valid and an idle chain would fall behind the clock.
 */
export async function startTempoChain(): Promise<LocalNode> {
  const args = ['--network', 'tempo', '--hardfork', 'T4', '--block-time', '1', '--mixed-mining'];
  const node = await startNode({ chainId: MODERATO, args });
  // Genesis lies in 1970.
  await node.rpc('evm_mine');
  return node;
}
