import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { useOperation } from '../api/index.ts';
import { Absent, Amount, Badge, Loaded, Progress, Skeleton, Time, type Tone } from '../kit/index.ts';
import { percentOf } from '../values/purchase/sale-figures.ts';
import css from './guide.module.css';
import { t } from './texts/index.ts';

type Status = Data<'viewSaleStatus'>;

const TONES: Readonly<Record<Status['phase'], Tone>> = {
  upcoming: 'accent',
  active: 'good',
  paused: 'warn',
  ended: 'neutral',
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
  const phase = status.data?.phase;
  return (
    <section className={css.hero} aria-labelledby="sale">
      <div className={css.heroTop}>
        <h2 id="sale" className={css.heroTitle}>
          {t('sale')}
        </h2>
        {phase && <Badge tone={TONES[phase]}>{t(`phase.${phase}`)}</Badge>}
      </div>
      <Loaded query={status} failed={t('saleFailed')} skeleton={<Skeleton height={124} />}>
        {(state) => <Figures state={state} sold={sold} />}
      </Loaded>
      {phase && <p className={css.heroNote}>{t(`about.${phase}`)}</p>}
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
          <div className={css.heroFigure}>{percentOf(part, whole) ?? <Absent why={t('nothingForSale')} />}</div>
          <div className={css.heroNote}>{t('soldShare')}</div>
        </div>
        <div>
          <div className={css.heroFigure}>
            {decimals === undefined ? (
              <Absent />
            ) : (
              <Amount units={state.price} decimals={decimals} symbol="USD" places={6} />
            )}
          </div>
          <div className={css.heroNote}>{t('forOne')}</div>
        </div>
      </div>
      <Progress
        label={t('sold')}
        part={part}
        whole={whole}
        text={
          sold === undefined
            ? t.rich('read', { time: <Time value={state.asOf} /> })
            : t.rich('soldOf', {
                part: <Amount units={part} decimals={sold.decimals} places={2} />,
                whole: <Amount units={whole} decimals={sold.decimals} symbol={sold.symbol} places={0} />,
                time: <Time value={state.asOf} />,
              })
        }
      />
    </>
  );
}
