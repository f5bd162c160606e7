import { EmptyState, Loaded, Section, Skeleton, Stack } from '../../../kit/index.ts';
import { TimeButton } from '../../../session/index.ts';
import { sameAddress } from '../../../values/address.ts';
import { type Bid, secondsToClaim } from '../../../values/auction.ts';
import css from './auction.module.css';
import { BidCard } from './bid-card.tsx';
import { BidHistory } from './bid-history.tsx';
import type { MyBidsProps } from './bid-words.ts';
import { ClaimAll } from './claim-all.tsx';
import { t } from './texts/index.ts';
import { useBids } from './use-bids.ts';

/** Nothing more can be done with it. */
const isFinished = ({ status, tokens }: Bid) => status === 'claimed' || (status === 'exited' && tokens === '0');

/** The wallet's bids in this auction as the service recorded them, newest first; those that need somebody above the finished ones. */
export function MyBids(props: MyBidsProps) {
  const { wallet, auction, awaited } = props;
  const bids = useBids(wallet, awaited);
  const isRecorded = bids.data?.bids.some(({ txHash }) => txHash === awaited) === true;
  return (
    <Section title={t('yourBids')} lead={t('yourBidsLead')}>
      {awaited !== undefined && !isRecorded && <p role="status">{t('awaited')}</p>}
      <Loaded query={bids} failed={t('bidsFailed')} skeleton={<Skeleton lines={4} />}>
        {({ bids: all }) => {
          const here = all.filter((bid) => sameAddress(bid.auction, auction.auction)).reverse();
          if (here.length === 0)
            return awaited === undefined ? <EmptyState title={t('noBids')}>{t('noBidsText')}</EmptyState> : null;
          return <Lists {...props} bids={here} />;
        }}
      </Loaded>
    </Section>
  );
}

function Lists({ bids, ...props }: MyBidsProps & Readonly<{ bids: readonly Bid[] }>) {
  const seconds = secondsToClaim(props.auction);
  const current = bids.filter((bid) => !isFinished(bid));
  const finished = bids.filter(isFinished);
  return (
    <Stack>
      {seconds !== undefined && <TimeButton seconds={seconds}>{t('toClaim')}</TimeButton>}
      <ClaimAll {...props} bids={bids.filter(({ claimable }) => claimable)} />
      {current.length > 0 && (
        <div className={css.bids}>
          {current.map((bid) => (
            <BidCard key={bid.bidId} {...props} bid={bid} />
          ))}
        </div>
      )}
      {finished.length > 0 && <BidHistory {...props} bids={finished} />}
    </Stack>
  );
}
