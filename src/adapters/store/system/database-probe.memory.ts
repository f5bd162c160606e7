import type { DatabaseProbe } from '../../../application/ports/system/database-probe.ts';

/** Where everything is kept in memory there is nobody to wait for. */
export class InMemoryDatabaseProbe implements DatabaseProbe {
  async ping() {
    return 0;
  }
}
