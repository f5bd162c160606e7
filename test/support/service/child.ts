import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundledOr } from './bundled-processes.ts';

/** A script of `test/support/processes` in a separate process. */
export class Child {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';

  constructor(script: string, ...args: readonly string[]) {
    const path = fileURLToPath(new URL(`../processes/${script}.js`, import.meta.url));
    this.#process = spawn(process.execPath, [bundledOr(path, script), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process.stdout?.on('data', (text) => {
      this.#output += text;
    });
    this.#closed = once(this.#process, 'close');
  }

  get pid(): number {
    if (this.#process.pid === undefined) throw new Error('the process did not start');
    return this.#process.pid;
  }

  /** The complete lines that it has printed. */
  get lines(): string[] {
    return this.#output.split('\n').slice(0, -1);
  }

  /** Settles when it has printed this many lines, or has ended. */
  async printed(count: number): Promise<void> {
    while (this.lines.length < count && this.#process.exitCode === null && this.#process.signalCode === null)
      await Promise.race([once(this.#process.stdout as NonNullable<ChildProcess['stdout']>, 'data'), this.#closed]);
  }

  /** Settles, with its exit code, when it has ended. */
  async ended(): Promise<number | null> {
    await this.#closed;
    return this.#process.exitCode;
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#closed;
  }
}
