import type { SaleRange } from '../../../application/ports/sale.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { wantsFewerBlocks } from '../rpc/block-range.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask, AskAll } from '../rpc/rpc-node.ts';
import { toQuantity } from '../rpc/wire.ts';
import { everyHeaderAt, type Header, headersAt, toBlock } from './block-headers.ts';
import { PURCHASE_TOPIC, type PurchaseLog, readPurchaseLogs } from './purchase-log.ts';

/**
 * One log query; afterwards the block of every log, and both ends of the range, must be on the chain. Where the node states the time
 * of every log's block, only the newest of these blocks is read: an answer of a replaced branch has that block from the branch too.
 */
export async function readQueriedRange(
  ask: Ask,
  askAll: AskAll,
  contract: WalletAddress,
  from: number,
  to: number,
): Promise<SaleRange | undefined> {
  const [first, last] = (await everyHeaderAt(askAll, [from, to])) as [Header, Header];
  const logs = await logsOf(ask, contract, from, to);
  const hasTimes = logs.every(({ timestamp }) => timestamp !== undefined);
  const read = hasTimes ? logs.slice(-1) : logs;
  const expected = [first, last, ...read.map(({ blockNumber: number, blockHash: hash }) => ({ number, hash }))];
  const headers = await headersAt(askAll, [...new Set(expected.map(({ number }) => number))]);
  const onChain = new Map(headers.map((header) => [header?.hash, header]));
  if (expected.some(({ number, hash }) => onChain.get(hash)?.number !== number)) return undefined;
  if (hasTimes) for (const log of read) requireRightTime(log, onChain.get(log.blockHash));
  const timeOf = ({ blockHash, timestamp }: PurchaseLog) => onChain.get(blockHash)?.timestamp ?? timestamp;
  const purchases = logs.map((log) => ({ ...log, timestamp: timeOf(log) as Date }));
  return { first: toBlock(first), last: toBlock(last), purchases };
}

function requireRightTime({ blockNumber, timestamp }: PurchaseLog, header: Header | undefined): void {
  if (timestamp?.getTime() !== header?.timestamp.getTime())
    throw new UnexpectedAnswer(`a log of block ${blockNumber} with another time than its block`);
}

async function logsOf(ask: Ask, contract: WalletAddress, from: number, to: number): Promise<readonly PurchaseLog[]> {
  const query = {
    address: contract,
    topics: [PURCHASE_TOPIC],
    fromBlock: toQuantity(from),
    toBlock: toQuantity(to),
  };
  const answer = await ask('eth_getLogs', [query]).catch((error: unknown) => {
    if (error instanceof RpcError && wantsFewerBlocks(error)) throw rangeTooLarge.because(error);
    throw error;
  });
  return readPurchaseLogs(answer, contract, from, to);
}
