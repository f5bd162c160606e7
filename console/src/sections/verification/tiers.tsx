import type { Data, Schemas } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import { tierName, tierRequires } from '../../guide/index.ts';
import { Badge, type Column, Loaded, Money, Section, Table } from '../../kit/index.ts';
import { t } from './texts/index.ts';
import { TierAction } from './tier-action.tsx';
import { useVerification } from './use-verification.ts';

type Tier = Data<'viewSaleRules'>['tiers'][number];

const RANK: Readonly<Record<Schemas['KycTier'], number>> = { TIER_1: 1, TIER_2: 2, TIER_3: 3 };

/** What each tier allows and requires, and the way to the next ones. */
export function Tiers({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const rules = useOperation('viewSaleRules');
  const { data: standing } = useVerification(wallet);
  const reached = standing?.kycStatus === 'approved' ? RANK[standing.kycTier] : 0;
  const columns: readonly Column<Tier>[] = [
    { id: 'tier', title: t('tier'), cell: ({ tier }) => <strong>{tierName(tier)}</strong> },
    {
      id: 'limit',
      title: t('limitTitle'),
      numeric: true,
      cell: ({ maxUsd }) => (maxUsd === 'unlimited' ? t('noLimit') : <Money usd={maxUsd} />),
    },
    { id: 'requirements', title: t('requires'), cell: ({ tier }) => tierRequires(tier) },
    {
      id: 'way',
      title: t('yours'),
      cell: ({ tier }) => {
        if (standing === undefined) return null;
        if (RANK[tier] <= reached) return <Badge tone="good">{t('status.approved')}</Badge>;
        return <TierAction wallet={wallet} tier={tier} standing={standing} />;
      },
    },
  ];
  return (
    <Section title={t('tiers')} lead={t('tiersLead')}>
      <Loaded query={rules} failed={t('tiersFailed')}>
        {({ tiers }) => <Table label={t('tiersLabel')} columns={columns} rows={tiers} rowKey={({ tier }) => tier} />}
      </Loaded>
    </Section>
  );
}
