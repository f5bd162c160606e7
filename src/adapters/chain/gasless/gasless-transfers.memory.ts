import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../memory/accounts.memory.ts';
import { revert } from '../memory/revert.ts';
import type { Call } from './forwarders.memory.ts';
import { parseGaslessCall } from './gasless-calls.ts';
import type { InMemoryPermits } from './permits.memory.ts';

type World = Readonly<{
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  permits: InMemoryPermits;
  contracts: ReadonlyMap<number, WalletAddress>;
  treasury: WalletAddress;
}>;

/** The GaslessTransfers contract of each in-memory chain. */
export class InMemoryGaslessTransfers {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  isAt(chainId: number, address: WalletAddress): boolean {
    return this.#world.contracts.get(chainId) === address;
  }

  /** Throws REQUEST_REVERTS before any transfer. */
  play({ chainId, request: { from, to: contract, data } }: Call, as: 'rehearsal' | Hex): void {
    const { accounts, treasury, permits } = this.#world;
    const call = parseGaslessCall(data);
    const tokens = accounts.get(chainId)?.tokens;
    if (call === undefined || !tokens?.has(call.token)) throw revert('no reason given');
    const { token, to, amount, fee, permit } = call;
    const payment = { token, from, to, amount: amount + fee };
    permits.allow({ tokens, chainId, spender: contract, payment, permit }, as);
    if (as === 'rehearsal') return;
    tokens.transferFrom(contract, { token, from, to, amount });
    tokens.transferFrom(contract, { token, from, to: treasury, amount: fee });
  }
}
