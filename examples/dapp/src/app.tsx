import type { Data } from '@institutional-defi/client';
import { useSession, useSignIn, useSignOut } from '@institutional-defi/client/react';
import { type Connector, useConfig, useConnect, useConnectors, useDisconnect } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { Buy } from './buy.tsx';

/** Sign in with one of the announced wallets, then buy. The session is a cookie, so it survives a reload. */
export function App({ rules }: Readonly<{ rules: Data<'viewSaleRules'> }>) {
  const session = useSession();
  const signIn = useSignIn();
  const signOut = useSignOut();
  const connectors = useConnectors();
  const connect = useConnect();
  const { mutateAsync: disconnect } = useDisconnect();
  const config = useConfig();
  const wallet = session.data?.wallet;

  const sign = async () => {
    signIn.start({ wallet: await getConnectorClient(config), statement: 'Sign in to the token sale.' });
  };
  const enter = (connector: Connector) => connect.mutate({ connector }, { onSuccess: sign });

  return (
    <>
      <h1>Token sale</h1>
      {wallet ? (
        <>
          <p>
            Signed in as <code>{wallet}</code>{' '}
            <button type="button" onClick={() => void disconnect().then(() => signOut.start())}>
              Sign out
            </button>
          </p>
          <Buy rules={rules} />
        </>
      ) : (
        connectors.map((connector) => (
          <button type="button" key={connector.uid} onClick={() => enter(connector)}>
            Sign in with {connector.name}
          </button>
        ))
      )}
      <p role="alert">{(connect.error ?? signIn.error ?? session.error)?.message}</p>
    </>
  );
}
