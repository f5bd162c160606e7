import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import { Limit } from '../../figures/index.ts';
import { Absent, Badge, KeyValueList, LinkButton, Loaded, Notice, Section, Skeleton, Stack } from '../../kit/index.ts';
import { percentOf } from '../../values/purchase/sale-figures.ts';

type Eligibility = Data<'viewSaleEligibility'>;

const PHASES = { upcoming: 'Not started', active: 'Open', paused: 'Paused', ended: 'Ended' } as const;

/** Where the wallet stands in the sale, and what comes next. */
export function SaleStanding({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const eligibility = useOperation('viewSaleEligibility', { query: { wallet } });
  return (
    <Section
      title="The sale"
      actions={
        eligibility.data &&
        (eligibility.data.eligible ? <Badge tone="good">You can buy</Badge> : <Badge tone="warn">Not yet</Badge>)
      }
    >
      <Stack>
        <SaleFigures eligibility={eligibility.data} />
        <Loaded query={eligibility} failed="Your standing could not be read" skeleton={<Skeleton lines={3} />}>
          {(known) => <NextStep eligibility={known} />}
        </Loaded>
      </Stack>
    </Section>
  );
}

function SaleFigures({ eligibility }: Readonly<{ eligibility: Eligibility | undefined }>) {
  const { data: status } = useOperation('viewSaleStatus');
  const { data: rules } = useOperation('viewSaleRules');
  const token = rules?.paymentTokens[0];
  const tier = rules?.tiers.find((one) => one.tier === eligibility?.tier);
  return (
    <KeyValueList
      pairs={[
        { name: 'Phase', value: status === undefined ? <Absent /> : PHASES[status.phase] },
        {
          name: 'Sold',
          value: (status && percentOf(BigInt(status.tokensSold), BigInt(status.tokensForSale))) ?? <Absent />,
        },
        { name: 'Your tier', value: tier?.name ?? (eligibility === undefined ? <Absent /> : 'Not verified') },
        {
          name: 'You may still buy for',
          value: <Limit units={token && eligibility?.remaining} decimals={token?.decimals ?? 0} />,
        },
      ]}
    />
  );
}

/** The first rule that the person can mend decides the next step. */
function NextStep({ eligibility: { eligible, rules } }: Readonly<{ eligibility: Eligibility }>) {
  if (eligible)
    return (
      <Notice tone="good" title="Every rule passes" actions={<Way to="/buy" label="Buy" />}>
        You can buy now.
      </Notice>
    );
  const failing = rules.find(({ outcome, remedy }) => outcome === 'fail' && remedy !== null);
  const first = failing ?? rules.find(({ outcome }) => outcome === 'fail');
  const isKyc = failing?.remedy === 'openKycSession' || failing?.remedy === 'upgradeKyc';
  return (
    <Notice
      tone="accent"
      title="Next step"
      actions={
        isKyc ? <Way to="/verification" label="Verify your identity" /> : <Way to="/buy" label="Look at the rules" />
      }
    >
      {first?.message ?? 'A rule could not be checked at the moment.'}.
    </Notice>
  );
}

const Way = ({ to, label }: Readonly<{ to: '/buy' | '/verification'; label: string }>) => (
  <LinkButton to={to} size="small" variant="primary">
    {label}
  </LinkButton>
);
