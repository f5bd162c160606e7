import type { Address, Hex, TransactionReceipt } from 'viem';
import type { ApiClient } from '../core/client.ts';
import type { Data } from '../description/types.ts';
import { checkArguments } from './arguments.ts';
import { callAuction, claimCall, exitCall } from './auction-calls.ts';
import { FlowError } from './flow-error.ts';
import { mined } from './mined.ts';
import { actOnChain, type ChainReader, type Wallet } from './wallet.ts';

export type EndOptions = Readonly<{
  /** Signs the transaction, which anybody may send: refunds and tokens go to the owner of the bid. */
  wallet: Wallet;
  auction: Address;
  /** The wallet unless it is another one. */
  owner?: Address;
  chain?: ChainReader;
  signal?: AbortSignal;
}>;

/** Ends a bid, with the checkpoints that the auction needs as hints: what it did not spend is refunded. */
export async function exitBid(
  client: ApiClient,
  options: EndOptions & Readonly<{ bidId: bigint }>,
): Promise<TransactionReceipt> {
  checkArguments('exitBid', options, 'wallet', 'auction', 'bidId');
  const { bidId, auction } = options;
  const found = (await bidsOf(client, options)).find((one) => BigInt(one.bidId) === bidId);
  if (found?.exit == null)
    throw new FlowError('BID_NOT_EXITABLE', 'The bid cannot exit now', { auction, bidId, status: found?.status });
  return await send(client, options, exitCall(bidId, found.exit));
}

/** Claims the tokens of all bids of the owner in the auction that have exited, in one transaction. */
export async function claimTokens(client: ApiClient, options: EndOptions): Promise<TransactionReceipt> {
  checkArguments('claimTokens', options, 'wallet', 'auction');
  const { auction, wallet, owner = wallet.account.address } = options;
  const bidIds = (await bidsOf(client, options)).filter(({ claimable }) => claimable).map(({ bidId }) => BigInt(bidId));
  if (bidIds.length === 0) throw new FlowError('NOTHING_TO_CLAIM', 'No bid has tokens to claim now', { auction });
  return await send(client, options, claimCall(owner, bidIds));
}

type ListedBid = Data<'viewBids'>['bids'][number];

async function bidsOf(
  client: ApiClient,
  { wallet, auction, owner, signal }: EndOptions,
): Promise<readonly ListedBid[]> {
  const query = { wallet: owner ?? wallet.account.address };
  const { bids } = await client.viewBids({ query }, signal === undefined ? {} : { signal });
  return bids.filter((one) => one.auction.toLowerCase() === auction.toLowerCase());
}

async function send(client: ApiClient, { wallet, chain = wallet, auction, signal }: EndOptions, data: Hex) {
  const { auctions } = await client.viewAuctions({}, signal === undefined ? {} : { signal });
  const known = auctions.find((one) => one.auction.toLowerCase() === auction.toLowerCase());
  if (known !== undefined) await actOnChain(wallet, known.chainId);
  return await mined(chain, await callAuction(wallet, chain, { to: auction, data }));
}
