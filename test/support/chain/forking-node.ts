import { BID_TOPIC, PERMIT_TOPIC } from '../../../src/adapters/chain/sale/auction-log.ts';
import { PURCHASE_TOPIC } from '../../../src/adapters/chain/sale/purchase-log.ts';
import type { Auction } from '../../../src/domain/sale/auction.ts';
import type { BidSubmitted } from '../../../src/domain/sale/auction-event.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import { type Methods, Refusal } from '../servers/rpc-server.ts';
import type { ForkingChain, MinedBlock } from './forking-chain.ts';

export type NodeHabits = Readonly<{
  chain: ForkingChain;
  /** What the contracts say when a purchase is made: by default its Purchase event. */
  toLogs?: (purchase: Purchase) => readonly object[];
  /** Called before each answer: the chain may change here. */
  beforeAnswer(): void;
  /** Whether it still has the logs of blocks that it dropped, as some nodes do. */
  keepsOrphans: boolean;
  /** How many blocks it reads at once. */
  largestRange: number;
}>;

const quantity = (count: number) => `0x${count.toString(16)}`;
const word = (value: bigint | number) => value.toString(16).padStart(64, '0');
const addressWord = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

/** A node over a chain with forks. Each answer is right at its moment, and the next one may be of another fork. */
export function forkingNode({ chain, beforeAnswer, keepsOrphans, largestRange, toLogs = toLog }: NodeHabits): Methods {
  const logsOfBlock = (hash: string) => {
    const mined = chain.upTo(hash as `0x${string}`).at(-1);
    if (mined === undefined || !(keepsOrphans || chain.isOnChain(mined.block.hash))) {
      throw new Refusal(-32000, 'unknown block');
    }
    return mined.purchases.flatMap(toLogs);
  };
  const methods: Methods = {
    eth_chainId: () => '0x1',
    eth_getBlockByNumber: ([height]) => {
      const mined = chain.mined(height === 'latest' ? chain.head.number : Number(height));
      return mined === undefined ? null : toHeader(mined);
    },
    eth_getLogs: ([query]) => {
      const { blockHash, fromBlock, toBlock } = query as Record<'blockHash' | 'fromBlock' | 'toBlock', string>;
      if (blockHash !== undefined) return logsOfBlock(blockHash);
      if (Number(toBlock) - Number(fromBlock) >= largestRange) throw new Refusal(-32005, 'block range too large');
      return chain.purchases(Number(fromBlock), Number(toBlock)).flatMap(toLogs);
    },
  };
  return Object.fromEntries(
    Object.entries(methods).map(([name, answer]) => [
      name,
      (params) => {
        beforeAnswer();
        return answer(params);
      },
    ]),
  );
}

const toHeader = ({ block: { number, hash, parentHash }, timestamp }: MinedBlock) => ({
  number: quantity(number),
  hash,
  parentHash,
  timestamp: quantity(timestamp.getTime() / 1000),
});

const toLog = (purchase: Purchase) => [
  {
    address: purchase.buyer.toLowerCase(),
    topics: [PURCHASE_TOPIC, ...[purchase.buyer, purchase.paymentToken, purchase.referrer].map(addressWord)],
    data: `0x${[purchase.amount, purchase.tokens, purchase.nonce, purchase.tier].map(word).join('')}`,
    ...placeOf(purchase, purchase.logIndex),
  },
];

const placeOf = (purchase: Purchase, logIndex: number) => ({
  blockNumber: quantity(purchase.blockNumber),
  blockHash: purchase.blockHash,
  transactionHash: purchase.txHash,
  logIndex: quantity(logIndex),
  removed: false,
});

const topic = (value: bigint) => `0x${word(value)}`;

/** In place of each purchase, a bid of the same amount, whose permit the hook accepted just before. */
export const bidLogs =
  ({ auction, hook }: Auction) =>
  (purchase: Purchase) => {
    const [owner, at] = [addressWord(purchase.buyer), 2 * purchase.logIndex];
    return [
      {
        address: hook.toLowerCase(),
        topics: [PERMIT_TOPIC, addressWord(auction), owner, topic(purchase.nonce)],
        data: `${owner}${word(purchase.amount)}`,
        ...placeOf(purchase, at),
      },
      {
        address: auction.toLowerCase(),
        topics: [BID_TOPIC, topic(purchase.nonce), owner],
        data: `0x${[purchase.tokens, purchase.amount].map(word).join('')}`,
        ...placeOf(purchase, at + 1),
      },
    ];
  };

/** The bid that is indexed in place of a purchase. */
export const bidOf = ({ auction }: Auction, purchase: Purchase): BidSubmitted => {
  const { txHash, blockNumber, blockHash, timestamp, nonce, buyer: owner, amount, tokens: price } = purchase;
  const place = { auction, txHash, logIndex: 2 * purchase.logIndex + 1, blockNumber, blockHash, timestamp };
  return { ...place, kind: 'bid', bidId: nonce, owner, sender: owner, nonce, price, amount };
};
