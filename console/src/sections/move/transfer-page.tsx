import { Page } from '../../kit/index.ts';

export default function TransferPage() {
  return <Page title="Transfer" lead="Send a stablecoin or a native coin from your wallet." />;
}
