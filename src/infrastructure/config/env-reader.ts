import type { z } from 'zod';

export type Env = Readonly<Record<string, string | undefined>>;

/** The service cannot start; the message lists every fault and how to mend it. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads variables and collects what is wrong with them, so that one start tells everything. Empty counts as unset. */
export class EnvReader {
  readonly #env: Env;
  readonly #faults: string[] = [];
  /** Every name that was asked for. */
  readonly asked = new Set<string>();

  constructor(env: Env) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    this.asked.add(name);
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** The decoded value, or `fallback` when the variable is unset or faulty. */
  optional<T, F>(name: string, schema: z.ZodType<T>, fallback: F): T | F {
    const text = this.text(name);
    const decoded = text === undefined ? undefined : this.#decode(name, schema, text);
    return decoded === undefined ? fallback : decoded.value;
  }

  /** The decoded value; unset is a fault that says what the variable is needed for. `stopgap` goes on after a fault. */
  required<T, S>(name: string, schema: z.ZodType<T>, need: string, stopgap: S): T | S {
    if (this.text(name) === undefined) this.fault(`${name} is not set: set it to ${need}`);
    return this.optional(name, schema, stopgap);
  }

  fault(fault: string): void {
    this.#faults.push(fault);
  }

  /** Whether a fault of this variable is known. */
  isFaulty(name: string): boolean {
    return this.#faults.some((fault) => fault.startsWith(`${name}:`) || fault.startsWith(`${name} `));
  }

  /** Throws a ConfigError when anything was wrong; nothing that was answered may be used before. */
  finish(): void {
    if (this.#faults.length > 0) throw new ConfigError(this.#faults);
  }

  #decode<T>(name: string, schema: z.ZodType<T>, text: string): Readonly<{ value: T }> | undefined {
    const parsed = schema.safeParse(text);
    if (parsed.success) return { value: parsed.data };
    for (const { message } of parsed.error.issues) this.fault(`${name}: ${message}`);
    return undefined;
  }
}
