import type { NameService } from '../../application/ports/names.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { EvmNameService } from './name-service.evm.ts';

export const chooseNameService = (
  kind: 'memory' | 'evm',
  chains: ReadonlyMap<number, ChainRpc>,
  sandbox: () => Readonly<{ nameService: NameService }>,
): NameService => (kind === 'memory' ? sandbox().nameService : new EvmNameService(chains));
