import { ValueHistory } from '../../figures/index.ts';
import { Grid, Page } from '../../kit/index.ts';
import { SignedIn, useSession } from '../../session/index.ts';
import { Activity } from './activity.tsx';
import { Prices } from './prices.tsx';
import { SaleStanding } from './sale-standing.tsx';
import { Welcome } from './welcome.tsx';
import { Worth } from './worth.tsx';

export default function OverviewPage() {
  const { status } = useSession();
  if (status === 'signed-out' || status === 'connected') return <Welcome />;
  return (
    <Page title="Overview" lead="What your wallet is worth, where you stand in the sale, and what happened last.">
      <SignedIn purpose="to see your wallet at a glance">
        {({ wallet }) => (
          <>
            <Worth wallet={wallet}>
              <ValueHistory address={wallet} />
            </Worth>
            <Grid wide>
              <SaleStanding wallet={wallet} />
              <Activity wallet={wallet} />
            </Grid>
          </>
        )}
      </SignedIn>
      <Prices />
    </Page>
  );
}
