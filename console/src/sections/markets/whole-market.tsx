import { useOperation } from '../../api/index.ts';
import { Grid, Loaded, Skeleton, Stat, Time } from '../../kit/index.ts';
import { wholeMarket } from '../../values/market-rows.ts';
import { LargeUsd, Percent } from './figures.tsx';

const A_MINUTE = 60_000;
const LABELS = ['Value of all coins', 'Traded in 24 hours', 'Share of Bitcoin'];

/** The market as a whole. */
export function WholeMarket() {
  const global = useOperation('readMarket', { path: { path: 'global' } }, { refetchEvery: A_MINUTE });
  return (
    <Loaded query={global} failed="The figures of the whole market could not be read" skeleton={<Place />}>
      {({ data, asOf }) => {
        const { cap, volume, bitcoin } = wholeMarket(data);
        const age = (
          <>
            Market data provider, <Time value={asOf} />
          </>
        );
        return (
          <Grid>
            <Stat label={LABELS[0]} note={age}>
              <LargeUsd value={cap} />
            </Stat>
            <Stat label={LABELS[1]} note={age}>
              <LargeUsd value={volume} />
            </Stat>
            <Stat label={LABELS[2]} note={age}>
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
      <Stat key={label} label={label} note={<Skeleton width="short" />}>
        <Skeleton width="short" />
      </Stat>
    ))}
  </Grid>
);
