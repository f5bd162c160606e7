import { id } from 'ethers';
import type { Auction } from '../../../domain/sale/auction.ts';
import type { AuctionEvent, BidSubmitted } from '../../../domain/sale/auction-event.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { readAddress, readWords } from '../rpc/wire.ts';
import { type LogSource, placeOf, type RawLog, type Untimed } from './log-source.ts';
import { auctionInterface, permitHookInterface } from './sale-abi.ts';

const topicOf = (name: string) => auctionInterface.getEvent(name)?.topicHash as Hex;

export const PERMIT_TOPIC = permitHookInterface.getEvent('PermitUsed')?.topicHash as Hex;
export const BID_TOPIC = topicOf('BidSubmitted');
/** The published documentation describes the event with another type of the amount. */
const DOCUMENTED_BID_TOPIC = id('BidSubmitted(uint256,address,uint256,uint256)') as Hex;
const EXIT_TOPIC = topicOf('BidExited');
const CLAIM_TOPIC = topicOf('TokensClaimed');
const CHECKPOINT_TOPIC = topicOf('CheckpointUpdated');

type Permit = Pick<BidSubmitted, 'owner' | 'sender' | 'nonce' | 'amount'> & Readonly<{ txHash: Hex }>;

/**
 * The events of an auction and of its hook. The hook speaks before the auction: a bid has the permit that stands before it in its
 * transaction, and each permit is that of one bid.
 */
export const auctionLogs = ({ auction, hook }: Auction): LogSource<AuctionEvent> => ({
  query: {
    address: [auction, hook],
    topics: [[PERMIT_TOPIC, BID_TOPIC, DOCUMENTED_BID_TOPIC, EXIT_TOPIC, CLAIM_TOPIC, CHECKPOINT_TOPIC]],
  },
  read: (logs) => {
    const events: Untimed<AuctionEvent>[] = [];
    let permit: Permit | undefined;
    for (const log of logs) {
      if (log.address === hook.toLowerCase() && log.topics[0] === PERMIT_TOPIC)
        permit = readPermit(log, auction) ?? permit;
      if (log.address !== auction.toLowerCase()) continue;
      const event = readEvent(log, auction);
      if (event === undefined) continue;
      if (event.kind !== 'bid') events.push(event);
      else {
        events.push({ ...event, ...permitOf(event, permit) });
        permit = undefined;
      }
    }
    return events;
  },
});

/** A hook can serve several auctions. */
function readPermit(log: RawLog, auction: WalletAddress): Permit | undefined {
  const [of, owner, nonce] = indexed(log, 3);
  if (readAddress(of as bigint) !== auction) return undefined;
  const [sender, amount] = readWords(log.data, 2) as [bigint, bigint];
  const parties = { owner: readAddress(owner as bigint), sender: readAddress(sender) };
  return { txHash: log.transactionHash, ...parties, nonce: nonce as bigint, amount };
}

const permitOf = (bid: Pick<BidSubmitted, 'txHash' | 'owner' | 'amount'>, permit: Permit | undefined) =>
  permit?.txHash === bid.txHash && permit.owner === bid.owner && permit.amount === bid.amount
    ? { sender: permit.sender as WalletAddress, nonce: permit.nonce as bigint }
    : {};

function readEvent(log: RawLog, auction: WalletAddress): Untimed<AuctionEvent> | undefined {
  const place = { ...placeOf(log), auction };
  switch (log.topics[0]) {
    case BID_TOPIC:
    case DOCUMENTED_BID_TOPIC: {
      const [price, amount] = readWords(log.data, 2) as [bigint, bigint];
      return { ...place, kind: 'bid', ...bidOf(log), price, amount };
    }
    case EXIT_TOPIC: {
      const [tokens, amount] = readWords(log.data, 2) as [bigint, bigint];
      return { ...place, kind: 'exit', ...bidOf(log), tokens, amount };
    }
    case CLAIM_TOPIC:
      return { ...place, kind: 'claim', ...bidOf(log), tokens: readWords(log.data, 1)[0] as bigint };
    case CHECKPOINT_TOPIC: {
      const [atBlock, price, mps] = checkpointWords(log) as [bigint, bigint, bigint];
      return { ...place, kind: 'checkpoint', atBlock: Number(atBlock), price, mps: Number(mps) };
    }
  }
  return undefined;
}

/** The published documentation has the block number as a topic, the published contract among the data. */
const checkpointWords = (log: RawLog): readonly bigint[] =>
  log.topics.length === 1 ? readWords(log.data, 3) : [...indexed(log, 1), ...readWords(log.data, 2)];

function bidOf(log: RawLog) {
  const [bidId, owner] = indexed(log, 2) as [bigint, bigint];
  return { bidId, owner: readAddress(owner) };
}

function indexed({ topics: [, ...values] }: RawLog, count: number): readonly bigint[] {
  if (values.length !== count) throw new UnexpectedAnswer('the node returned no log of an auction');
  return values.map(BigInt);
}
