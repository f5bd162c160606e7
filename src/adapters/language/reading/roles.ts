/** The part that a value has in a transfer or a swap. `both`: the token of a bridge. `amountTo`: counts the token received. */
export const VALUE_ROLES = [
  ...(['none', 'amount', 'amountTo', 'token', 'from', 'to', 'both'] as const),
  ...(['fromChain', 'toChain', 'recipient', 'slippage'] as const),
];
export type ValueRole = (typeof VALUE_ROLES)[number];
