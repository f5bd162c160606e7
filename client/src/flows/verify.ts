import type { ApiClient } from '../core/client.ts';
import type { Data, Schemas } from '../description/types.ts';
import { isApiError } from '../http/api-error.ts';
import { FlowError } from './flow-error.ts';

type Address = Schemas['WalletAddress'];
type Tier = Schemas['KycTier'];

/** A verification that the user can complete. */
export type Verification = Data<'openKycSession'> & Readonly<{ verificationUrl: string }>;

export type VerifyOptions = Readonly<{
  wallet: Address;
  /** TIER_1 by default. */
  tier?: Tier;
  /** Where the provider sends the user afterwards; on the service's site or an allowed origin. */
  callbackUrl?: string;
  /** Receives the verification to complete: open `verificationUrl` for the user. */
  onVerification: (opened: Verification) => void | Promise<void>;
  /** Milliseconds between two looks at the status; 5,000 by default. */
  pollMs?: number;
  signal?: AbortSignal;
}>;

/** Has the wallet's owner verified, and waits for the result; abort the signal to stop waiting. The wallet must be signed in. */
export async function verify(client: ApiClient, options: VerifyOptions): Promise<Data<'viewKyc'>> {
  const { wallet, tier = 'TIER_1', callbackUrl, onVerification, pollMs = 5_000, signal } = options;
  const call = signal === undefined ? {} : { signal };
  const view = () => client.viewKyc({ query: { wallet } }, call);
  const known = await view();
  if (reached(known, tier)) return known;
  const body = { wallet, requestedTier: tier, ...(callbackUrl !== undefined && { callbackUrl }) };
  const opened = await client.openKycSession({ body }, call).catch(approvedMeanwhile);
  if (opened === undefined) return view();
  await onVerification(requireLink(opened, { wallet, tier }));
  for (;;) {
    const status = await view();
    if (reached(status, tier)) return status;
    if (status.kycStatus === 'rejected')
      throw new FlowError('VERIFICATION_REJECTED', 'The identity verification was rejected', { wallet, tier });
    await client.connection.pause(pollMs, signal);
  }
}

/** Undefined when the tier was approved after the first look. */
function approvedMeanwhile(error: unknown): undefined {
  if (!isApiError(error, 'TIER_ALREADY_APPROVED')) throw error;
}

function requireLink(opened: Data<'openKycSession'>, facts: Readonly<{ wallet: Address; tier: Tier }>): Verification {
  const { contactAddress, verificationUrl } = opened;
  if (contactAddress !== undefined)
    throw new FlowError('CONTACT_REQUIRED', `Apply for ${facts.tier} at ${contactAddress}`, { contactAddress });
  // Only the wallet's own session receives a link to its verification.
  if (verificationUrl === null) throw new FlowError('NOT_SIGNED_IN', `Sign in with the wallet ${facts.wallet}`, facts);
  return { ...opened, verificationUrl };
}

const RANK: Readonly<Record<Tier, number>> = { TIER_1: 1, TIER_2: 2, TIER_3: 3 };

const reached = ({ kycStatus, kycTier }: Data<'viewKyc'>, tier: Tier): boolean =>
  kycStatus === 'approved' && RANK[kycTier] >= RANK[tier];

/** Accepts the current terms for the wallet, unless they are accepted. Show them to the user before. */
export async function acceptCurrentTerms(client: ApiClient, wallet: Address): Promise<Data<'viewTerms'>> {
  const terms = await client.viewTerms({ query: { wallet } });
  if (terms.accepted) return terms;
  return client.acceptTerms({ body: { wallet, termsVersion: terms.currentVersion } });
}
