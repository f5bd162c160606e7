import type { Coin } from './coins.ts';

/** How the price of gas is made on a chain. */
export type GasMarket = Readonly<{
  /** The least that a block builder must be tipped per gas, in wei; undefined where tips are ignored. */
  tipFloor: bigint | undefined;
  /** What the base fee may have become when a transaction is mined, in percent of today's. */
  baseFeePercent: bigint;
  /** The dearest base fee that a transaction shall still be mined at, which a person takes minutes to sign; in percent of today's. */
  highestBaseFeePercent: bigint;
  /**
   * How a rollup takes what it pays its parent chain: apart from the gas (OP stack, read from its GasPriceOracle), or as gas of its own
   * (Arbitrum, read from its NodeInterface). Both contracts have one address on every chain of their kind.
   */
  dataFees: 'none' | 'apart' | 'as-gas';
  /** The head of a chain that lives is never older; undefined for chains that make blocks only when they have to. */
  maxHeadAgeMs: number | undefined;
}>;

export type GasLimitRule = Readonly<{
  /** What is added to a node's estimate, because the chain changes until the transaction is mined; in percent of the estimate. */
  percent: bigint;
  /** The most gas that one transaction may ask for. */
  cap: bigint;
}>;

/** What the service has to know about a chain before it works on it. */
export type ChainFacts = Readonly<{
  name: string;
  /** Other names that people use for it, in lower case. */
  aliases: readonly string[];
  coin: Coin;
  /** The website where people look up transactions, without a slash at its end. */
  explorer: string;
  blocks: Readonly<{
    /** The usual time between two blocks. */
    timeMs: number;
    /** Blocks on top of a purchase or a transfer until it counts: more than the reorganisations that the chain has shown. */
    confirmations: number;
  }>;
  gas: Readonly<{ market: GasMarket; limit: GasLimitRule }>;
}>;
