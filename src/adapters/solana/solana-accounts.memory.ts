import type { SolanaAccounts } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { SolanaAccount } from '../../domain/portfolio/holding.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { SolanaAddress } from '../../domain/shared/foreign-address.ts';

/** `mint`: undefined for SOL. */
type Received = Readonly<{ mint: string | undefined; decimals: number; amount: bigint; at: Date }>;

/** Accounts with these balances and what they received since; any other account is empty. */
export class InMemorySolanaAccounts implements SolanaAccounts {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<string, SolanaAccount>;
  readonly #received = new Map<string, readonly Received[]>();

  constructor(clock: Clock, accounts: ReadonlyMap<string, SolanaAccount>) {
    this.#clock = clock;
    this.#accounts = accounts;
  }

  /** From its time on. */
  receive(address: string, received: Received): void {
    this.#received.set(address, [...(this.#received.get(address) ?? []), received]);
  }

  async read(address: SolanaAddress): Promise<Dated<SolanaAccount>> {
    const asOf = this.#clock.now();
    const own = this.#accounts.get(address) ?? { lamports: 0n, tokens: [], slot: 0 };
    const arrived = (this.#received.get(address) ?? []).filter(({ at }) => at <= asOf);
    return { value: structuredClone(arrived.reduce(withReceived, own)), asOf };
  }
}

function withReceived(account: SolanaAccount, { mint, decimals, amount }: Received): SolanaAccount {
  if (mint === undefined) return { ...account, lamports: account.lamports + amount };
  const held = account.tokens.find((token) => token.mint === mint)?.amount ?? 0n;
  const others = account.tokens.filter((token) => token.mint !== mint);
  return { ...account, tokens: [...others, { mint, decimals, amount: held + amount }] };
}
