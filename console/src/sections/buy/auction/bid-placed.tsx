import { Button, Hash, Notice, Row, Stack, type Step, Steps } from '../../../kit/index.ts';
import type { Auction } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { receiptUrl } from '../decisions.ts';
import { t } from './texts/index.ts';
import type { KeptBid } from './use-bid-desk.ts';
import { useBids } from './use-bids.ts';

type PlacedProps = Readonly<{ wallet: Hex; auction: Auction; kept: KeptBid; hash: Hex; onMore: () => void }>;

/** A bid that is in a block, and what comes next. */
export function BidPlaced({ wallet, auction, kept, hash, onMore }: PlacedProps) {
  const { data } = useBids(wallet, hash);
  const recorded = data?.bids.find(({ txHash }) => txHash === hash);
  const { decision } = kept.bid;
  const steps: readonly Step[] = [
    {
      id: 'recorded',
      title: t('recorded'),
      state: recorded === undefined ? 'current' : 'done',
      detail: recorded === undefined ? t('recordedSoon') : t('recordedDone'),
    },
    {
      id: 'final',
      title: t('final'),
      state: recorded === undefined ? 'waiting' : recorded.confirmed ? 'done' : 'current',
      ...(recorded?.confirmed !== true && { detail: t('finalLater') }),
    },
    { id: 'watch', title: t('watch'), state: 'waiting', detail: t('watchText') },
  ];
  return (
    <Stack>
      <Notice tone="good" title={t('placed')} live>
        {t('placedText')} <Hash value={hash} chainId={auction.chainId} />
      </Notice>
      <Steps label={t('next')} steps={steps} numbered={false} />
      {decision !== undefined && (
        <p>
          <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
            {t('permitReceipt')}
          </a>
        </p>
      )}
      <Row>
        <Button onClick={onMore}>{t('bidAgain')}</Button>
      </Row>
    </Stack>
  );
}
