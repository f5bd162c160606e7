import type { Ports } from '../../application/ports/index.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { CheckpointSigner } from '../local/transparency/checkpoint-signer.ts';
import type { InMemoryStores } from './stores.memory.ts';

export type Stores = Pick<Ports, keyof InMemoryStores>;

/** `migrations`: the names of those that the database must have. `operators`: those that the configuration names. */
export type StoreTools = Pick<Ports, 'clock' | 'random'> &
  Readonly<{
    sale: SalePolicy;
    checkpoints: CheckpointSigner;
    migrations: readonly string[];
    operators: OperatorPolicy['named'];
  }>;
