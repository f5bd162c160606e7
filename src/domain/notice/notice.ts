import type { KycTier } from '../kyc/tier.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What a person or an operator is told. Contains no e-mail address: the recipient is looked up when the notice is sent. */
export type Notice =
  | Readonly<{ kind: 'confirm-email'; confirmationId: string }>
  | Readonly<{
      kind: 'kyc-decided';
      status: 'approved' | 'rejected';
      tier: KycTier;
      wasRevoked: boolean;
      /** Whether it was opened without the wallet's session; absent in notices that were queued before this was known. */
      isForeign?: boolean;
    }>
  | Readonly<{ kind: 'purchase-confirmed'; txHash: string; tokens: string; chainId: number }>
  | Readonly<{ kind: 'terms-changed'; version: string }>
  | Readonly<{ kind: 'alarm'; alarmId: string; opening: number }>;

/** The flag of the profile that asks for notices of this kind. */
export const WANTED_BY = {
  'kyc-decided': 'notifyAml',
  'purchase-confirmed': 'notifyVesting',
  'terms-changed': 'notifyUpdates',
} as const satisfies Partial<Record<Notice['kind'], 'notifyAml' | 'notifyVesting' | 'notifyUpdates'>>;

export type Channel = 'mail' | 'webhook';

/** A notice in the queue. Of parcels with the same key only the first is ever sent. */
export type Parcel = Readonly<{
  key: string;
  channel: Channel;
  /** The person whom it is for; absent for a notice to the operators. */
  wallet?: WalletAddress;
  notice: Notice;
}>;
