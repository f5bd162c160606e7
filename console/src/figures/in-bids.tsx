import { together, useOperation, useSettled } from '../api/index.ts';
import { LinkButton, Loaded, Notice } from '../kit/index.ts';
import { formatAmount } from '../values/amount.ts';
import { moneyInBids } from '../values/auction.ts';
import { t } from './texts/index.ts';

const AN_HOUR = 3_600_000;
const EVERY_MINUTE = 60_000;

/** What the wallet has in bids, and whether that was read, or could not be. */
export function useInBids(wallet: `0x${string}`) {
  const rules = useOperation('viewSaleRules', undefined, { staleTime: AN_HOUR });
  const isHeld = (rules.data?.auctions.length ?? 0) > 0;
  const bids = useOperation('viewBids', { query: { wallet } }, { enabled: isHeld, refetchEvery: EVERY_MINUTE });
  const hasBids = (bids.data?.bids.length ?? 0) > 0;
  const auctions = useOperation('viewAuctions', undefined, { enabled: hasBids });
  const read = [rules, ...(isHeld ? [bids] : []), ...(hasBids ? [auctions] : [])];
  const isSettled = useSettled(...read);
  const isKnown = read.every(({ data }) => data !== undefined);
  const sums = isKnown ? moneyInBids(bids.data?.bids ?? [], auctions.data?.auctions ?? []) : undefined;
  return { isSettled, list: together(sums, read) };
}

/** It is in no balance, so the total value does not have it. */
export const InBids = ({ list }: Pick<ReturnType<typeof useInBids>, 'list'>) => (
  <Loaded query={list} failed={t('inBidsFailed')} skeleton={null}>
    {(sums) => <Sums sums={sums} />}
  </Loaded>
);

function Sums({ sums }: Readonly<{ sums: ReturnType<typeof moneyInBids> }>) {
  if (sums.length === 0) return null;
  const amounts = sums.map(({ units, decimals, symbol }) => `${formatAmount(units, decimals)} ${symbol}`).join(' + ');
  return (
    <Notice
      title={t('inBids', { amounts })}
      actions={
        <LinkButton to="/buy/auction" size="small">
          {t('seeAuction')}
        </LinkButton>
      }
    >
      {t('inBidsText')}
    </Notice>
  );
}
