import { useOperation } from '../api/index.ts';
import { Grid, Section, Skeleton, Whole } from '../kit/index.ts';
import { Allocation } from './allocation.tsx';
import { PortfolioValue } from './portfolio-value.tsx';

const EVERY_MINUTE = 60_000;

/** The portfolio of a wallet, read again every minute. */
export const usePortfolio = (address: `0x${string}`) =>
  useOperation('viewPortfolio', { query: { address } }, { refetchEvery: EVERY_MINUTE });

/** What the wallet is worth, and where. */
export function Worth({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const portfolio = usePortfolio(wallet);
  const { data, error, failureReason } = portfolio;
  return (
    <>
      <PortfolioValue address={wallet} portfolio={portfolio} />
      {data === undefined ? (
        failureReason === null && <PlaceOfParts />
      ) : (
        <Whole value={error === null && data.degraded.length === 0}>
          <Allocation byChain={data.byChain} />
        </Whole>
      )}
    </>
  );
}

const PlaceOfParts = () => (
  <Grid wide>
    <Section title="By token">
      <Skeleton height={144} />
    </Section>
    <Section title="By chain">
      <Skeleton height={144} />
    </Section>
  </Grid>
);
