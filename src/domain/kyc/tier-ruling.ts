import type { WalletAddress } from '../shared/wallet-address.ts';
import type { KycTier } from './tier.ts';

/** Who ruled and why; absent in rulings that were stored before this was recorded. */
type Origin = Readonly<{ by?: string; reason?: string; proposal?: string }>;

/** A tier that operators granted, or a revocation by operators. Rulings are never changed: a later one overrides. */
export type TierRuling = Readonly<{ wallet: WalletAddress; at: Date }> &
  Origin &
  (
    | Readonly<{ kind: 'grant'; tier: KycTier; expiresAt?: Date }>
    /** Voids earlier approvals, of the provider too: those of `tier` and above, or all without it. */
    | Readonly<{ kind: 'revocation'; tier?: KycTier }>
  );
