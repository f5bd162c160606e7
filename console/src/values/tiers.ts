type Verification = Readonly<{
  kycStatus: string;
  history: readonly Readonly<{ step: string; tier: string | null }>[];
}>;

/** Whether the provider rejected the tier: the way on is another attempt. A tier that nobody asked for was not tried. */
export const wasRejected = ({ kycStatus, history }: Verification, tier: Tier): boolean =>
  kycStatus === 'rejected' && history.some((one) => one.step === 'rejected' && one.tier === tier);

/** The names that people read; the API has `TIER_1` to `TIER_3`. */
const NAMES = { TIER_1: 'Basic', TIER_2: 'Enhanced', TIER_3: 'Accredited' } as const;

export type Tier = keyof typeof NAMES;

export const TIERS = Object.keys(NAMES) as readonly Tier[];

export const tierName = (tier: Tier): string => NAMES[tier];
