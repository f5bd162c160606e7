import type { CoinFigures } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { CoinFigures as Figures } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Fixed figures. */
export class InMemoryCoinFigures implements CoinFigures {
  readonly #clock: Clock;
  readonly #byToken: ReadonlyMap<string, Figures>;
  readonly #byId: ReadonlyMap<string, Figures>;

  /** By `chainId:address`, and by id. */
  constructor(
    clock: Clock,
    { byToken, byId }: Readonly<{ byToken: ReadonlyMap<string, Figures>; byId: ReadonlyMap<string, Figures> }>,
  ) {
    this.#clock = clock;
    this.#byToken = byToken;
    this.#byId = byId;
  }

  async ofToken(chainId: number, token: WalletAddress): Promise<Dated<Figures | undefined>> {
    return this.#dated(this.#byToken.get(`${chainId}:${token}`));
  }

  async ofCoin(id: string): Promise<Dated<Figures | undefined>> {
    return this.#dated(this.#byId.get(id));
  }

  #dated(figures: Figures | undefined): Dated<Figures | undefined> {
    return { value: figures && { ...figures }, asOf: this.#clock.now() };
  }
}
