import { Notice } from '../../kit/index.ts';
import { SignInButton } from '../../session/index.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

/** For somebody who is signed in, but whose wallet cannot be asked from this page. */
export const NotConnected = ({ readiness: { isConnected } }: Readonly<{ readiness: WalletReadiness }>) =>
  isConnected ? null : (
    <Notice
      tone="accent"
      title="Connect the wallet to buy"
      actions={<SignInButton size="small">Connect the wallet</SignInButton>}
    >
      You are signed in, but the wallet is locked or not connected to this page.
    </Notice>
  );
