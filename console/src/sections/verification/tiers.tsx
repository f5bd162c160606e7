import type { Data, Schemas } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import { Badge, type Column, Loaded, Money, Section, Table } from '../../kit/index.ts';
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
    { id: 'tier', title: 'Tier', cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'limit',
      title: 'Limit',
      numeric: true,
      cell: ({ maxUsd }) => (maxUsd === 'unlimited' ? 'No limit' : <Money usd={maxUsd} />),
    },
    { id: 'requirements', title: 'Requirements', cell: ({ requirements }) => requirements },
    {
      id: 'way',
      title: 'Yours',
      cell: ({ tier }) => {
        if (standing === undefined) return null;
        if (RANK[tier] <= reached) return <Badge tone="good">Approved</Badge>;
        return <TierAction wallet={wallet} tier={tier} standing={standing} />;
      },
    },
  ];
  return (
    <Section title="Tiers" lead="A higher tier includes the lower ones.">
      <Loaded query={rules} failed="The tiers could not be read">
        {({ tiers }) => <Table label="Verification tiers" columns={columns} rows={tiers} rowKey={({ tier }) => tier} />}
      </Loaded>
    </Section>
  );
}
