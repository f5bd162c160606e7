import { claimCall } from '@institutional-defi/client';
import { Notice } from '../../../kit/index.ts';
import type { Bid } from '../../../values/auction.ts';
import { ActOnBids } from './act-on-bids.tsx';
import { type MyBidsProps, wordsOf } from './bid-words.ts';
import { t } from './texts/index.ts';

type ClaimProps = Omit<MyBidsProps, 'awaited'> & Readonly<{ bids: readonly Bid[] }>;

/** The tokens of all exited bids in one transaction. */
export function ClaimAll({ wallet, auction, symbol, bids }: ClaimProps) {
  if (bids.length === 0) return null;
  const ids = bids.map(({ bidId }) => BigInt(bidId));
  const sum = wordsOf(auction, symbol).tokens(bids.reduce((total, { tokens }) => total + BigInt(tokens), 0n));
  return (
    <Notice tone="good" title={t('claimYours')}>
      <p>{t('claimReady', { tokens: sum })}</p>
      <ActOnBids
        keptAs={`claim.${auction.auction}.${ids.join('-')}`}
        wallet={wallet}
        auction={auction}
        label={t('claimTokens', { tokens: sum })}
        title={t('claimTokens', { tokens: sum })}
        what="claim"
        data={claimCall(wallet, ids)}
      />
    </Notice>
  );
}
