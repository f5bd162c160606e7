import type { DatabaseProbe } from '../../../application/ports/system.ts';

/** In-memory stores always accept writes. */
export class InMemoryDatabaseProbe implements DatabaseProbe {
  async write() {
    return 0;
  }
}
