import { type Data, signIn, signOut } from '@institutional-defi/client';
import type { Config, Connector } from 'wagmi';
import { connect, disconnect, getConnection, getConnectorClient, switchChain } from 'wagmi/actions';
import { api } from '../api/client.ts';
import { type Change, remember } from './remembered.ts';
import { t } from './texts/index.ts';

/** Connects the wallet if needed (undefined: the connected one), and signs in with its present account. */
export async function enter(config: Config, connector: Connector | undefined): Promise<Change> {
  const connected = getConnection(config);
  if (connector !== undefined && connected.connector?.uid !== connector.uid) await connect(config, { connector });
  const wallet = await getConnectorClient(config);
  await signIn(api, { wallet, statement: t('statement') });
  return remember(wallet.account.address);
}

/** Ends the session (`everywhere`: all sessions of the wallet), and disconnects the wallet from the page. Returns what is left. */
export async function leave(config: Config, everywhere: boolean): Promise<Data<'endSession'>> {
  const ended = await signOut(api, everywhere);
  remember(undefined);
  await disconnect(config);
  return ended;
}

/** Asks the wallet to change to the network; it asks the person. */
export async function switchTo(config: Config, chainId: number): Promise<void> {
  await switchChain(config, { chainId });
}
