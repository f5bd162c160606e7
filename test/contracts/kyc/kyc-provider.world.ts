import type { KycProvider } from '../../../src/application/ports/kyc.ts';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

/** Faults of a provider that is reached over the network. */
export type NetworkFault = 'down' | 'slow' | 'rate-limiting' | 'failing' | 'answering HTML' | 'answering half a reply';

export type KycProviderWorld = Readonly<{
  provider: KycProvider;
  /** Makes the provider decide, at a whole second; returns the webhook that it would send. */
  decide(sessionId: string, status: KycSessionStatus, at: Date): Promise<WebhookDelivery>;
  /** An authentic webhook for the session, with an undocumented status. */
  decideUndocumented(sessionId: string, at: Date): Promise<WebhookDelivery>;
  /** These bytes as an authentic webhook. */
  authentic(body: Uint8Array): WebhookDelivery;
  /** These bytes as a webhook signed with another secret. */
  forged(body: Uint8Array): WebhookDelivery;
  /** Makes the provider fail from now on; not available without a network. */
  suffer?(fault: NetworkFault): Promise<void>;
  close?(): Promise<void>;
}>;

export type KycProviderTraits = Readonly<{
  /** Whether the webhook's proof covers its body, or only authenticates the sender. */
  proofCoversBody: boolean;
  /** Whether a report contains the verification URL. */
  tellsPlace: boolean;
  /** The faults that the world can simulate. */
  faults: readonly NetworkFault[];
}>;

export const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress;
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

export const secondsOn = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1_000);
