import { type ReactNode, useState } from 'react';
import { useOperation, useSettled } from '../api/index.ts';
import { Whole } from '../kit/index.ts';
import { Allocation } from './allocation.tsx';
import { InBids, useInBids } from './in-bids.tsx';
import { type Days, PortfolioValue } from './portfolio-value.tsx';

const EVERY_MINUTE = 60_000;

/** The portfolio of a wallet, read again every minute. */
export const usePortfolio = (address: `0x${string}`) =>
  useOperation('viewPortfolio', { query: { address } }, { refetchEvery: EVERY_MINUTE });

type WorthProps = Readonly<{ wallet: `0x${string}`; children?: ReactNode }>;

/** What the wallet is worth, and where. What stands below comes when these have their place. */
export function Worth({ wallet, children }: WorthProps) {
  const [days, setDays] = useState<Days>('30');
  const portfolio = usePortfolio(wallet);
  const history = useOperation('viewPortfolioHistory', { query: { address: wallet, days } }, { keepPrevious: true });
  const inBids = useInBids(wallet);
  const isSettled = useSettled(portfolio, history) && inBids.isSettled;
  const { data, error } = portfolio;
  return (
    <>
      <PortfolioValue portfolio={portfolio} history={history} days={days} onDays={setDays} />
      {isSettled && (
        <>
          <InBids list={inBids.list} />
          {data !== undefined && (
            <Whole value={error === null && data.degraded.length === 0}>
              <Allocation byChain={data.byChain} />
            </Whole>
          )}
          {children}
        </>
      )}
    </>
  );
}
