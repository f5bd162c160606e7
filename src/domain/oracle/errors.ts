import { failure } from '../shared/failure.ts';

export const oracleUnavailable = failure(
  'unavailable',
  'ORACLE_UNAVAILABLE',
  'Liquidity pool data for this token is currently unavailable',
  {
    cause: 'The source of liquidity pools did not respond, and no recent result is stored.',
    remedy: 'Wait a minute and try again.',
  },
);
export const poolNotFound = failure('missing', 'POOL_NOT_FOUND', 'No liquidity pool was found for this token', {
  cause: 'No decentralized exchange that is read has a pool of this token on this chain.',
  remedy: 'Check token and chainId. A token without a pool has no dashboard.',
});
export const lendingUnavailable = failure(
  'unavailable',
  'LENDING_UNAVAILABLE',
  'Lending market data is currently unavailable',
  { cause: 'The source of lending markets did not respond.', remedy: 'Wait a minute and try again.' },
);
