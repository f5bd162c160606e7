import { type LocalNode, type NodeOptions, startNode } from './node.ts';

/** The first genesis token of a Tempo chain; of 6 decimals, and every development account holds plenty. */
export const PATH_USD = '0x20C0000000000000000000000000000000000000';

/**
 * A chain of Tempo, under the id of its public test network, which the SDK's chain definitions know. It mines at once and
 * also every second: transactions name the times between which they are valid, and an idle chain would fall behind the clock.
 */
export const TEMPO_OPTIONS: NodeOptions = {
  chainId: 42431,
  args: ['--network', 'tempo', '--hardfork', 'T4', '--block-time', '1', '--mixed-mining'],
};

export async function startTempoNode(): Promise<LocalNode> {
  const node = await startNode(TEMPO_OPTIONS);
  // Genesis lies in 1970.
  await node.rpc('evm_mine');
  return node;
}
