import { type LocalNode, type NodeOptions, startNode } from './node.ts';

/** The first genesis token of a Tempo chain, with 6 decimals, of which every development account holds plenty. */
export const PATH_USD = '0x20C0000000000000000000000000000000000000';

/**
 * A Tempo chain with the id of its public test network, which the SDK's chain definitions include. It mines each
 * transaction immediately and also every second: transactions contain the times between which they are valid, and the
 * time of an idle chain would fall behind the clock.
 */
export const TEMPO_OPTIONS: NodeOptions = {
  chainId: 42431,
  args: ['--network', 'tempo', '--hardfork', 'T4', '--block-time', '1', '--mixed-mining'],
};

export async function startTempoNode(): Promise<LocalNode> {
  const node = await startNode(TEMPO_OPTIONS);
  // The genesis time is in 1970.
  await node.rpc('evm_mine');
  return node;
}
