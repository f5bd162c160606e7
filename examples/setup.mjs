// What the examples share: a client of the service, and a wallet with a key on this machine.
import { randomUUID } from 'node:crypto';
import { acceptCurrentTerms, createClient, signIn, verify } from '@institutional-defi/client';
import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const {
  API_URL = 'http://localhost:3000',
  RPC_URL = process.env.RPC_URL_31337 ?? 'http://localhost:8545',
  // A development account that everybody knows: it holds play money on development chains, and must hold nothing elsewhere.
  WALLET_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  KYC_WEBHOOK_SECRET,
} = process.env;

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

/** Shows where to verify. With the secret of a sandbox, it reports the result as the in-memory identity provider would. */
async function onVerification({ verificationUrl, sessionId }) {
  console.log(`Verify at ${verificationUrl}`);
  if (KYC_WEBHOOK_SECRET === undefined) return;
  const report = {
    eventId: randomUUID(),
    sessionId,
    wallet: wallet.account.address,
    status: /** @type {const} */ ('approved'),
    tier: /** @type {const} */ ('TIER_1'),
    occurredAt: new Date().toISOString(),
  };
  await client.receiveKycWebhook({ body: report }, { headers: { 'X-Webhook-Secret': KYC_WEBHOOK_SECRET } });
}
