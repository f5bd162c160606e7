import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { useOperation } from '../api/index.ts';
import { Absent, Amount, Badge, Loaded, Progress, Skeleton, Time, type Tone } from '../kit/index.ts';
import { percentOf } from '../values/purchase/sale-figures.ts';
import css from './guide.module.css';

type Status = Data<'viewSaleStatus'>;

const PHASES: Readonly<Record<Status['phase'], Readonly<{ tone: Tone; label: string; text: string }>>> = {
  upcoming: { tone: 'accent', label: 'Not started', text: 'The sale opens when its contract says so.' },
  active: {
    tone: 'good',
    label: 'Open',
    text: 'The contract names no last day: the sale ends when it is closed or sold out.',
  },
  paused: { tone: 'warn', label: 'Paused', text: 'Nobody can buy until the sale goes on.' },
  ended: { tone: 'neutral', label: 'Ended', text: 'Nobody can buy any more.' },
};

const EVERY_MS = 30_000;

type SaleHeroProps = Readonly<{
  /** The sold token; without it, only shares are certain. */
  sold?: Readonly<{ symbol: string; decimals: number }> | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}>;

/** The sale at a glance: how much of it is sold, at which price, and whether it is open; read again every half minute. */
export function SaleHero({ sold, actions, children }: SaleHeroProps) {
  const status = useOperation('viewSaleStatus', undefined, { refetchEvery: EVERY_MS });
  const phase = status.data && PHASES[status.data.phase];
  return (
    <section className={css.hero} aria-labelledby="sale">
      <div className={css.heroTop}>
        <h2 id="sale" className={css.heroTitle}>
          The sale
        </h2>
        {phase && <Badge tone={phase.tone}>{phase.label}</Badge>}
      </div>
      <Loaded query={status} failed="The sale contract could not be read" skeleton={<Skeleton height={124} />}>
        {(state) => <Figures state={state} sold={sold} />}
      </Loaded>
      {phase && <p className={css.heroNote}>{phase.text}</p>}
      {actions}
      {children}
    </section>
  );
}

function Figures({ state, sold }: Readonly<{ state: Status; sold: SaleHeroProps['sold'] }>) {
  const { data: rules } = useOperation('viewSaleRules');
  const decimals = rules?.paymentTokens[0]?.decimals;
  const [part, whole] = [BigInt(state.tokensSold), BigInt(state.tokensForSale)];
  return (
    <>
      <div className={css.heroFigures}>
        <div>
          <div className={css.heroFigure}>{percentOf(part, whole) ?? <Absent why="nothing is for sale" />}</div>
          <div className={css.heroNote}>of the tokens are sold</div>
        </div>
        <div>
          <div className={css.heroFigure}>
            {decimals === undefined ? (
              <Absent />
            ) : (
              <Amount units={state.price} decimals={decimals} symbol="USD" places={6} />
            )}
          </div>
          <div className={css.heroNote}>for one token</div>
        </div>
      </div>
      <Progress
        label="Sold"
        part={part}
        whole={whole}
        text={
          sold === undefined ? (
            <Time value={state.asOf} />
          ) : (
            <>
              <Amount units={part} decimals={sold.decimals} places={2} /> of{' '}
              <Amount units={whole} decimals={sold.decimals} symbol={sold.symbol} places={0} />,{' '}
              <Time value={state.asOf} />
            </>
          )
        }
      />
    </>
  );
}
