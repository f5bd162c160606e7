import { Grid, Page } from '../../kit/index.ts';
import { CoinTable } from './coin-table.tsx';
import { Fees } from './fees.tsx';
import { Oracle } from './oracle.tsx';
import { Prices } from './prices.tsx';
import { t } from './texts/index.ts';
import { WholeMarket } from './whole-market.tsx';

export default function MarketsPage() {
  return (
    <Page title={t('title')} lead={t('lead')} wide>
      <WholeMarket />
      <Oracle />
      <CoinTable />
      <Grid wide>
        <Prices />
        <Fees />
      </Grid>
    </Page>
  );
}
