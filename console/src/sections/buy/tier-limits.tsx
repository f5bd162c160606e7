import type { Data } from '@institutional-defi/client';
import { Badge, type Column, LinkButton, Money, Section, Table } from '../../kit/index.ts';

type Tier = Data<'viewSaleRules'>['tiers'][number];

type TierLimitsProps = Readonly<{ tiers: readonly Tier[]; reached: Tier['tier'] | null | undefined }>;

/** What each verification tier may buy over the lifetime of a person. */
export function TierLimits({ tiers, reached }: TierLimitsProps) {
  const columns: readonly Column<Tier>[] = [
    {
      id: 'tier',
      title: 'Tier',
      cell: ({ tier, name }) => (
        <>
          <strong>{name}</strong> {tier === reached && <Badge tone="good">Yours</Badge>}
        </>
      ),
    },
    {
      id: 'limit',
      title: 'Limit',
      numeric: true,
      cell: ({ maxUsd }) => (maxUsd === 'unlimited' ? 'No limit' : <Money usd={maxUsd} />),
    },
    { id: 'requirements', title: 'Requires', cell: ({ requirements }) => requirements },
  ];
  return (
    <Section
      title="Limits by tier"
      lead="A limit counts over the lifetime and over all wallets of one person."
      actions={
        <LinkButton to="/verification" size="small">
          Your verification
        </LinkButton>
      }
    >
      <Table label="Limits by verification tier" columns={columns} rows={tiers} rowKey={({ tier }) => tier} />
    </Section>
  );
}
