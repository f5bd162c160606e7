import type { KycEvent, KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export const WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress;
export const OTHER_WALLET = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

/** The time `minutes` after the moment at which the sessions of these tests were created. */
export const minute = (minutes: number) => new Date(Date.UTC(2026, 5, 1) + minutes * 60_000);

export const session = (changes: Partial<KycSession> = {}): KycSession => ({
  id: 'session-1',
  wallet: WALLET,
  tier: 'TIER_2',
  status: 'pending',
  url: 'https://kyc.example/session-1',
  createdAt: minute(0),
  statusAt: minute(0),
  ...changes,
});

export const event = (changes: Partial<KycEvent> = {}): KycEvent => ({
  id: 'event-1',
  sessionId: 'session-1',
  wallet: WALLET,
  status: 'approved',
  tier: 'TIER_2',
  occurredAt: minute(10),
  ...changes,
});
