import type { KycProvider } from '../../../src/application/ports/kyc/kyc-provider.ts';
import type { WebhookDelivery } from '../../../src/application/ports/system/webhook-delivery.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

/** What can be wrong with a provider that is reached over the network. */
export type NetworkFault = 'down' | 'slow' | 'rate-limiting' | 'failing' | 'answering HTML' | 'answering half a reply';

export type KycProviderWorld = Readonly<{
  provider: KycProvider;
  /** The far side decides, at a whole second; answers the webhook that it would send. */
  decide(sessionId: string, status: KycSessionStatus, at: Date): Promise<WebhookDelivery>;
  /** An authentic webhook about the session, of a status that the provider does not document. */
  decideUndocumented(sessionId: string, at: Date): Promise<WebhookDelivery>;
  /** These bytes as an authentic webhook. */
  authentic(body: Uint8Array): WebhookDelivery;
  /** These bytes as a webhook by somebody who holds another secret. */
  forged(body: Uint8Array): WebhookDelivery;
  /** Makes the far side misbehave from now on; a world of no network cannot. */
  suffer?(fault: NetworkFault): Promise<void>;
  close?(): Promise<void>;
}>;

export type KycProviderTraits = Readonly<{
  /** Does the webhook's proof cover its body, or only tell who sends it? */
  proofCoversBody: boolean;
  /** Does a report name the place where the person verifies? */
  tellsPlace: boolean;
  /** The faults that the world can suffer. */
  faults: readonly NetworkFault[];
}>;

export const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress;
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

export const secondsOn = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1_000);
