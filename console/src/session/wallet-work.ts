import { type Data, signIn, signOut } from '@institutional-defi/client';
import type { Config, Connector } from 'wagmi';
import { connect, disconnect, getConnection, getConnectorClient, switchChain } from 'wagmi/actions';
import { api } from '../api/client.ts';
import { type Change, remember } from './remembered.ts';
import { t } from './texts/index.ts';
import { signWith } from './wallets/sandbox-memory.ts';
import { SANDBOX_WALLET } from './wallets/sandbox-provider.ts';

/** Who signs in: a wallet of the list, and of the sandbox's wallet the operator that it signs as, if any. */
export type Chosen = Readonly<{ connector: Connector; operatorKey?: string | undefined }>;

/** Connects the wallet if needed (undefined: the connected one), and signs in with its present account. */
export async function enter(config: Config, chosen: Chosen | undefined): Promise<Change> {
  if (chosen !== undefined) await connectTo(config, chosen);
  const wallet = await getConnectorClient(config);
  await signIn(api, { wallet, statement: t('statement') });
  return remember(wallet.account.address);
}

/** The sandbox's wallet is connected anew where its account changes. */
async function connectTo(config: Config, { connector, operatorKey }: Chosen): Promise<void> {
  const isConnected = () => getConnection(config).connector?.uid === connector.uid;
  const isOther = connector.id === SANDBOX_WALLET && signWith(operatorKey);
  if (isOther && isConnected()) await disconnect(config, { connector });
  if (!isConnected()) await connect(config, { connector });
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
