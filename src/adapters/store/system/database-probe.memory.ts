import type { DatabaseProbe } from '../../../application/ports/system/database-probe.ts';

/** In-memory stores are always available. */
export class InMemoryDatabaseProbe implements DatabaseProbe {
  async ping() {
    return 0;
  }
}
