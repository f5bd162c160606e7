import { z } from 'zod';
import { chainName, SUPPORTED_CHAINS } from '../../../domain/shared/chain/chains.ts';
import { MAX_CHAIN_ID } from '../fee/fee.schemas.ts';

const SUPPORTED = SUPPORTED_CHAINS.map((id) => `${id} ${chainName(id)}`).join(', ');

export const chainId = z
  .int()
  .positive()
  .max(MAX_CHAIN_ID)
  .meta({ description: `EIP-155 id: ${SUPPORTED}`, example: 8453 });
