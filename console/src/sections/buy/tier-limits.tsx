import type { Data } from '@institutional-defi/client';
import { tierName, tierRequires } from '../../guide/index.ts';
import { Badge, type Column, LinkButton, Money, Section, Table } from '../../kit/index.ts';
import { t } from './texts/index.ts';

type Tier = Data<'viewSaleRules'>['tiers'][number];

type TierLimitsProps = Readonly<{ tiers: readonly Tier[]; reached: Tier['tier'] | null | undefined }>;

/** What each verification tier may buy over the lifetime of a person. */
export function TierLimits({ tiers, reached }: TierLimitsProps) {
  const columns: readonly Column<Tier>[] = [
    {
      id: 'tier',
      title: t('tier'),
      cell: ({ tier }) => (
        <>
          <strong>{tierName(tier)}</strong> {tier === reached && <Badge tone="good">{t('yours')}</Badge>}
        </>
      ),
    },
    {
      id: 'limit',
      title: t('limit'),
      numeric: true,
      cell: ({ maxUsd }) => (maxUsd === 'unlimited' ? t('noLimit') : <Money usd={maxUsd} />),
    },
    { id: 'requirements', title: t('requires'), cell: ({ tier }) => tierRequires(tier) },
  ];
  return (
    <Section
      title={t('limits')}
      lead={t('limitsLead')}
      actions={
        <LinkButton to="/verification" size="small">
          {t('yourVerification')}
        </LinkButton>
      }
    >
      <Table label={t('limitsLabel')} columns={columns} rows={tiers} rowKey={({ tier }) => tier} />
    </Section>
  );
}
