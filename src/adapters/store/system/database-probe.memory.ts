import type { DatabaseProbe } from '../../../application/ports/system/database-probe.ts';

/** In-memory stores always accept writes. */
export class InMemoryDatabaseProbe implements DatabaseProbe {
  async write() {
    return 0;
  }
}
