import { Page } from '../../kit/index.ts';
import { CoinTable } from './coin-table.tsx';
import { Fees } from './fees.tsx';
import { Oracle } from './oracle.tsx';
import { Prices } from './prices.tsx';
import { WholeMarket } from './whole-market.tsx';

export default function MarketsPage() {
  return (
    <Page
      title="Markets"
      lead="Prices, pools, lending and sentiment, each with its source and its age. What cannot be read is shown as missing."
    >
      <WholeMarket />
      <Oracle />
      <CoinTable />
      <Prices />
      <Fees />
    </Page>
  );
}
