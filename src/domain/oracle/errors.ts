import { failure } from '../shared/failure.ts';

export const oracleUnavailable = failure('unavailable', 'ORACLE_UNAVAILABLE', 'The token’s pools cannot be read now');
export const poolNotFound = failure('missing', 'POOL_NOT_FOUND', 'There is no liquidity pool for this token');
export const lendingUnavailable = failure('unavailable', 'LENDING_UNAVAILABLE', 'Lending markets cannot be read now');
