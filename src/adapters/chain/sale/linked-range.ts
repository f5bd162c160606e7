import type { SaleRange } from '../../../application/ports/sale.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import type { RpcCall } from '../rpc/json-rpc-client.ts';
import type { AskAll } from '../rpc/rpc-node.ts';
import { askInBatches, everyHeaderAt, type Header, headersAt, toBlock } from './block-headers.ts';
import { listsRemovedLogs, PURCHASE_TOPIC, readPurchaseLogs } from './purchase-log.ts';

/** Reads each block by its hash, so that an answer from another fork can be neither mistaken for this one nor hide a purchase. */
export async function readLinkedRange(
  askAll: AskAll,
  contract: WalletAddress,
  from: number,
  to: number,
): Promise<SaleRange | undefined> {
  const heights = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const headers = await everyHeaderAt(askAll, heights);
  if (headers.some(({ parentHash }, i) => i > 0 && parentHash !== headers[i - 1]?.hash)) return undefined;
  const purchases = await purchasesIn(askAll, contract, headers);
  if (purchases === undefined) return undefined;
  return { first: toBlock(headers[0] as Header), last: toBlock(headers.at(-1) as Header), purchases };
}

/** Undefined when the node dropped one of the blocks meanwhile. */
async function purchasesIn(
  askAll: AskAll,
  contract: WalletAddress,
  headers: readonly Header[],
): Promise<readonly Purchase[] | undefined> {
  const query = { address: contract, topics: [PURCHASE_TOPIC] };
  const calls = headers.map(({ hash }): RpcCall => ['eth_getLogs', [{ ...query, blockHash: hash }]]);
  const outcomes = await askInBatches(askAll, calls);
  const purchases: Purchase[] = [];
  for (const [i, header] of headers.entries()) {
    const outcome = outcomes[i];
    if (outcome === undefined || 'refusal' in outcome) {
      const [now] = await headersAt(askAll, [header.number]);
      if (now?.hash !== header.hash) return undefined;
      throw outcome?.refusal ?? new UnexpectedAnswer(`no logs of block ${header.hash}`);
    }
    if (listsRemovedLogs(outcome.result)) return undefined;
    purchases.push(...purchasesOf(outcome.result, contract, header));
  }
  return purchases;
}

function purchasesOf(answer: unknown, contract: WalletAddress, { number, hash, timestamp }: Header): Purchase[] {
  return readPurchaseLogs(answer, contract, number, number).map((log) => {
    if (log.blockHash !== hash) throw new UnexpectedAnswer(`a log of block ${log.blockHash} in place of ${hash}`);
    return { ...log, timestamp };
  });
}
