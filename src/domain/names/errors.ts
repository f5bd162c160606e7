import { failure } from '../shared/failure.ts';

export const namesUnavailable = failure('unavailable', 'NAMES_UNAVAILABLE', 'Names cannot be looked up now', {
  cause: 'No node of Ethereum answered, or none is configured (RPC_URL_1).',
  remedy: 'Use the address itself, or try again in a minute.',
});
