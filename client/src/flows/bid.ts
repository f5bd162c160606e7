import { type Address, encodeFunctionData, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem';
import { readContract } from 'viem/actions';
import type { ApiClient } from '../core/client.ts';
import type { Data } from '../description/types.ts';
import { approveIfNeeded } from './approve.ts';
import { checkArguments } from './arguments.ts';
import { callAuction } from './auction-calls.ts';
import { expectPrice } from './bid-price.ts';
import { expectCurrent } from './buy.ts';
import { expectSame, FlowError } from './flow-error.ts';
import { mined } from './mined.ts';
import { approveThroughPermit2, PERMIT2 } from './permit2.ts';
import { actOnChain, type ChainReader, type Wallet } from './wallet.ts';

const abi = parseAbi([
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes hookData) payable returns (uint256)',
  'function currency() view returns (address)',
  'event BidSubmitted(uint256 indexed id, address indexed owner, uint256 price, uint128 amount)',
]);

export type BidOptions = Readonly<{
  /** Pays, and signs the transaction. */
  wallet: Wallet;
  auction: Address;
  /** Smallest units of the auction's currency. */
  amount: bigint;
  /** Whole currency for one whole token, as a decimal number; or exactly, as `q96:` and the Q96 number. */
  maxPrice: string;
  /** Receives the tokens and refunds, and is signed in: the wallet unless it is another one of the same person. */
  owner?: Address;
  chain?: ChainReader;
  /** Reports progress: what the wallet asks for next. */
  onStep?: (step: 'authorize' | 'approve' | 'bid' | 'wait') => void;
  signal?: AbortSignal;
}>;

export type Bid = Readonly<{ permit: Data<'authorizeBid'>; bidId: bigint; receipt: TransactionReceipt }>;

/**
 * Bids in an auction: authorizes, lets the auction take the currency (by allowance, or through Permit2), sends, and waits for the block.
 * The owner must be signed in.
 */
export async function bid(client: ApiClient, options: BidOptions): Promise<Bid> {
  const { wallet, chain = wallet, auction, onStep } = options;
  onStep?.('authorize');
  const permit = await authorizedBid(client, options);
  const { chainId, data, spender } = permit.bidParams;
  await actOnChain(wallet, chainId);
  const token = await readContract(chain, { address: auction, abi, functionName: 'currency' });
  const price = { prepared: permit.bidParams.maxPrice, wished: options.maxPrice };
  if (!isExact(price.wished)) await expectPrice(chain, { auction, currency: token, ...price });
  onStep?.('approve');
  const allowance = { token, spender: auction, amount: options.amount };
  if (spender.toLowerCase() === auction.toLowerCase()) await approveIfNeeded(wallet, chain, allowance);
  else await approveThroughPermit2(wallet, chain, { ...allowance, until: Number(permit.deadline) });
  onStep?.('bid');
  await expectCurrent(permit, chain);
  const hash = await callAuction(wallet, chain, { to: auction, data });
  onStep?.('wait');
  const receipt = await mined(chain, hash);
  return { permit, bidId: bidIdIn(receipt, auction), receipt };
}

const isExact = (price: string): boolean => price.startsWith('q96:');

/** The permit and its call, which were compared with the wish; a decimal price is compared when the chain is read. */
async function authorizedBid(client: ApiClient, options: BidOptions): Promise<Data<'authorizeBid'>> {
  checkArguments('bid', options, 'wallet', 'auction', 'amount', 'maxPrice');
  const { wallet, auction, amount, maxPrice, signal } = options;
  const sender = wallet.account.address;
  const { owner = sender } = options;
  const payer = owner.toLowerCase() === sender.toLowerCase() ? {} : { sender };
  const body = { wallet: owner, auction, amount: String(amount), maxPrice, ...payer };
  const permit = await client.authorizeBid({ body }, signal === undefined ? {} : { signal });
  const { bidParams, hookData } = permit;
  expectSame('auction', bidParams.to, auction);
  expectSame('sender', permit.sender, sender);
  if (bidParams.spender.toLowerCase() !== PERMIT2.toLowerCase()) expectSame('spender', bidParams.spender, auction);
  if (isExact(maxPrice)) expectSame('price', `q96:${bidParams.maxPrice}`, maxPrice);
  const [price, tick] = [BigInt(bidParams.maxPrice), BigInt(bidParams.prevTickPrice)];
  const args = [price, amount, owner, tick, hookData] as const;
  expectSame('calldata', bidParams.data, encodeFunctionData({ abi, functionName: 'submitBid', args }));
  return permit;
}

function bidIdIn({ logs, transactionHash: hash }: TransactionReceipt, auction: Address): bigint {
  const events = parseEventLogs({ abi, eventName: 'BidSubmitted', logs });
  const own = events.find(({ address }) => address.toLowerCase() === auction.toLowerCase());
  if (own === undefined) throw new FlowError('TRANSACTION_REVERTED', 'The auction reported no bid', { hash });
  return own.args.id;
}
