import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anvilBinary } from './binary.ts';

export { developmentAccounts } from './accounts.ts';
export { anvilBinary, NodeBinaryMissing } from './binary.ts';

export type NodeOptions = Readonly<{
  /** 31337 by default. */
  chainId?: number;
  /** A free port by default. */
  port?: number;
  /** Additional arguments of anvil; repeating one that the kit sets is an error. */
  args?: readonly string[];
}>;

/** A development chain in a separate process on this machine. */
export type LocalNode = Readonly<{
  url: string;
  chainId: number;
  pid: number;
  /** The result of one JSON-RPC call; rejects with a NodeRpcError when the node returns an error. */
  rpc<T = unknown>(method: string, params?: readonly unknown[]): Promise<T>;
  /** Resolves once the process has ended and its folder is removed; safe to call twice. */
  stop(): Promise<void>;
}>;

export class NodeRpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(`${method}: ${message}`);
    this.name = 'NodeRpcError';
    this.code = code;
    this.data = data;
  }
}

/** Starts a chain that mines each transaction immediately. Rejects with NodeBinaryMissing, or with the node's output when it exits. */
export async function startNode({ chainId = 31337, port = 0, args = [] }: NodeOptions = {}): Promise<LocalNode> {
  const binary = anvilBinary();
  const home = mkdtempSync(join(tmpdir(), 'local-chain-'));
  const forgetHome = () => rmSync(home, { recursive: true, force: true });
  process.once('exit', forgetHome);
  // Without --prune-history anvil writes every old state to its home folder and never deletes it.
  const own = ['--port', String(port), '--chain-id', String(chainId), '--prune-history', '256'];
  const child = spawnBound(binary, [...own, ...args], { ...process.env, HOME: home });
  const ended = once(child, 'exit').finally(() => {
    child.stdin?.destroy();
    forgetHome();
    process.off('exit', forgetHome);
  });
  const url = `http://${await listening(child, ended)}`;
  return {
    url,
    chainId,
    pid: child.pid as number,
    rpc: (method, params = []) => call(url, method, params),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for this process's end, even by SIGKILL, then ends the node; `exec` keeps the process id that the caller knows. */
const DIE_WITH_PARENT = 'exec 3<&0; { cat <&3; kill $$; } >/dev/null 2>&1 & exec "$0" "$@" 3<&- </dev/null';

function spawnBound(binary: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return process.platform === 'win32'
    ? spawn(binary, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
    : spawn('sh', ['-c', DIE_WITH_PARENT, binary, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** The `host:port` that the node prints; later output is read and discarded, because otherwise its pipe would fill up. */
async function listening(child: ChildProcess, ended: Promise<unknown[]>): Promise<string> {
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  let said = '';
  let heard: (chunk: Buffer) => void = () => {};
  const address = new Promise<string>((resolve) => {
    heard = (chunk) => {
      said += chunk;
      const [, found] = /Listening on (\S+:\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    for (const output of outputs) output.on('data', heard);
  });
  const failed = ended.then(([code, signal]) => {
    throw new Error(`anvil ended at once (${code ?? signal}): ${said.trim()}`);
  });
  try {
    return await Promise.race([address, failed]);
  } finally {
    for (const output of outputs) output.off('data', heard).resume();
  }
}

async function call<T>(url: string, method: string, params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await response.json()) as
    | { result: T; error?: undefined }
    | { error: { code: number; message: string; data?: unknown } };
  if (answer.error !== undefined) throw new NodeRpcError(method, answer.error);
  return answer.result;
}
