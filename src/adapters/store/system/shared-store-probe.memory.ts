import type { SharedStoreProbe } from '../../../application/ports/system.ts';

/** For a service that counts in this process, or in the database, whose own probe covers it. */
export class InMemorySharedStoreProbe implements SharedStoreProbe {
  async state() {
    return 'available' as const;
  }
}
