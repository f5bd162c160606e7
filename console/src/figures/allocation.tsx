import type { Data } from '@institutional-defi/client';
import { AllocationRing, EmptyState, Grid, LinkButton, Section } from '../kit/index.ts';
import { holdingsOf, sharesByChain, sharesByToken } from '../values/holdings.ts';
import { chartUsd } from '../values/usd.ts';

type AllocationProps = Readonly<{ byChain: Data<'viewPortfolio'>['byChain'] }>;

/** Where the value is: by token and by chain. */
export function Allocation({ byChain }: AllocationProps) {
  const held = holdingsOf(byChain);
  if (held.length === 0)
    return (
      <EmptyState title="Nothing of value yet" action={<LinkButton to="/buy">Buy tokens of the sale</LinkButton>}>
        Coins and tokens that this wallet receives appear here.
      </EmptyState>
    );
  return (
    <Grid wide>
      <Section title="By token">
        <AllocationRing label="Value by token" shares={sharesByToken(held)} format={chartUsd} />
      </Section>
      <Section title="By chain">
        <AllocationRing label="Value by chain" shares={sharesByChain(held)} format={chartUsd} />
      </Section>
    </Grid>
  );
}
