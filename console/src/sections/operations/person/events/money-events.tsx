import type { Schemas } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Amount, Hash, type TimelineEvent } from '../../../../kit/index.ts';
import { chainName } from '../../../../values/chains.ts';
import { shownUsd } from '../../../../values/money.ts';
import { Actor } from '../../frame/actor.tsx';
import { type PaymentToken, priceOf } from '../../frame/use-payment-token.ts';
import { BIDS, NETWORK, nowText, sentState } from '../../frame/words.ts';
import { Moved } from '../moved.tsx';

type File = Schemas['UserFile'];

export const moneyEvents = (file: File, token: PaymentToken | undefined): readonly TimelineEvent[] => [
  ...file.purchases.map((one) => purchaseEvent(one, token)),
  ...(file.bids ?? []).map((one) => bidEvent(one, token)),
  ...file.transfers.map(transferEvent),
  ...file.sponsorships.map(sponsorshipEvent),
];

export const paid = (units: string, token: PaymentToken | undefined): ReactNode =>
  token === undefined ? undefined : <Amount units={units} {...token} places={2} rounding="nearest" />;

const purchaseEvent = (
  { txHash, nonce, amount, timestamp, confirmed }: File['purchases'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `purchase ${txHash} ${nonce}`,
  at: timestamp,
  title: 'Bought in the token sale',
  detail: (
    <>
      {paid(amount, token)} <Hash value={txHash} /> {nowText(NETWORK[confirmed ? 'confirmed' : 'seen'])}
    </>
  ),
  tone: confirmed ? 'good' : 'accent',
});

const bidEvent = (
  { auction, bidId, amount, maxPrice, status, txHash, timestamp }: NonNullable<File['bids']>[number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `bid ${auction} ${bidId}`,
  at: timestamp,
  title: 'Bid in the auction',
  detail: (
    <>
      {paid(amount, token)} at most {priceOf(maxPrice, token)} for a token <Hash value={txHash} />{' '}
      {nowText(BIDS[status])}
    </>
  ),
  tone: BIDS[status].tone,
});

const transferEvent = (transfer: File['transfers'][number]): TimelineEvent => ({
  id: `transfer ${transfer.chainId} ${transfer.hash}`,
  at: transfer.recordedAt,
  title: 'Transaction sent',
  detail: (
    <>
      <Moved transfer={transfer} /> on {chainName(transfer.chainId)} to <Actor name={transfer.to} />{' '}
      {nowText(sentState(transfer.status))}
    </>
  ),
  tone: sentState(transfer.status).tone,
});

const sponsorshipEvent = ({ id, state, costUsd, chainId, takenAt }: File['sponsorships'][number]): TimelineEvent => ({
  id: `sponsorship ${id}`,
  at: takenAt,
  title: 'Network fee taken on by the service',
  detail: `${shownUsd(costUsd)} on ${chainName(chainId)} ${nowText(sentState(state))}`,
  tone: sentState(state).tone,
});
