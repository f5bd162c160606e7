import { Page } from '../../kit/index.ts';

export default function MarketsPage() {
  return <Page title="Markets" lead="Prices, pools, lending and sentiment." />;
}
