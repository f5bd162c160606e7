import type { AuctionContracts, AuctionEvents } from '../../../application/ports/auction.ts';
import type { ChainEvents, ChainRange } from '../../../application/ports/chain-events.ts';
import type { Auction, AuctionState } from '../../../domain/sale/auction.ts';
import type { AuctionEvent } from '../../../domain/sale/auction-event.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryChain } from '../memory/chain.memory.ts';

/** The state of an auction without its bids, at the head of the chain. */
export type AuctionTerms = Omit<AuctionState, 'block'>;

type Blocks = Pick<InMemoryChain, 'head' | 'block'>;

/** Auctions with the state that they are given, on a chain that only counts blocks. */
export class InMemoryAuctionContracts implements AuctionContracts {
  readonly #chain: Blocks;
  readonly #auctions = new Map<WalletAddress, Readonly<{ hook: WalletAddress; terms: () => AuctionTerms }>>();
  readonly #committed = new Map<string, bigint>();

  constructor(chain: Blocks) {
    this.#chain = chain;
  }

  /** Applies from now on. */
  set({ auction, hook }: Auction, terms: () => AuctionTerms): void {
    this.#auctions.set(auction, { hook, terms });
  }

  change(auction: Auction, terms: Partial<AuctionTerms>): void {
    const known = this.#auctions.get(auction.auction);
    if (known !== undefined) this.set(auction, () => ({ ...known.terms(), ...terms }));
  }

  commit(auction: Auction, owner: WalletAddress, amount: bigint): void {
    const key = keyOf(auction, owner);
    this.#committed.set(key, (this.#committed.get(key) ?? 0n) + amount);
  }

  async state({ auction }: Auction): Promise<AuctionState> {
    const { terms } = this.#auction(auction);
    return { ...terms(), block: this.#chain.head.number };
  }

  async hookOf(auction: WalletAddress): Promise<WalletAddress | undefined> {
    return this.#auctions.get(auction)?.hook;
  }

  async committed(auction: Auction, owner: WalletAddress): Promise<bigint> {
    return this.#committed.get(keyOf(auction, owner)) ?? 0n;
  }

  #auction(auction: WalletAddress) {
    const known = this.#auctions.get(auction);
    if (known === undefined) throw chainUnavailable.because(new Error(`there is no auction ${auction}`));
    return known;
  }
}

const keyOf = ({ auction, hook }: Auction, owner: WalletAddress) => `${hook}:${auction}:${owner}`;

/** Events of auctions, each in a block of the chain. */
export class InMemoryAuctionEvents implements AuctionEvents {
  readonly #chain: Blocks;
  readonly #largestRange: number;
  readonly #events: AuctionEvent[] = [];

  /** Rejects queries for more than `largestRange` blocks, as nodes do. */
  constructor(chain: Blocks, largestRange = 10_000) {
    this.#chain = chain;
    this.#largestRange = largestRange;
  }

  /** Events of blocks that are replaced are not returned any more. */
  add(...events: readonly AuctionEvent[]): void {
    this.#events.push(...structuredClone(events));
  }

  of({ auction }: Auction): ChainEvents<AuctionEvent> {
    const read = (from: number, to: number): ChainRange<AuctionEvent> => {
      const [first, last] = [this.#chain.block(from), this.#chain.block(to)];
      if (first === undefined || last === undefined)
        throw chainUnavailable.because(new Error(`The chain has no blocks ${from} to ${to} yet`));
      const isIn = ({ blockNumber, blockHash, auction: of }: AuctionEvent) =>
        of === auction &&
        blockNumber >= from &&
        blockNumber <= to &&
        this.#chain.block(blockNumber)?.hash === blockHash;
      return structuredClone({ first, last, events: this.#events.filter(isIn) });
    };
    return {
      head: async () => ({ ...this.#chain.head }),
      blocksAt: async (heights) => heights.map((height) => structuredClone(this.#chain.block(height))),
      linkedRange: async (from, to) => read(from, to),
      range: async (from, to) => {
        if (to - from >= this.#largestRange) throw rangeTooLarge();
        return read(from, to);
      },
    };
  }
}
