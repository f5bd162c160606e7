/** Every tag of the API with its description, in the order in which a new integrator needs them. */
const TAGS: Readonly<Record<string, string>> = {
  Authentication: 'Wallet sign-in, sessions and API keys',
  Compliance: 'Terms and jurisdictions',
  KYC: 'Identity verification',
  Sale: 'Purchase authorizations and purchase history',
  User: 'Profiles, preferences and lists of wallets',
  Portfolio: 'Holdings of wallets and their value',
  Transfer: 'Preparing transfers and broadcasting signed transactions',
  Fees: 'Prices of sponsored transactions',
  Paymaster: 'Sponsoring the gas of signed requests',
  Swaps: 'Token swaps, on one chain or across two',
  Tokens: 'Listed tokens and token prices',
  Market: 'Market data, forwarded from the provider',
  Oracle: 'Price, liquidity and lending data of a token',
  Referral: 'Referrers, referred wallets and their purchases',
  Payments: 'Endpoints that are paid per request, and a wallet’s payments',
  Agent: 'Conversations over HTTP and messaging platforms, and tools for agents',
  Operator: 'What the institution’s own people see, propose and approve',
  System: 'Health, this description and discovery',
  Jobs: 'What the operator’s timer calls',
};

const ORDER = Object.keys(TAGS);

function placeOf(tag: string): number {
  const place = ORDER.indexOf(tag);
  if (place < 0) throw new Error(`the tag ${tag} has no description: add it to the tags`);
  return place;
}

/** The same operations in the order of their tags: what a new integrator needs comes first. */
export const inOrder = <T extends Readonly<{ tag: string }>>(operations: readonly T[]): readonly T[] =>
  operations.toSorted((one, other) => placeOf(one.tag) - placeOf(other.tag));

/** The tags in use, in the order of their first use. */
export const tagsOf = (used: readonly string[]) =>
  [...new Set(used)].map((name) => ({ name, description: TAGS[name] ?? '' }));
