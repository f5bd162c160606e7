import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';

export type Node = Pick<ChainRpc, 'read' | 'request'>;
/** The configured nodes, by chain. */
export type Nodes = ReadonlyMap<number, Node>;
/** Throws NAMES_NEED_NODE when no node of the chain is configured. */
export type NodeOf = (chainId: number) => Node;
