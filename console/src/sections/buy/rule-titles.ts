/** The rules of an authorization, in words. A rule of a newer service is shown by its name. */
const TITLES: Readonly<Record<string, string>> = {
  registered: 'The wallet is registered',
  knownToken: 'The sale accepts the payment token',
  minimum: 'The amount reaches the minimum',
  notSelfReferred: 'The referrer is somebody else',
  saleActive: 'The sale is open',
  tierLimit: 'The amount is within your tier’s limit',
  notBlocked: 'The wallet is not blocked',
  kyc: 'Your identity is verified',
  region: 'The sale is open in your region',
  terms: 'You accepted the current terms',
  sanctions: 'The wallet is on no sanctions list',
};

export const ruleTitle = (rule: string): string => TITLES[rule] ?? rule;
