import { Page } from '../../kit/index.ts';

export default function BuyPage() {
  return <Page title="Buy" lead="Buy tokens of the sale with your wallet." />;
}
