import type { Hex } from '../../domain/shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import type { Call } from '../chain/gasless/forwarders.memory.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import { callIn } from '../chain/memory/revert.ts';
import { depositoryInterface } from './swap-calls.ts';

/** The address of the depository on every chain. */
export const DEPOSITORY = '0x5AA9000000000000000000000000000000000001' as WalletAddress;

/** What was paid for the swap with this id. The zero address is the coin. */
export type Deposit = Readonly<{
  id: string;
  chainId: number;
  hash: Hex;
  depositor: WalletAddress;
  token: WalletAddress;
  amount: bigint;
}>;

/** The swap provider's depository on each in-memory chain. */
export class InMemoryDepositories {
  readonly #chains: ReadonlyMap<number, InMemoryAccounts>;
  #hear: (deposit: Deposit) => void = () => {};

  constructor(chains: ReadonlyMap<number, InMemoryAccounts>) {
    this.#chains = chains;
  }

  /** Is told of each deposit from now on. */
  onDeposit(hear: (deposit: Deposit) => void): void {
    this.#hear = hear;
  }

  isAt(chainId: number, address: WalletAddress): boolean {
    return address === DEPOSITORY && this.#chains.has(chainId);
  }

  /** Reverts before any change; a rehearsal changes nothing. */
  play({ chainId, request: { from, data, value } }: Call, as: 'rehearsal' | Hex): void {
    const call = callIn(depositoryInterface, data);
    const { depositor, id, token = ZERO_ADDRESS, amount = value } = call.args.toObject();
    const tokens = token === ZERO_ADDRESS ? undefined : this.#chains.get(chainId)?.tokens;
    const payment = { token, from, to: DEPOSITORY, amount };
    if (as === 'rehearsal') tokens?.requireTakable(DEPOSITORY, payment);
    else {
      tokens?.transferFrom(DEPOSITORY, payment);
      this.#hear({ id, chainId, hash: as, depositor, token, amount });
    }
  }
}
