import type { SignInPolicy } from '../../domain/auth/sign-in-message.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { GeoPolicy } from '../../domain/compliance/jurisdiction.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { TransferPolicy } from '../../domain/transfer/relayed-transaction.ts';

export type ChatPolicy = Readonly<{
  /** The tokens and chains that a conversation knows; it acts on no others. */
  directory: TokenDirectory;
}>;

export type CompliancePolicy = Readonly<{
  /** The version that must be accepted now. */
  termsVersion: string;
  geo: GeoPolicy;
}>;

export type KycPolicy = Readonly<{
  /** Origins that a verification may lead back to. */
  callbackOrigins: ReadonlySet<string>;
  /** Where accredited investors apply. */
  accreditedContact: string;
}>;

export type MessagingPolicy = Readonly<{
  /** Off: no update is taken and no message answered. */
  isOn: boolean;
  /** Where a person goes on who wants to act. */
  webUrl: string;
}>;

export type ReferralPolicy = Readonly<{
  /** The referrer's reward, in basis points of the tokens that referred purchases bought. */
  rewardBps: bigint;
}>;

/** What the operator decided, as opposed to what the world is asked. */
export interface Policies {
  chatPolicy: ChatPolicy;
  compliancePolicy: CompliancePolicy;
  feePolicy: FeePolicy;
  kycPolicy: KycPolicy;
  messagingPolicy: MessagingPolicy;
  referralPolicy: ReferralPolicy;
  salePolicy: SalePolicy;
  signInPolicy: SignInPolicy;
  sponsorPolicy: SponsorPolicy;
  transferPolicy: TransferPolicy;
}
