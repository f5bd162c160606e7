import type { Coin } from './coins.ts';

/** Gas pricing of a chain. */
export type GasMarket = Readonly<{
  /** The minimum tip per gas, in wei; undefined when the chain ignores tips. */
  tipFloor: bigint | undefined;
  /** Expected upper bound of the base fee when a transaction is mined, in percent of today's. */
  baseFeePercent: bigint;
  /** The highest base fee at which a transaction can still be mined, in percent of today's: users take minutes to sign. */
  highestBaseFeePercent: bigint;
  /**
   * How a rollup charges for its parent chain's fees: separately from gas (OP stack, read from its GasPriceOracle), or
   * as additional gas (Arbitrum, read from its NodeInterface). Both contracts have the same address on every chain of
   * their kind.
   */
  dataFees: 'none' | 'apart' | 'as-gas';
  /** Maximum age of the head of a working chain; undefined for chains that produce blocks on demand only. */
  maxHeadAgeMs: number | undefined;
}>;

export type GasLimitRule = Readonly<{
  /** Gas limit in percent of the node's estimate, because the chain's state changes until the transaction is mined. */
  percent: bigint;
  /** The maximum gas limit of one transaction. */
  cap: bigint;
}>;

/** Everything that the service needs to know about a chain. */
export type ChainFacts = Readonly<{
  name: string;
  /** Other names that users type, in lower case. */
  aliases: readonly string[];
  coin: Coin;
  /** The block explorer's URL, without a trailing slash. */
  explorer: string;
  blocks: Readonly<{
    /** The usual time between two blocks. */
    timeMs: number;
    /** Number of blocks on top of a purchase or a transfer until it is confirmed: more than the deepest known reorganization. */
    confirmations: number;
  }>;
  gas: Readonly<{ market: GasMarket; limit: GasLimitRule }>;
}>;
