import { z } from 'zod';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import type { TransferOutcome } from '../../domain/payment/payment.ts';
import { nonceIn } from '../../domain/payment/transfer.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { eip3009 } from '../chain/gasless/eip3009.ts';
import { wantsFewerBlocks } from '../chain/rpc/block-range.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { settledTime } from '../chain/rpc/settled-time.ts';
import { viewWord } from '../chain/rpc/view.ts';
import { Count, Data, Hash, parse, toQuantity } from '../chain/rpc/wire.ts';

const Head = z.object({ number: Count, timestamp: Count });
const Log = z.object({ address: Data, topics: z.array(Hash), data: Data, transactionHash: Hash });
const Receipt = z.object({ status: z.enum(['0x0', '0x1']), logs: z.array(Log) }).nullable();
type Log = z.output<typeof Log>;

/** What is known of a transfer: `txHash` once its payment was seen. */
export type Claimed = Pick<
  PaymentClaim,
  'challengeId' | 'currency' | 'recipient' | 'payer' | 'amount' | 'validUntil' | 'claimedAt' | 'txHash'
>;

/** How long before its claim a transfer may have been executed: after it was checked, which is before the data was read. */
const LOOK_BACK_MS = 5 * 60_000;

/**
 * The outcome of a transfer, read from the token's own events. A used nonce proves only that the transfer is over: its holder could use
 * it for another one. It paid if the event of its use is followed directly by the transfer of the amount, as EIP-3009 prescribes.
 */
export async function outcomeOfTransfer(ask: Ask, claim: Claimed, confirmations: number): Promise<TransferOutcome> {
  if (claim.txHash !== undefined && (await paidIn(ask, claim, claim.txHash))) return { txHash: claim.txHash };
  // The blocks are read first, so that a transfer found unused afterwards is in none up to them.
  const isOver = claim.validUntil <= (await settledTime(ask, confirmations));
  const head = await headerAt(ask, 'latest');
  const owner = [claim.payer, nonceIn(claim.challengeId)];
  const isUsed = await viewWord(
    ask,
    claim.currency as WalletAddress,
    eip3009.encodeFunctionData('authorizationState', owner),
  );
  if (isUsed === 0n) return isOver ? 'never' : 'unknown';
  const from = await blockBefore(ask, head, claim.claimedAt.getTime() - LOOK_BACK_MS);
  const end = await endOf(ask, claim, from, head.number);
  if (end === undefined) return 'unknown';
  return (await paidIn(ask, claim, end.transactionHash)) ? { txHash: end.transactionHash } : 'never';
}

async function headerAt(ask: Ask, height: number | 'latest') {
  const at = height === 'latest' ? height : toQuantity(height);
  return parse(Head, await ask('eth_getBlockByNumber', [at, false]), 'block');
}

/** A block at or before the moment, at most about twice as far back as the newest of them. */
async function blockBefore(ask: Ask, head: z.output<typeof Head>, moment: number): Promise<number> {
  for (let back = 16; back < head.number; back *= 2) {
    const { number, timestamp } = await headerAt(ask, head.number - back);
    if (timestamp * 1_000 <= moment) return number;
  }
  return 0;
}

/** The event with which the nonce was used or cancelled. */
async function endOf(ask: Ask, claim: Claimed, from: number, to: number): Promise<Log | undefined> {
  const [used = null, ...owner] = topicsOf(claim);
  const query = {
    address: claim.currency,
    topics: [[used, eip3009.getEvent('AuthorizationCanceled')?.topicHash], ...owner],
    fromBlock: toQuantity(from),
    toBlock: toQuantity(to),
  };
  try {
    const [log] = parse(z.array(Log), await ask('eth_getLogs', [query]), 'logs');
    return log;
  } catch (error) {
    if (from === to || !(error instanceof RpcError && wantsFewerBlocks(error))) throw error;
    const middle = Math.floor((from + to) / 2);
    return (await endOf(ask, claim, middle + 1, to)) ?? (await endOf(ask, claim, from, middle));
  }
}

const topicsOf = ({ payer, challengeId }: Claimed) =>
  eip3009.encodeFilterTopics('AuthorizationUsed', [payer, nonceIn(challengeId)]) as Hex[];

async function paidIn(ask: Ask, claim: Claimed, hash: Hex): Promise<boolean> {
  const receipt = parse(Receipt, await ask('eth_getTransactionReceipt', [hash]), 'receipt');
  if (receipt?.status !== '0x1') return false;
  const { currency, payer, recipient, amount } = claim;
  const isOfToken = ({ address, topics }: Log, wanted: readonly string[]) =>
    address === currency.toLowerCase() && topics.join() === wanted.join();
  const transfer = eip3009.encodeFilterTopics('Transfer', [payer, recipient]) as Hex[];
  return receipt.logs.some((log, at) => {
    const next = receipt.logs[at + 1];
    return (
      isOfToken(log, topicsOf(claim)) && next !== undefined && isOfToken(next, transfer) && BigInt(next.data) === amount
    );
  });
}
