import { z } from 'zod';
import { MAX_CHAIN_ID } from '../fee/fee.schemas.ts';

export const chainId = z
  .int()
  .positive()
  .max(MAX_CHAIN_ID)
  .meta({ description: 'EIP-155 id: 1 Ethereum, 10 Optimism, 137 Polygon, 8453 Base, 42161 Arbitrum', example: 8453 });
