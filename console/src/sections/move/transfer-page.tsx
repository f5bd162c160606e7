import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { MoveNav } from './move-nav.tsx';
import { SentHere } from './sent-here-table.tsx';
import { TransferDesk } from './transfer-desk.tsx';
import { TransferHistory } from './transfer-history.tsx';

export default function TransferPage() {
  return (
    <Page
      title="Transfer"
      lead="Send a coin or token from your wallet. The service prepares it, you see every figure, and only your wallet can sign it."
    >
      <MoveNav />
      <SignedIn purpose="to prepare a transfer">
        {({ wallet }) => (
          <>
            <TransferDesk key={wallet} wallet={wallet} />
            <SentHere wallet={wallet} />
            <TransferHistory wallet={wallet} />
          </>
        )}
      </SignedIn>
    </Page>
  );
}
