import { failure } from '../shared/failure.ts';

export const namesUnavailable = failure('unavailable', 'NAMES_UNAVAILABLE', 'Names cannot be looked up now', {
  cause: 'No node of the chain that keeps the name answered, or its answer was not usable.',
  remedy: 'Use the address itself, or try again in a minute.',
});

export const namesNeedNode = failure<{ network: string }>(
  'off',
  'NAMES_NEED_NODE',
  'The name needs a node of a network that this service has no node of',
  {
    cause: 'Names are kept on Ethereum (RPC_URL_1), and those that end in .base.eth on Base (RPC_URL_8453).',
    remedy: 'Use the address itself, or configure the node.',
  },
  ({ network }) => `The name needs a node of ${network}, and this service has none`,
);
