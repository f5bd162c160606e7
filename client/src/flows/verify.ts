import type { ApiClient } from '../core/client.ts';
import type { Data, Schemas } from '../description/types.ts';
import { FlowError } from './flow-error.ts';

type Address = Schemas['WalletAddress'];
type Tier = Schemas['KycTier'];

export type VerifyOptions = Readonly<{
  wallet: Address;
  /** TIER_1 by default. */
  tier?: Tier;
  /** Where the provider sends the user afterwards; on the service's site or an allowed origin. */
  callbackUrl?: string;
  /** Receives the verification to complete: open `verificationUrl` for the user. */
  onVerification: (opened: Data<'openKycSession'>) => void | Promise<void>;
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
  const opened = await client.openKycSession({ body }, call);
  const { contactAddress } = opened;
  if (contactAddress !== undefined)
    throw new FlowError('CONTACT_REQUIRED', `Apply for ${tier} at ${contactAddress}`, { contactAddress });
  await onVerification(opened);
  for (;;) {
    const status = await view();
    if (reached(status, tier)) return status;
    if (status.kycStatus === 'rejected')
      throw new FlowError('VERIFICATION_REJECTED', 'The identity verification was rejected', { wallet, tier });
    await client.connection.pause(pollMs, signal);
  }
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
