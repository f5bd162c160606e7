import type { AuctionEvent, IndexedAuctionEvent } from '../../../domain/sale/auction-event.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Ledger } from './event-index.postgres.ts';
import type { SaleKey } from './sale-rows.ts';

/** `bigint` and `numeric` columns are returned as decimal text. */
export type PermitRow = ReturnType<typeof toPermitRow>;

export const toPermitRow = (chainId: number, permit: BidPermit, issuedAt: Date) => ({
  chain_id: chainId,
  contract: permit.auction,
  nonce: String(permit.nonce),
  owner: permit.owner,
  sender: permit.sender,
  amount: String(permit.amount),
  max_allowed: String(permit.maxAllowed),
  deadline: String(permit.deadline),
  issued_at: issuedAt,
});

export const toPermit = (row: PermitRow): BidPermit => ({
  auction: row.contract,
  owner: row.owner,
  sender: row.sender,
  amount: BigInt(row.amount),
  maxAllowed: BigInt(row.max_allowed),
  nonce: BigInt(row.nonce),
  deadline: BigInt(row.deadline),
});

export type AuctionEventRow = {
  contract: WalletAddress;
  tx_hash: Hex;
  log_index: number;
  block_number: string;
  block_hash: Hex;
  block_time: Date;
  kind: AuctionEvent['kind'];
  bid_id: string | null;
  owner: WalletAddress | null;
  sender: WalletAddress | null;
  nonce: string | null;
  price: string | null;
  amount: string | null;
  tokens: string | null;
  at_block: string | null;
  mps: number | null;
  confirmed: boolean;
};

const text = (value: bigint | number | undefined) => (value === undefined ? null : String(value));

function toEventRow(sale: SaleKey, event: AuctionEvent, confirmed: boolean) {
  const { bidId, owner, sender, nonce, price, amount, tokens, atBlock, mps }: Partial<Columns> = event;
  return {
    ...sale,
    tx_hash: event.txHash,
    log_index: event.logIndex,
    block_number: event.blockNumber,
    block_hash: event.blockHash,
    block_time: event.timestamp,
    kind: event.kind,
    bid_id: text(bidId),
    owner: owner ?? null,
    sender: sender ?? null,
    nonce: text(nonce),
    price: text(price),
    amount: text(amount),
    tokens: text(tokens),
    at_block: text(atBlock),
    mps: mps ?? null,
    confirmed,
  };
}

type Columns = Readonly<{
  bidId: bigint;
  owner: WalletAddress;
  sender: WalletAddress;
  nonce: bigint;
  price: bigint;
  amount: bigint;
  tokens: bigint;
  atBlock: number;
  mps: number;
}>;

const MEMBERS: Readonly<Record<AuctionEvent['kind'], readonly (keyof Columns)[]>> = {
  bid: ['bidId', 'owner', 'sender', 'nonce', 'price', 'amount'],
  exit: ['bidId', 'owner', 'tokens', 'amount'],
  claim: ['bidId', 'owner', 'tokens'],
  checkpoint: ['atBlock', 'price', 'mps'],
};

export function toAuctionEvent(row: AuctionEventRow): IndexedAuctionEvent {
  const number = (value: string | null) => (value === null ? undefined : BigInt(value));
  const columns = {
    bidId: number(row.bid_id),
    owner: row.owner ?? undefined,
    sender: row.sender ?? undefined,
    nonce: number(row.nonce),
    price: number(row.price),
    amount: number(row.amount),
    tokens: number(row.tokens),
    atBlock: row.at_block === null ? undefined : Number(row.at_block),
    mps: row.mps ?? undefined,
  };
  const members = MEMBERS[row.kind].filter((name) => columns[name] !== undefined);
  return {
    auction: row.contract,
    txHash: row.tx_hash,
    logIndex: row.log_index,
    blockNumber: Number(row.block_number),
    blockHash: row.block_hash,
    timestamp: row.block_time,
    kind: row.kind,
    ...Object.fromEntries(members.map((name) => [name, columns[name]])),
    confirmed: row.confirmed,
  } as IndexedAuctionEvent;
}

/** Condition on `auction_events`: not a bid, or one with a permit of this service. */
export const IS_PERMITTED = `(auction_events.kind <> 'bid' or exists (
  select from bid_permits issued
  where (issued.chain_id, issued.contract, issued.nonce) =
    (auction_events.chain_id, auction_events.contract, auction_events.nonce)))`;

/** Condition on `bid_permits`: a bid with the permit is indexed. */
export const IS_BID = `exists (
  select from auction_events used
  where (used.chain_id, used.contract, used.nonce) = (bid_permits.chain_id, bid_permits.contract, bid_permits.nonce))`;

/** A column of `bid_permits`, at `:now` in Unix seconds. */
export const PERMIT_STATE = `case when ${IS_BID} then 'used' when deadline < :now then 'expired' else 'issued' end`;

export const AUCTION_LEDGER: Ledger<AuctionEvent> = {
  table: 'auction_events',
  toRow: toEventRow,
  isAuthorized: IS_PERMITTED,
};
