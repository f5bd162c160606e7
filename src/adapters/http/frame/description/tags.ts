/** Every tag of the API, with its description. */
const TAGS: Readonly<Record<string, string>> = {
  System: 'Health, OpenAPI document, discovery and internal jobs',
  Authentication: 'Wallet sign-in, sessions and API keys',
  User: 'Profiles, preferences and lists of wallets',
  Referral: 'Referrers, referred wallets and their purchases',
  KYC: 'Identity verification',
  Compliance: 'Terms and jurisdictions',
  Sale: 'Purchase authorizations and purchase history',
  Fees: 'Prices of sponsored transactions',
  Swaps: 'Token swaps, on one chain or across two',
  Transfer: 'Preparing transfers and broadcasting signed transactions',
  Paymaster: 'Sponsoring the gas of signed requests',
  Portfolio: 'Holdings of wallets and their value',
  Tokens: 'Listed tokens and token prices',
  Market: 'Market data, forwarded from the provider',
  Oracle: 'Price, liquidity and lending data of a token',
  Payments: 'Endpoints that are paid per request, and a wallet’s payments',
  Agent: 'Conversations over HTTP and messaging platforms, and tools for agents',
  Operator: 'Running the service: people, proposals, decisions, alarms and queues',
};

/** The tags in use, in the order of their first use. */
export function tagsOf(used: readonly string[]) {
  return [...new Set(used)].map((name) => {
    const description = TAGS[name];
    if (description === undefined) throw new Error(`the tag ${name} has no description: add it to the tags`);
    return { name, description };
  });
}
