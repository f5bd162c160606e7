import type { CoinFigures } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { CoinFigures as Figures } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

type Known = Pick<ReadonlyMap<string, Figures>, 'get'>;

/** Figures of tokens and coins, as they are known when asked for. */
export class InMemoryCoinFigures implements CoinFigures {
  readonly #clock: Clock;
  readonly #byToken: Known;
  readonly #byId: Known;

  /** By `chainId:address`, and by id. */
  constructor(clock: Clock, { byToken, byId }: Readonly<{ byToken: Known; byId: Known }>) {
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
