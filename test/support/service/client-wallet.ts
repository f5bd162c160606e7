import { randomUUID } from 'node:crypto';
import { type ApiClient, acceptCurrentTerms, verify, type Wallet } from '@institutional-defi/client';
import { createWalletClient, type Hex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** A local key with a node, as programs use the client. */
export function walletAt(nodeUrl: string, key: Hex): Wallet {
  const transport = http(nodeUrl, { retryCount: 0 });
  return createWalletClient({ account: privateKeyToAccount(key), transport, pollingInterval: 20 });
}

/** Accepts the terms, and has the in-memory identity provider report that the wallet's owner is verified. */
export async function comply(client: ApiClient, { account }: Wallet, kycSecret: string) {
  const wallet = account.address;
  await acceptCurrentTerms(client, wallet);
  return verify(client, {
    wallet,
    pollMs: 10,
    onVerification: async ({ sessionId }) => {
      if (sessionId === null) throw new Error('the session is not the wallet’s own');
      const occurredAt = new Date().toISOString();
      const body = {
        eventId: randomUUID(),
        sessionId,
        wallet,
        status: 'approved',
        tier: 'TIER_1',
        occurredAt,
      } as const;
      await client.receiveKycWebhook({ body }, { headers: { 'x-webhook-secret': kycSecret } });
    },
  });
}
