import type { BitcoinAccounts } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { BitcoinAccount } from '../../domain/portfolio/holding.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { BitcoinAddress } from '../../domain/shared/foreign-address.ts';

type Received = Readonly<{ txid: string; amount: bigint; at: Date }>;

/** Addresses with these balances and what they received since; any other address is empty. */
export class InMemoryBitcoinAccounts implements BitcoinAccounts {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<string, BitcoinAccount>;
  readonly #received = new Map<string, readonly Received[]>();

  constructor(clock: Clock, accounts: ReadonlyMap<string, BitcoinAccount>) {
    this.#clock = clock;
    this.#accounts = accounts;
  }

  /** Confirmed from its time on. */
  receive(address: string, received: Received): void {
    this.#received.set(address, [...(this.#received.get(address) ?? []), received]);
  }

  async read(address: BitcoinAddress): Promise<Dated<BitcoinAccount>> {
    const asOf = this.#clock.now();
    const own = this.#accounts.get(address) ?? { balanceSats: 0n, pendingSats: 0n, utxos: [] };
    const arrived = (this.#received.get(address) ?? []).filter(({ at }) => at <= asOf);
    return { value: structuredClone(arrived.reduce(withReceived, own)), asOf };
  }
}

const withReceived = (account: BitcoinAccount, { txid, amount }: Received): BitcoinAccount => ({
  ...account,
  balanceSats: account.balanceSats + amount,
  utxos: [...(account.utxos ?? []), { txid, vout: 0, valueSats: amount, confirmed: true }],
});
