import type { StorageConfig } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

export function readStorage(reader: EnvReader): StorageConfig {
  const url = reader.optional('DATABASE_URL', as.databaseUrl, undefined);
  const migrate = reader.optional('MIGRATE', as.onOff, false);
  const dir = reader.text('DATA_DIR') ?? './data';
  const poolSize = reader.optional('DATABASE_POOL_SIZE', as.integer(2, 500), undefined);
  const namesStatements = reader.optional('DATABASE_NAMED_STATEMENTS', as.onOff, true);
  if (url !== undefined)
    return {
      kind: 'postgres',
      url,
      migrate,
      ...(!namesStatements && { namesStatements }),
      ...(poolSize !== undefined && { poolSize }),
    };
  if (dir === 'memory') return { kind: 'memory' };
  if (!reader.isSet('DATABASE_URL') && !hasEmbeddedDatabase())
    reader.fault(
      'DATABASE_URL is not set: set it to the URL of a PostgreSQL server, because this installation has no embedded database',
    );
  return { kind: 'embedded', dir };
}

/** The image of the service is made without it. */
function hasEmbeddedDatabase(): boolean {
  try {
    return import.meta.resolve('@electric-sql/pglite') !== '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return false;
    throw error;
  }
}
