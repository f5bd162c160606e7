import { useOperation } from '../../api/index.ts';
import { Grid, Loaded, Skeleton, Stat, Time } from '../../kit/index.ts';
import { wholeMarket } from '../../values/market-rows.ts';
import { LargeUsd, Percent } from './figures.tsx';
import { t } from './texts/index.ts';

const A_MINUTE = 60_000;
const LABELS = ['market.cap', 'market.volume', 'market.bitcoin'] as const;

/** The market as a whole. */
export function WholeMarket() {
  const global = useOperation('readMarket', { path: { path: 'global' } }, { refetchEvery: A_MINUTE });
  return (
    <Loaded query={global} failed={t('market.failed')} skeleton={<Place />}>
      {({ data, asOf }) => {
        const { cap, volume, bitcoin } = wholeMarket(data);
        const age = t.rich('market.source', { time: <Time value={asOf} /> });
        return (
          <Grid>
            <Stat label={t(LABELS[0])} note={age}>
              <LargeUsd value={cap} />
            </Stat>
            <Stat label={t(LABELS[1])} note={age}>
              <LargeUsd value={volume} />
            </Stat>
            <Stat label={t(LABELS[2])} note={age}>
              <Percent value={bitcoin} />
            </Stat>
          </Grid>
        );
      }}
    </Loaded>
  );
}

const Place = () => (
  <Grid>
    {LABELS.map((label) => (
      <Stat key={label} label={t(label)} note={<Skeleton width="short" />}>
        <Skeleton width="short" />
      </Stat>
    ))}
  </Grid>
);
