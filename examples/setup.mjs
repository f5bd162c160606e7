// What the examples share: a client of the service, and a wallet with a key on this machine.
import { acceptCurrentTerms, createClient, signIn, verify } from '@institutional-defi/client';
import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

export const { RPC_URL = process.env.RPC_URL_31337 ?? 'http://localhost:8545' } = process.env;

const {
  API_URL = 'http://localhost:3000',
  // A development account that everybody knows: it holds play money on development chains, and must hold nothing elsewhere.
  WALLET_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
} = process.env;

const JSON_TYPE = { 'content-type': 'application/json' };

export const client = createClient({ baseUrl: API_URL });

/** The wallet on the node at `url`. */
export const walletAt = (url = RPC_URL) => {
  const account = privateKeyToAccount(/** @type {import('viem').Hex} */ (WALLET_KEY));
  return createWalletClient({ account, transport: http(url), pollingInterval: 250 });
};

export const wallet = walletAt();

/** The wallet on the chain of the sale, signed in, with the terms accepted and the owner verified. */
export async function enter() {
  await signIn(client, { wallet });
  await acceptCurrentTerms(client, wallet.account.address);
  return verify(client, { wallet: wallet.account.address, pollMs: 250, onVerification });
}

/** Shows where to verify. A sandbox takes the decision of the identity provider as JSON, so there the script approves itself. */
async function onVerification({ verificationUrl }) {
  console.log(`Verify at ${verificationUrl}`);
  if (!verificationUrl?.startsWith(`${API_URL}/sandbox/`)) return;
  const body = JSON.stringify({ decision: 'approved' });
  const { ok, statusText } = await fetch(verificationUrl, { method: 'POST', headers: JSON_TYPE, body });
  if (!ok) throw new Error(`The sandbox did not approve: ${statusText}`);
}
