import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Address, Button, Loaded, Notice } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import { sessionQuery } from './session-query.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';
import { useSession } from './use-session.ts';
import { useIsChanging, useSignIn } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * What needs an answer before the work goes on: the session cannot be read yet, it ended, or the wallet changed its account. Nothing else in the page offers to
 * sign in again, wherever the end of the session was found, so that the notice stays in sight.
 */
export function SessionBanners() {
  const session = useSession();
  const query = useQuery(sessionQuery);
  const isChanging = useIsChanging();
  if (session.status === 'loading')
    return (
      <Loaded query={{ ...query, data: undefined }} failed={t('notChecked')} skeleton={null}>
        {() => null}
      </Loaded>
    );
  if (session.status === 'expired')
    return <Expired wallet={session.wallet} isConnected={sameAddress(session.account?.address, session.wallet)} />;
  if (session.status === 'differs' && !isChanging)
    return <Differs key={session.account.address} wallet={session.wallet} account={session.account.address} />;
  return null;
}

/** `isConnected`: the wallet of the session is, and is asked at once. */
function Expired({ wallet, isConnected }: Readonly<{ wallet: string; isConnected: boolean }>) {
  const signIn = useSignIn();
  const signOut = useSignOut();
  return (
    <div data-in-sight>
      <Notice
        tone="warn"
        title={t('ended')}
        live
        actions={
          <>
            {isConnected ? (
              <Button size="small" variant="primary" busy={signIn.isPending} onClick={() => signIn.mutate(undefined)}>
                {t('signInAgain')}
              </Button>
            ) : (
              <SignInButton size="small">{t('signInAgain')}</SignInButton>
            )}
            <Button size="small" busy={signOut.isPending} onClick={() => signOut.mutate({})}>
              {t('goOnWithout')}
            </Button>
          </>
        }
      >
        {t.rich('endedText', { wallet: <Address value={wallet} /> })}
        {signIn.error !== null && <SignInTrouble error={signIn.error} />}
      </Notice>
    </div>
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
