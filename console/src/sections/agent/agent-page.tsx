import { Notice, Page } from '../../kit/index.ts';
import { SignInButton, useSignedInWallet } from '../../session/index.ts';
import { Chat } from './chat.tsx';

export default function AgentPage() {
  const wallet = useSignedInWallet();
  return (
    <Page title="Agent" lead="Say what to do. Nothing moves before you confirmed it here and signed it in your wallet.">
      {wallet === undefined && (
        <Notice title="You can ask without signing in" actions={<SignInButton size="small" />}>
          Prices, fees and the sale need no session. To prepare a transfer or a swap, sign in with your wallet.
        </Notice>
      )}
      <Chat key={wallet ?? 'nobody'} wallet={wallet} />
    </Page>
  );
}
