import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { MoveNav } from './move-nav.tsx';
import { SwapDesk } from './swap-desk.tsx';

export default function SwapPage() {
  return (
    <Page
      title="Swap"
      lead="Exchange one token for another, also across chains. The service checks the provider’s quote and hands over only what costs at most what you sell."
    >
      <MoveNav />
      <SignedIn purpose="to get a quote for your wallet">
        {({ wallet }) => <SwapDesk key={wallet} wallet={wallet} />}
      </SignedIn>
    </Page>
  );
}
