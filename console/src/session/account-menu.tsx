import { lazy, Suspense } from 'react';
import css from './session.module.css';
import { SignInButton } from './sign-in-button.tsx';
import { useSession } from './use-session.ts';

const WalletMenu = lazy(() => import('./wallet-menu.tsx'));

/** The header's right end: the network and the wallet, or the way to sign in. */
export function AccountMenu() {
  const session = useSession();
  const place = <span className={css.accountSpace} aria-hidden="true" />;
  switch (session.status) {
    case 'loading':
      return session.wallet === undefined ? (
        place
      ) : (
        <Suspense fallback={place}>
          <WalletMenu wallet={session.wallet} chainId={undefined} />
        </Suspense>
      );
    // The notice above the page has the way on.
    case 'expired':
      return place;
    case 'signed-in':
    case 'differs':
      return (
        <Suspense fallback={place}>
          <WalletMenu wallet={session.wallet} chainId={session.account?.chainId} />
        </Suspense>
      );
    default:
      return <SignInButton size="small" />;
  }
}
