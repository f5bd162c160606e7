import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Play } from '../chain/gasless/forwarders.memory.ts';
import type { InMemoryGaslessTransfers } from '../chain/gasless/gasless-transfers.memory.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import type { Host } from '../chain/memory/host.ts';
import type { TokenFacts } from '../chain/memory/tokens.memory.ts';
import type { InMemoryDepositories } from '../swap/depositories.memory.ts';

/** A contract in memory: reverts before any change; a rehearsal changes nothing. */
export type Contract = Readonly<{
  call(sender: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void;
  read(data: Hex): Hex | undefined;
}>;

type World = Readonly<{
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  depositories: InMemoryDepositories;
  gaslessTransfers: InMemoryGaslessTransfers;
  saleChainId: number;
  /** The sales, by address. */
  sales: ReadonlyMap<WalletAddress, Contract>;
  tokenFacts: (chainId: number, token: WalletAddress) => TokenFacts;
}>;

/**
 * The contract calls of the sandbox, whoever pays for them: purchases, gasless transfers and deposits for swaps follow the contracts'
 * rules; any other call succeeds without effect.
 */
export const sandboxCalls =
  ({ depositories, gaslessTransfers, saleChainId, sales }: World): Play =>
  (made, as) => {
    const { chainId, request } = made;
    const { from, to, data } = request;
    if (gaslessTransfers.isAt(chainId, to)) return gaslessTransfers.play(made, as);
    if (depositories.isAt(chainId, to)) return depositories.play(made, as);
    if (chainId === saleChainId) sales.get(to)?.call(from, data, as);
  };

/** The contracts of a chain as accounts call them. */
export function hostOn(chainId: number, world: World): Host {
  const { accounts, depositories, gaslessTransfers, saleChainId, sales } = world;
  const play = sandboxCalls(world);
  const saleAt = (address: WalletAddress) => (chainId === saleChainId ? sales.get(address) : undefined);
  return {
    has: (address) =>
      saleAt(address) !== undefined || [depositories, gaslessTransfers].some((one) => one.isAt(chainId, address)),
    run: (call, as) => play({ chainId, request: call }, as),
    read: (to, data) => {
      const tokens = accounts.get(chainId)?.tokens;
      if (tokens?.has(to)) return tokens.read(to, data, world.tokenFacts(chainId, to));
      return saleAt(to)?.read(data);
    },
  };
}
