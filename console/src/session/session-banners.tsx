import { useState } from 'react';
import { Address, Button, Notice } from '../kit/index.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { useSession } from './use-session.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

/** What needs an answer before the work goes on: the session ended, or the wallet changed its account. */
export function SessionBanners() {
  const session = useSession();
  if (session.status === 'expired') return <Expired wallet={session.wallet} />;
  if (session.status === 'differs')
    return <Differs key={session.account.address} wallet={session.wallet} account={session.account.address} />;
  return null;
}

function Expired({ wallet }: Readonly<{ wallet: string }>) {
  const signOut = useSignOut();
  return (
    <Notice
      tone="warn"
      title="Your session ended"
      actions={
        <>
          <SignInButton size="small">Sign in again</SignInButton>
          <Button size="small" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
            Go on without
          </Button>
        </>
      }
    >
      Sign in again as <Address value={wallet} /> to go on. What you entered on this page stays.
    </Notice>
  );
}

function Differs({ wallet, account }: Readonly<{ wallet: string; account: string }>) {
  const [kept, setKept] = useState(false);
  const signIn = useSignIn();
  if (kept) return null;
  return (
    <Notice
      tone="warn"
      title="The wallet uses another account"
      actions={
        <>
          <Button size="small" variant="primary" busy={signIn.isPending} onClick={() => signIn.mutate(undefined)}>
            Sign in with the wallet’s account
          </Button>
          <Button size="small" onClick={() => setKept(true)}>
            Keep this session
          </Button>
        </>
      }
    >
      You are signed in as <Address value={wallet} />, and the wallet is on <Address value={account} />. To sign
      transactions in this session, change the account back in the wallet.
      {signIn.error !== null && <SignInTrouble error={signIn.error} />}
    </Notice>
  );
}
