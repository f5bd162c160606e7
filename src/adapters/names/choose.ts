import type { NameService } from '../../application/ports/names/name-service.ts';
import { namesUnavailable } from '../../domain/names/errors.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { EnsNameService } from './name-service.ens.ts';

const ETHEREUM = 1;

/** Without a node of Ethereum no name can be looked up. */
export function chooseNameService(
  kind: 'memory' | 'evm',
  chains: ReadonlyMap<number, ChainRpc>,
  sandbox: () => Readonly<{ nameService: NameService }>,
): NameService {
  if (kind === 'memory') return sandbox().nameService;
  const ethereum = chains.get(ETHEREUM);
  return ethereum === undefined ? noNameService : new EnsNameService(ethereum);
}

const noNameService: NameService = {
  resolve: async () => {
    throw namesUnavailable();
  },
};
