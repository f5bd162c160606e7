import { z } from 'zod';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { Count, Data, Hash, parse, RawAddress, readAddress, readWords, Time } from '../rpc/wire.ts';
import { saleInterface } from './sale-abi.ts';

/** A Purchase event as decoded from its log; the time of its block where the node states it with the log. */
export type PurchaseLog = Omit<Purchase, 'timestamp'> & Readonly<{ timestamp?: Date }>;

/** keccak256 of the event's signature. */
export const PURCHASE_TOPIC = saleInterface.getEvent('Purchase')?.topicHash as Hex;

const Log = z.object({
  address: RawAddress,
  topics: z.tuple([Hash, Hash, Hash, Hash]),
  data: Data,
  transactionHash: Hash,
  logIndex: Count,
  blockNumber: Count,
  blockHash: Hash,
  blockTimestamp: Time.optional(),
});
/** During a reorganization a node may still return logs of dropped blocks. */
const Logs = z.array(z.looseObject({ removed: z.boolean().optional() }));

/** True when the answer to a log query lists a log of a block that the node has dropped. */
export const listsRemovedLogs = (answer: unknown): boolean =>
  parse(Logs, answer, 'list of logs').some(({ removed }) => removed === true);

/**
 * The Purchase events in the result of a log query for blocks `from` to `to` of one contract, in chain order. Throws
 * UnexpectedAnswer when the result contains anything else.
 */
export function readPurchaseLogs(answer: unknown, contract: WalletAddress, from: number, to: number): PurchaseLog[] {
  return parse(Logs, answer, 'list of logs')
    .filter(({ removed }) => removed !== true)
    .map((log) => readPurchaseLog(log, contract, from, to))
    .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
}

function readPurchaseLog(answer: unknown, contract: WalletAddress, from: number, to: number): PurchaseLog {
  const log = parse(Log, answer, 'purchase log');
  const { address, topics, data, transactionHash, logIndex, blockNumber, blockHash, blockTimestamp } = log;
  const [topic, ...parties] = topics;
  if (address !== contract.toLowerCase() || topic !== PURCHASE_TOPIC || blockNumber < from || blockNumber > to) {
    throw new UnexpectedAnswer('the node returned a log that was not requested');
  }
  const place = { txHash: transactionHash, logIndex, blockNumber, blockHash };
  const time = blockTimestamp === undefined ? {} : { timestamp: blockTimestamp };
  return { ...place, ...time, ...readParties(parties), ...readFigures(data) };
}

function readParties(topics: readonly Hex[]) {
  const [buyer, paymentToken, referrer] = topics.map((topic) => readAddress(BigInt(topic))) as [
    WalletAddress,
    WalletAddress,
    WalletAddress,
  ];
  return { buyer, paymentToken, referrer };
}

function readFigures(data: Hex) {
  const [amount, tokens, nonce, tier] = readWords(data, 4) as [bigint, bigint, bigint, bigint];
  if (tier < 1n || tier > 3n) throw new UnexpectedAnswer(`a purchase at tier ${tier}`);
  return { amount, tokens, nonce, tier: Number(tier) };
}
