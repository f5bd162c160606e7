import { Address, Button, Notice } from '../../kit/index.ts';
import { NetworkButton, SignInButton } from '../../session/index.ts';
import { chainName } from '../../values/chains.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';

type BlockedProps = Readonly<{
  next: 'connect' | 'switch-network' | 'change-account' | 'sign-in';
  purchase: Purchase;
  onDiscard: () => void;
}>;

/** What only the person can do before the purchase goes on. It goes on by itself, or with its button, afterwards. */
export function Blocked({ next, purchase, onDiscard }: BlockedProps) {
  const discard =
    purchase.payment === undefined ? (
      <Button size="small" onClick={onDiscard}>
        Discard
      </Button>
    ) : null;
  switch (next) {
    case 'connect':
      return (
        <Notice
          tone="warn"
          title="The wallet is not connected"
          actions={
            <>
              <SignInButton size="small">Connect the wallet</SignInButton>
              {discard}
            </>
          }
        >
          Unlock it, or connect it to this page, to go on.
        </Notice>
      );
    case 'switch-network':
      return (
        <Notice
          tone="warn"
          title="The wallet is on another network"
          live
          actions={
            <>
              <NetworkButton chainId={purchase.chainId} />
              {discard}
            </>
          }
        >
          This purchase is on {chainName(purchase.chainId)}. Change the network of the wallet to go on.
        </Notice>
      );
    case 'change-account':
      return (
        <Notice tone="warn" title="The wallet changed its account" live actions={discard}>
          The purchase stopped. To go on, select its account in the wallet: <Address value={purchase.wallet} />
        </Notice>
      );
    case 'sign-in':
      return (
        <Notice
          tone="warn"
          title="Sign in again to go on"
          live
          actions={
            <>
              <SignInButton size="small">Sign in again</SignInButton>
              {discard}
            </>
          }
        >
          Your session ended. The purchase stays here, and nothing was paid.
        </Notice>
      );
  }
}
