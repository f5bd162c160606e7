import { setTimeout as pause } from 'node:timers/promises';
import { LIMIT_DEFAULTS } from '../../src/adapters/http/frame/record/limits.ts';
import { newSessionKey } from '../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../src/adapters/local/transparency/audit-keys.ts';
import { freePort } from '../../test/support/servers/free-port.ts';
import { type Running, runMain } from '../../test/support/service/process.ts';
import type { Target } from '../load/target.ts';

const KYC_SECRET = 'kyc-secret-of-the-drills';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const START_TRIES = 50;

/** The environment of a service whose external systems are in memory, apart from its database. */
export const COMMON: Readonly<Record<string, string>> = {
  ADAPTERS: 'memory',
  LOG_LEVEL: 'info',
  CRON: 'on',
  SESSION_KEYS: newSessionKey(),
  AUDIT_KEYS: newAuditKey(),
  API_KEY_PEPPER: 'api-key-pepper-of-the-drills',
  CRON_SECRET: 'cron-secret-of-the-drills',
  KYC_WEBHOOK_SECRET: KYC_SECRET,
  SALE_SIGNER_KEY: `0x${'42'.repeat(32)}`,
  FEE_QUOTE_KEYS: 'fee-quote-key-of-the-drills-of-32-characters',
  ...Object.fromEntries(Object.keys(LIMIT_DEFAULTS).map((name) => [`RATE_LIMIT_${name.toUpperCase()}`, '1000000'])),
};

/** One instance of the service, which can be killed and started again on the same port. */
export class Instance {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #running: Running | undefined;

  private constructor(url: string, env: Readonly<Record<string, string>>) {
    this.url = url;
    this.#env = env;
  }

  static async prepare(env: Readonly<Record<string, string>>): Promise<Instance> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    return new Instance(url, { ...COMMON, BASE_URL: url, ...env, PORT: String(port) });
  }

  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  get pid(): number {
    return this.#running?.child.pid ?? 0;
  }

  /** What the running process has written so far. */
  said(): string {
    return this.#running?.said() ?? '';
  }

  /** Resolves once it accepts requests. `main` is the file of another release. */
  async start(more: Readonly<Record<string, string>> = {}, main?: string): Promise<void> {
    this.#running = runMain('serve', { ...this.#env, ...more }, main);
    await this.#running.url();
  }

  async kill(): Promise<void> {
    this.#running?.child.kill('SIGKILL');
    await this.#running?.ended;
  }

  signal(name: NodeJS.Signals): void {
    this.#running?.child.kill(name);
  }

  /** Ends it as an operator does; rejects when that fails. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    const ending = await this.#running?.ended;
    if (ending !== 0) throw new Error(`the service ended with ${ending}:\n${this.said().slice(-2_000)}`);
  }
}

export const targetOf = (instances: readonly Instance[], more: Partial<Target> = {}): Target => ({
  urls: instances.map(({ url }) => url),
  baseUrl: instances[0]?.env.BASE_URL ?? '',
  chainId: 8453,
  paymentToken: USDC,
  kycSecret: KYC_SECRET,
  ...more,
});

/** Waits until the instance says that it is ready. */
export async function ready({ url }: Instance): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await pause(100);
  }
  throw new Error(`${url} did not become ready`);
}
