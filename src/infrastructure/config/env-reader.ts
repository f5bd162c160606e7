import type { z } from 'zod';
import { StartError } from '../start/start-error.ts';
import { isSecretName, isSecretSet, readSecretFile } from './secret-files.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The service cannot start; the message lists every fault and its remedy. */
export class ConfigError extends StartError {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads variables and collects their faults, so that one start reports all of them. Empty counts as unset. A secret is read from the
 * file that `<name>_FILE` names, where that is set.
 */
export class EnvReader {
  readonly #env: Env;
  readonly #faults: string[] = [];
  readonly #texts = new Map<string, string | undefined>();
  /** Every variable name that was read. */
  readonly asked = new Set<string>();

  constructor(env: Env) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    this.asked.add(name);
    if (!this.#texts.has(name)) this.#texts.set(name, this.#read(name));
    return this.#texts.get(name);
  }

  /** The decoded value, or `fallback` when the variable is unset or invalid. */
  optional<T, F>(name: string, schema: z.ZodType<T>, fallback: F): T | F {
    const text = this.text(name);
    const decoded = text === undefined ? undefined : this.#decode(name, schema, text);
    return decoded === undefined ? fallback : decoded.value;
  }

  /**
   * The decoded value; an unset variable is a fault, whose message says what the variable is needed for. After a fault,
   * returns `stopgap`.
   */
  required<T, S>(name: string, schema: z.ZodType<T>, need: string, stopgap: S): T | S {
    if (this.text(name) === undefined && !this.isSet(name)) this.fault(`${name} is not set: set it to ${need}`);
    return this.optional(name, schema, stopgap);
  }

  /** Whether it is set, by itself or by a file, whatever its value. */
  isSet(name: string): boolean {
    this.asked.add(name);
    return isSecretSet(this.#env, name);
  }

  /** The variable that holds the setting: `<name>_FILE` where the file is set, for messages. */
  sourceOf(name: string): string {
    const variable = `${name}_FILE`;
    return isSecretName(name) && (this.#env[variable] ?? '').trim() !== '' ? variable : name;
  }

  /** The names of variables that are set and begin with the prefix, without the `_FILE` of those that name a file. */
  namesFrom(prefix: string): readonly string[] {
    const names = Object.keys(this.#env).filter((name) => name.startsWith(prefix) && this.#env[name]?.trim());
    return [...new Set(names.map((name) => name.replace(/_FILE$/, '')))];
  }

  fault(fault: string): void {
    this.#faults.push(fault);
  }

  /** Whether a fault of this variable is known. */
  isFaulty(name: string): boolean {
    const names = [name, `${name}_FILE`];
    return this.#faults.some((fault) => names.includes(fault.slice(0, fault.search(/[: ]/))));
  }

  /** Throws a ConfigError if there was any fault; values read before must not be used until then. */
  finish(): void {
    if (this.#faults.length > 0) throw new ConfigError(this.#faults);
  }

  #read(name: string): string | undefined {
    const inFile = readSecretFile(this.#env, name);
    if (inFile === undefined) return this.#env[name]?.trim() || undefined;
    if ('text' in inFile) return inFile.text;
    this.fault(inFile.fault);
    return undefined;
  }

  #decode<T>(name: string, schema: z.ZodType<T>, text: string): Readonly<{ value: T }> | undefined {
    const parsed = schema.safeParse(text);
    if (parsed.success) return { value: parsed.data };
    for (const { message } of parsed.error.issues) this.fault(`${this.sourceOf(name)}: ${message}`);
    return undefined;
  }
}
