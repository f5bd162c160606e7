import type { SaleContract } from '../../../application/ports/sale.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { SalePhase, SaleState } from '../../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { settledTime } from '../rpc/settled-time.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';
import { saleInterface } from './sale-abi.ts';

/** In the order of the contract's enum. */
const PHASES: readonly SalePhase[] = ['upcoming', 'active', 'paused', 'ended'];

/** An older time counts more as usable, never less. */
const SETTLED_FRESH_MS = 3_000;

/** `confirmations`: number of blocks on top of one that is not replaced any more. */
type Settings = Readonly<{ contract: WalletAddress; confirmations: number; clock: Clock }>;

export class EvmSaleContract implements SaleContract {
  readonly #rpc: ChainRpc;
  readonly #settings: Settings;
  #settled: Readonly<{ until: Date; readAt: number }> | undefined;

  constructor(rpc: ChainRpc, settings: Settings) {
    this.#rpc = rpc;
    this.#settings = settings;
  }

  /** All four values come from one node, but each from the newest block at the time of its call. */
  async state(): Promise<SaleState> {
    return this.#read(async (view) => {
      const [phase, tokensSold, tokensForSale, price] = await Promise.all([
        view('phase'),
        view('tokensSold'),
        view('tokensForSale'),
        view('price'),
      ]);
      return { phase: phaseOf(phase), tokensSold, tokensForSale, price };
    });
  }

  async purchased(buyer: WalletAddress): Promise<bigint> {
    return this.#read((view) => view('purchased', buyer));
  }

  async settledUntil(): Promise<Date> {
    const readAt = this.#settings.clock.now().getTime();
    const known = this.#settled;
    if (known !== undefined && readAt - known.readAt < SETTLED_FRESH_MS) return known.until;
    const { confirmations } = this.#settings;
    const until = await orChainUnavailable(this.#rpc.read((ask) => settledTime(ask, confirmations)));
    this.#settled = { until, readAt };
    return until;
  }

  #read<T>(reading: (view: (name: string, ...args: string[]) => Promise<bigint>) => Promise<T>): Promise<T> {
    return orChainUnavailable(
      this.#rpc.read((ask) =>
        reading((name, ...args) =>
          viewWord(ask, this.#settings.contract, saleInterface.encodeFunctionData(name, args)),
        ),
      ),
    );
  }
}

function phaseOf(word: bigint): SalePhase {
  const phase = PHASES[Number(word)];
  if (phase === undefined) throw new UnexpectedAnswer(`the contract returned the unknown phase ${word}`);
  return phase;
}
