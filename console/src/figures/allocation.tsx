import type { Data } from '@institutional-defi/client';
import { AllocationRing, EmptyState, Grid, LinkButton, Section } from '../kit/index.ts';
import { holdingsOf, sharesByChain, sharesByToken } from '../values/holdings.ts';
import { chartUsd } from '../values/usd.ts';
import { t } from './texts/index.ts';

type AllocationProps = Readonly<{ byChain: Data<'viewPortfolio'>['byChain'] }>;

/** Where the value is: by token and by chain. */
export function Allocation({ byChain }: AllocationProps) {
  const held = holdingsOf(byChain);
  if (held.length === 0)
    return (
      <EmptyState title={t('nothing')} action={<LinkButton to="/buy">{t('buyTokens')}</LinkButton>}>
        {t('nothingText')}
      </EmptyState>
    );
  return (
    <Grid wide>
      <Section title={t('byToken')}>
        <AllocationRing label={t('valueByToken')} shares={sharesByToken(held)} format={chartUsd} />
      </Section>
      <Section title={t('byChain')}>
        <AllocationRing label={t('valueByChain')} shares={sharesByChain(held)} format={chartUsd} />
      </Section>
    </Grid>
  );
}
