import { randomUUID } from 'node:crypto';
import { type ApiClient, acceptCurrentTerms, verify, type Wallet } from '@institutional-defi/client';
import { chapter, tell } from './story.ts';

/** Region, terms and identity. */
export async function passCompliance(client: ApiClient, wallet: Wallet, kycSecret: string): Promise<void> {
  chapter('4. Compliance');
  await client.viewGeoPermission();
  await comply(client, wallet, kycSecret);
}

/** Terms and identity. The identity provider is the in-memory adapter; the demo sends its webhook. */
export async function comply(client: ApiClient, { account }: Wallet, kycSecret: string): Promise<void> {
  const wallet = account.address;
  await acceptCurrentTerms(client, wallet);
  await verify(client, {
    wallet,
    pollMs: 100,
    onVerification: async ({ sessionId }) => {
      tell('The person verifies at the provider, which reports the result by webhook:');
      const report = { eventId: randomUUID(), wallet, status: 'approved', tier: 'TIER_1' } as const;
      const body = { ...report, sessionId: String(sessionId), occurredAt: new Date().toISOString() };
      await client.receiveKycWebhook({ body }, { headers: { 'x-webhook-secret': kycSecret } });
    },
  });
}
