import type { SaleContract } from '../../../application/ports/sale.ts';
import type { SalePhase, SaleState } from '../../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';
import { saleInterface } from './sale-abi.ts';

/** In the order of the contract's enum. */
const PHASES: readonly SalePhase[] = ['upcoming', 'active', 'paused', 'ended'];

export class EvmSaleContract implements SaleContract {
  readonly #rpc: ChainRpc;
  readonly #contract: WalletAddress;

  constructor(rpc: ChainRpc, contract: WalletAddress) {
    this.#rpc = rpc;
    this.#contract = contract;
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

  #read<T>(reading: (view: (name: string, ...args: string[]) => Promise<bigint>) => Promise<T>): Promise<T> {
    return orChainUnavailable(
      this.#rpc.read((ask) =>
        reading((name, ...args) => viewWord(ask, this.#contract, saleInterface.encodeFunctionData(name, args))),
      ),
    );
  }
}

function phaseOf(word: bigint): SalePhase {
  const phase = PHASES[Number(word)];
  if (phase === undefined) throw new UnexpectedAnswer(`the contract returned the unknown phase ${word}`);
  return phase;
}
