import type { NameService, ResolvedName, UnusableName } from '../../application/ports/names.ts';
import { namesNeedNode, namesUnavailable } from '../../domain/names/errors.ts';
import { type ChainId, chainName } from '../../domain/shared/chain/chains.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { asksGateway } from '../chain/rpc/contract-failure.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import { readBasename } from './basename.ts';
import { BASE, type NodeOf, type Nodes, normalName } from './claimed-name.ts';
import { readEnsName } from './ens-name.ts';

/**
 * Names that end in .base.eth, read on Base, and all others, read on Ethereum. Gateways over HTTP are not asked: their
 * addresses come from contracts.
 */
export class EvmNameService implements NameService {
  readonly #nodes: Nodes;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  async resolve(written: string, chainId: ChainId): Promise<ResolvedName | UnusableName | undefined> {
    const name = await normalName(written);
    if (name === undefined) return undefined;
    try {
      if (!name.endsWith('.base.eth')) return await readEnsName(this.#nodeOf, name, chainId);
      return await this.#nodeOf(BASE).read((ask) => readBasename(ask, name, chainId));
    } catch (cause) {
      if (isGatewayNeeded(cause)) return { name, unusable: 'gateway' };
      if (cause instanceof Failure && cause.code === namesNeedNode.code) throw cause;
      throw namesUnavailable.because(cause);
    }
  }

  readonly #nodeOf: NodeOf = (chainId) => {
    const node = this.#nodes.get(chainId);
    if (node === undefined) throw namesNeedNode({ network: chainName(chainId) });
    return node;
  };
}

/** Whether the error, or one that it was made of, is a contract's that asks for a gateway. */
const isGatewayNeeded = (error: unknown): boolean =>
  error instanceof RpcError ? asksGateway(error) : error instanceof Error && isGatewayNeeded(error.cause);
