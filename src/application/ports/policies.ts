import type { SignInPolicy } from '../../domain/auth/sign-in-message.ts';
import type { Brand } from '../../domain/brand/brand.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { GeoPolicy } from '../../domain/compliance/jurisdiction.ts';
import type { TermsText } from '../../domain/compliance/terms.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { OperatorRole } from '../../domain/operator/operator.ts';
import type { SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { RetentionPolicy } from '../../domain/retention/retention.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { ForeignChain } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { TransferPolicy } from '../../domain/transfer/relayed-transaction.ts';

export type ChatPolicy = Readonly<{
  /** The tokens and chains that are available in conversations. */
  directory: TokenDirectory;
}>;

export type CompliancePolicy = Readonly<{
  /** Where recipients are allowed that the screening has no list for. */
  unscreenedChains: readonly ForeignChain[];
  /** The version that users must currently accept. */
  termsVersion: string;
  /** Absent when users read the terms elsewhere. */
  termsText?: TermsText;
  geo: GeoPolicy;
}>;

export type KycPolicy = Readonly<{
  /** Allowed origins of callback URLs. */
  callbackOrigins: ReadonlySet<string>;
  /** Contact for accredited investors. */
  accreditedContact: string;
}>;

export type MessagingPolicy = Readonly<{
  /** When false, updates are rejected and messages are not answered. */
  isOn: boolean;
  /** Web page on which users continue to act. */
  webUrl: string;
  /** Where a person can be reached; absent when the operator names no way. */
  supportUrl?: string;
}>;

export type OperatorPolicy = Readonly<{
  /** The first operators; a stored appointment takes precedence. */
  named: ReadonlyMap<WalletAddress, OperatorRole>;
  /** Never operators, whatever was stored: everybody knows their keys. */
  barred: ReadonlySet<WalletAddress>;
  /** Whether somebody else than the proposer must approve. */
  fourEyes: boolean;
}>;

export type NoticePolicy = Readonly<{
  /** The public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Whose name mails have. */
  brand: Pick<Brand, 'name' | 'supportUrl'>;
  /** When false, people receive no mail, and no address can be confirmed. */
  mailIsOn: boolean;
  /** Where alarms are mailed; absent when they are not. */
  alarmEmail?: string;
  alarmWebhookIsOn: boolean;
}>;

export type ReferralPolicy = Readonly<{
  /** The referrer's reward, in basis points of the tokens that referred purchases bought. */
  rewardBps: bigint;
}>;

/** The operator's configuration of business rules. */
export interface Policies {
  chatPolicy: ChatPolicy;
  compliancePolicy: CompliancePolicy;
  feePolicy: FeePolicy;
  kycPolicy: KycPolicy;
  messagingPolicy: MessagingPolicy;
  noticePolicy: NoticePolicy;
  operatorPolicy: OperatorPolicy;
  referralPolicy: ReferralPolicy;
  retentionPolicy: RetentionPolicy;
  salePolicy: SalePolicy;
  signInPolicy: SignInPolicy;
  sponsorPolicy: SponsorPolicy;
  transferPolicy: TransferPolicy;
}
