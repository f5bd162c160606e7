import { Page } from '../../kit/index.ts';

export default function SwapPage() {
  return <Page title="Swap" lead="Exchange one token for another, across chains." />;
}
