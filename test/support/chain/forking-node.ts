import { PURCHASE_TOPIC } from '../../../src/adapters/chain/sale/purchase-log.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import { type Methods, Refusal } from '../servers/rpc-server.ts';
import type { ForkingChain, MinedBlock } from './forking-chain.ts';

export type NodeHabits = Readonly<{
  chain: ForkingChain;
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
export function forkingNode({ chain, beforeAnswer, keepsOrphans, largestRange }: NodeHabits): Methods {
  const logsOfBlock = (hash: string) => {
    const mined = chain.upTo(hash as `0x${string}`).at(-1);
    if (mined === undefined || !(keepsOrphans || chain.isOnChain(mined.block.hash))) {
      throw new Refusal(-32000, 'unknown block');
    }
    return mined.purchases.map(toLog);
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
      return chain.purchases(Number(fromBlock), Number(toBlock)).map(toLog);
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

const toLog = (purchase: Purchase) => ({
  address: purchase.buyer.toLowerCase(),
  topics: [PURCHASE_TOPIC, ...[purchase.buyer, purchase.paymentToken, purchase.referrer].map(addressWord)],
  data: `0x${[purchase.amount, purchase.tokens, purchase.nonce, purchase.tier].map(word).join('')}`,
  blockNumber: quantity(purchase.blockNumber),
  blockHash: purchase.blockHash,
  transactionHash: purchase.txHash,
  logIndex: quantity(purchase.logIndex),
  removed: false,
});
