import { useState } from 'react';
import { Address, Button, Notice } from '../kit/index.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';
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
      title={t('ended')}
      actions={
        <>
          <SignInButton size="small">{t('signInAgain')}</SignInButton>
          <Button size="small" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
            {t('goOnWithout')}
          </Button>
        </>
      }
    >
      {t.rich('endedText', { wallet: <Address value={wallet} /> })}
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
      title={t('differs')}
      actions={
        <>
          <Button size="small" variant="primary" busy={signIn.isPending} onClick={() => signIn.mutate(undefined)}>
            {t('useAccount')}
          </Button>
          <Button size="small" onClick={() => setKept(true)}>
            {t('keepSession')}
          </Button>
        </>
      }
    >
      {t.rich('differsText', { wallet: <Address value={wallet} />, account: <Address value={account} /> })}
      {signIn.error !== null && <SignInTrouble error={signIn.error} />}
    </Notice>
  );
}
