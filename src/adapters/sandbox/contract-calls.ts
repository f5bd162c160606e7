import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Play } from '../chain/gasless/forwarders.memory.ts';
import type { InMemoryGaslessTransfers } from '../chain/gasless/gasless-transfers.memory.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';

/** A contract in memory: reverts before any change; a rehearsal changes nothing. */
type Contract = Readonly<{ call(sender: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void }>;

type World = Readonly<{
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  gaslessTransfers: InMemoryGaslessTransfers;
  saleChainId: number;
  /** The sales, by address. */
  sales: ReadonlyMap<WalletAddress, Contract>;
}>;

/**
 * The contract calls of the sandbox, whoever pays for them: purchases and gasless transfers follow the contracts' rules; any other call
 * succeeds without effect.
 */
export const sandboxCalls =
  ({ gaslessTransfers, saleChainId, sales }: World): Play =>
  (made, as) => {
    const { chainId, request } = made;
    const { from, to, data } = request;
    if (gaslessTransfers.isAt(chainId, to)) return gaslessTransfers.play(made, as);
    if (chainId === saleChainId) sales.get(to)?.call(from, data, as);
  };

/** The calls that an account makes itself: also those of tokens, which take a forwarder's call as the forwarder's. */
export const directCalls =
  (world: World): Play =>
  (made, as) => {
    const { chainId, request } = made;
    const tokens = world.accounts.get(chainId)?.tokens;
    if (tokens?.has(request.to)) tokens.call(request.from, request.to, request.data, as);
    else sandboxCalls(world)(made, as);
  };
