import { getChainId, signMessage } from 'viem/actions';
import { createSiweMessage } from 'viem/siwe';
import type { ApiClient } from '../core/client.ts';
import type { Data } from '../description/types.ts';
import { checkArguments } from './arguments.ts';
import type { Wallet } from './wallet.ts';

export type SignInOptions = Readonly<{
  wallet: Wallet;
  /** The origin that the wallet shows: by default the page's, or the service's outside a browser. */
  origin?: string;
  statement?: string;
  signal?: AbortSignal;
}>;

/** A nonce expires this long after the service made it. */
const NONCE_LIFETIME_MS = 5 * 60_000;

/** Signs in with Ethereum (EIP-4361). Afterwards the client acts for the wallet. */
export async function signIn(
  client: ApiClient,
  { wallet, origin = originOf(client.connection.baseUrl), statement, ...options }: SignInOptions,
): Promise<Data<'verifySignIn'>> {
  checkArguments('signIn', { wallet }, 'wallet');
  const { connection } = client;
  const { nonce, expiresAt } = await client.readNonce({}, options);
  const message = createSiweMessage({
    address: wallet.account.address,
    chainId: wallet.chain?.id ?? (await getChainId(wallet)),
    domain: new URL(origin).host,
    uri: origin,
    version: '1',
    nonce,
    // By the clock of the service: that of a device may be wrong by more than a service admits.
    issuedAt: new Date(Date.parse(expiresAt) - NONCE_LIFETIME_MS),
    ...(statement !== undefined && { statement }),
  });
  const signature = await signMessage(wallet, { account: wallet.account, message });
  const issueToken = connection.session === 'token';
  const signedIn = await client.verifySignIn({ body: { message, signature, issueToken } }, options);
  if (issueToken) connection.token = signedIn.accessToken;
  return signedIn;
}

/** Ends the session; with `everywhere`, all sessions of the wallet. */
export async function signOut(client: ApiClient, everywhere = false): Promise<Data<'endSession'>> {
  const ended = await client.endSession({ body: { everywhere } });
  client.connection.token = undefined;
  return ended;
}

function originOf(baseUrl: string): string {
  const { location } = globalThis as { location?: { origin: string } };
  return location?.origin ?? new URL(baseUrl).origin;
}
