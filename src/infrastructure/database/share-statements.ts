import type { Knex } from 'knex';
import { type Lender, type Runner, SharedConnections, type SharedSettings } from './shared-connections.ts';
import type { Sent } from './slow-statements.ts';

/** What Knex's client has and does not document. */
type Client = Lender & { runner(statement: Sent): Pick<Runner, 'run'>; destroy(): Promise<void> };

/** Sends what belongs to no transaction over connections that all requests share. */
export function shareStatements(knex: Knex, settings: SharedSettings): void {
  if (settings.size === 0) return;
  const client = knex.client as Client;
  const shared = new SharedConnections(client, settings);
  const { runner } = client;
  const destroy = client.destroy.bind(client);
  client.runner = function (this: Client, statement) {
    const alone = () => runner.call(this, statement) as Runner;
    return isShareable(statement) ? { run: () => shared.run(statement, alone) } : alone();
  };
  client.destroy = async () => {
    await shared.close();
    await destroy();
  };
}

const DATA_METHODS = new Set(['select', 'first', 'pluck', 'insert', 'update', 'del']);
const IS_DATA = /^\s*(?:with|select|insert|update|delete)\b/i;

/** Of raw statements, only one with parameters is surely a single one, which changes nothing of the connection. */
function isShareable({ _connection, _method, sql = '', bindings }: Sent): boolean {
  if (_connection !== undefined) return false;
  if (_method !== undefined) return DATA_METHODS.has(_method);
  return IS_DATA.test(sql) && bindings !== undefined && Object.keys(bindings).length > 0;
}
