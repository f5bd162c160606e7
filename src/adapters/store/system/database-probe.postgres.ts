import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { DatabaseProbe } from '../../../application/ports/system.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { DatabaseStore } from '../shared/database-answer.ts';

/** Beyond `WORK_MEM`, a result is written to a temporary file: this many integers take about 200 kB. */
const SPILLED_ROWS = 5_000;
const WORK_MEM = '64kB';
const STATEMENT_TIMEOUT_MS = 1_500;

type Findings = Readonly<{ lacking: readonly string[]; forbidden: readonly string[] }>;
const NOTHING: Findings = { lacking: [], forbidden: [] };

/**
 * One exchange, which is one transaction. The temporary file needs free space on the disk, which the update of a row does not. The
 * rights are those on the tables that the owner of the schema created; foreign tables beside them do not matter.
 */
export class PostgresDatabaseProbe extends DatabaseStore implements DatabaseProbe {
  readonly #statements: string;

  /** `migrations`: the names of those that the database must have. */
  constructor(db: Knex, migrations: readonly string[]) {
    super(db);
    this.#statements = statementsOf(randomUUID(), migrations);
  }

  async write() {
    const asked = performance.now();
    try {
      const results = await this.db.raw<readonly Readonly<{ rows: readonly Findings[] }>[]>(this.#statements);
      const { lacking, forbidden } = results.at(-1)?.rows[0] ?? NOTHING;
      if (lacking.length > 0) throw new Error(`the database lacks the migrations ${lacking.join(', ')}`);
      if (forbidden.length > 0) throw new Error(`the role may not insert into ${forbidden.join(', ')}`);
    } catch (error) {
      throw storeUnavailable.because(error);
    }
    return performance.now() - asked;
  }
}

const statementsOf = (process: string, migrations: readonly string[]): string => `
  set local statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set local work_mem = '${WORK_MEM}';
  set local temp_tablespaces = '';
  select count(*) from generate_series(1, ${SPILLED_ROWS});
  insert into process_heartbeats as kept (process, at) values ('${process}', now())
    on conflict (process) do update set at = excluded.at;
  delete from process_heartbeats where at < now() - interval '1 hour';
  select
    array(select name from unnest('{${migrations.join()}}'::text[]) as name
      where name not in (select name from knex_migrations)) as lacking,
    array(select own.relname::text from pg_class as own
      join pg_class as known on known.oid = to_regclass('knex_migrations')
      where own.relkind = 'r' and own.relnamespace = known.relnamespace and own.relowner = known.relowner
        and own.relname not like 'knex%' and not has_table_privilege(own.oid, 'INSERT')) as forbidden`;
