import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { chapter, tell } from './story.ts';

/** Region, terms and identity. The identity provider is the in-memory adapter; the demo sends its webhook. */
export async function passCompliance(api: Api, wallet: string, kycSecret: string): Promise<void> {
  chapter('4. Compliance');
  await api.get('/api/geo/permission');
  const { data } = await api.get<{ data: { currentVersion: string } }>(`/api/terms?wallet=${wallet}`);
  await api.post('/api/terms', { wallet, termsVersion: data.currentVersion });
  const { sessionId } = await api.post<{ sessionId: string }>('/api/kyc/session', { wallet, requestedTier: 'TIER_1' });
  tell('The person verifies at the provider, which reports the result by webhook:');
  const report = { eventId: randomUUID(), sessionId, wallet, status: 'approved', tier: 'TIER_1' };
  const occurredAt = new Date().toISOString();
  await api.post('/api/kyc/webhook', { ...report, occurredAt }, { 'x-webhook-secret': kycSecret });
  await api.get(`/api/kyc/session?wallet=${wallet}`);
}
