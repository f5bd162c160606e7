import { signIn, signOut } from '@institutional-defi/client';
import { useEffect, useState } from 'react';
import { type Connector, useConfig, useConnect, useConnectors, useDisconnect } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { Buy } from './buy.tsx';
import type { Sale } from './sale.ts';

/** Sign in with one of the announced wallets, then buy. The session is a cookie, so it survives a reload. */
export function App({ client, rules }: Sale) {
  const [wallet, setWallet] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const connectors = useConnectors();
  const { mutateAsync: connect } = useConnect();
  const { mutateAsync: disconnect } = useDisconnect();
  const config = useConfig();

  useEffect(() => {
    const showSession = async () => {
      const session = await client.viewSession();
      setWallet(session.wallet);
    };
    showSession().catch((error: Error) => setProblem(error.message));
  }, [client]);

  async function enter(connector: Connector) {
    try {
      const { accounts } = await connect({ connector });
      await signIn(client, { wallet: await getConnectorClient(config), statement: 'Sign in to the token sale.' });
      setWallet(accounts[0]);
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  async function leave() {
    await signOut(client);
    await disconnect();
    setWallet(null);
  }

  return (
    <>
      <h1>Token sale</h1>
      {wallet === null ? (
        connectors.map((connector) => (
          <button type="button" key={connector.uid} onClick={() => void enter(connector)}>
            Sign in with {connector.name}
          </button>
        ))
      ) : (
        <>
          <p>
            Signed in as <code>{wallet}</code>{' '}
            <button type="button" onClick={() => void leave()}>
              Sign out
            </button>
          </p>
          <Buy client={client} rules={rules} />
        </>
      )}
      <p role="alert">{problem}</p>
    </>
  );
}
