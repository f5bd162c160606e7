import type { Knex } from 'knex';
import { z } from 'zod';

/** What the server did for one call of a store: all its statements, without the time on the connection. */
export type Cost = Readonly<{ ms: number; pages: number; statements: number }>;

/** Settings under which the server tells the client what each statement took. */
const TELLING: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};

const Told = z.object({
  Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
});

/** Every connection that is opened from now on to the database. */
export async function letServerTell(knex: Knex, database: string): Promise<void> {
  for (const [name, value] of Object.entries(TELLING))
    await knex.raw(`alter database ${database} set ${name} = '${value}'`);
}

type Notice = Readonly<{ message?: string }>;
type Connection = { on(event: 'notice', hear: (notice: Notice) => void): void };
type Client = { acquireRawConnection(): Promise<Connection> };

/** Reads what the server tells over the connections of the pool. */
export class Costs {
  #costs: { ms: number; pages: number }[] = [];

  constructor(knex: Knex) {
    const client = knex.client as Client;
    const acquire = client.acquireRawConnection.bind(client);
    client.acquireRawConnection = async () => {
      const connection = await acquire();
      connection.on('notice', ({ message = '' }) => this.#hear(message));
      return connection;
    };
  }

  async of(call: () => Promise<unknown>): Promise<Cost> {
    this.#costs = [];
    await call();
    const sum = (value: (cost: { ms: number; pages: number }) => number) =>
      this.#costs.reduce((total, cost) => total + value(cost), 0);
    return { ms: sum(({ ms }) => ms), pages: sum(({ pages }) => pages), statements: this.#costs.length };
  }

  #hear(message: string): void {
    const [, ms, plan] = /^duration: ([\d.]+) ms\s+plan:\s*(\{.*\})\s*$/s.exec(message) ?? [];
    if (ms === undefined || plan === undefined) return;
    const { Plan: told } = Told.parse(JSON.parse(plan));
    this.#costs.push({ ms: Number(ms), pages: told['Shared Hit Blocks'] + told['Shared Read Blocks'] });
  }
}
