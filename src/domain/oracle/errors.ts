import { failure } from '../shared/failure.ts';

export const oracleUnavailable = failure(
  'unavailable',
  'ORACLE_UNAVAILABLE',
  'Liquidity pool data for this token is currently unavailable',
);
export const poolNotFound = failure('missing', 'POOL_NOT_FOUND', 'No liquidity pool was found for this token');
export const lendingUnavailable = failure(
  'unavailable',
  'LENDING_UNAVAILABLE',
  'Lending market data is currently unavailable',
);
