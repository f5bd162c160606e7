type Outcome = 'pass' | 'fail' | 'unknown';
type Rule = Readonly<{ rule: string; outcome: Outcome; message: string | null }>;

/** What a newcomer does until the first purchase, in this order. */
export const WAY = ['connect', 'verify', 'terms', 'buy'] as const;
export type WayStep = (typeof WAY)[number];

export type WayFacts = Readonly<{
  isSignedIn: boolean;
  /** The rules of a purchase for this wallet; undefined while unknown. */
  rules: readonly Rule[] | undefined;
  hasBought: boolean;
}>;

/** What the service recorded for the wallet, of tokens or of NFTs. */
export const hasBought = (recorded: Readonly<Record<'purchases' | 'nfts', readonly unknown[]>>): boolean =>
  recorded.purchases.length + recorded.nfts.length > 0;

const RULE_OF = { verify: 'kyc', terms: 'terms' } as const;
/** Nobody can mend these by a step. */
const STOPS = ['notBlocked', 'sanctions', 'region'] as const;

export const isDone = (step: WayStep, { isSignedIn, rules, hasBought }: WayFacts): boolean => {
  if (step === 'connect') return isSignedIn;
  if (step === 'buy') return hasBought;
  return rules?.some(({ rule, outcome }) => rule === RULE_OF[step] && outcome === 'pass') === true;
};

/** The first step that is not done; undefined when all are. */
export const nextStep = (facts: WayFacts): WayStep | undefined => WAY.find((step) => !isDone(step, facts));

/** The rule that no step helps against; undefined where one does. */
export const stopOf = ({ rules = [] }: WayFacts): (typeof STOPS)[number] | undefined =>
  STOPS.find((stop) => rules.some(({ rule, outcome }) => rule === stop && outcome === 'fail'));
