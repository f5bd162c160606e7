import sinon from 'sinon';
import { ChainRpc, type ChainRpcSettings } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { NodeTrouble } from '../../../src/adapters/chain/rpc/errors.ts';
import { type RpcServer, startRpcServer } from '../servers/rpc-server.ts';

/** The secrets in the URLs of the nodes. */
export const KEYS = ['0123456789abcdefkey', 'query-secret-1', 'fedcba9876543210key'] as const;

const answering = (name: string) => ({ eth_chainId: () => '0x2105', whoAmI: () => name });

/** Two nodes of chain 8453 and a connection to both, new for every test; each names itself when asked `whoAmI`. */
export function twoNodes() {
  const troubles: NodeTrouble[] = [];
  const nodes = {} as { first: RpcServer; second: RpcServer; rpc: ChainRpc };
  beforeEach(async () => {
    troubles.length = 0;
    nodes.first = await startRpcServer(answering('first'), { path: `/v3/${KEYS[0]}?apikey=${KEYS[1]}` });
    nodes.second = await startRpcServer(answering('second'), { path: `/v2/${KEYS[2]}` });
    connect();
  });
  afterEach(async () => {
    sinon.restore();
    nodes.rpc.close();
    await Promise.all([nodes.first.stop(), nodes.second.stop()]);
  });

  /** Replaces the connection, which makes no request before its first call. */
  const connect = (settings: Partial<ChainRpcSettings> = {}): void => {
    nodes.rpc?.close();
    nodes.rpc = new ChainRpc({
      chainId: 8453,
      urls: [nodes.first.url, nodes.second.url],
      callMs: 2_000,
      onTrouble: (trouble) => troubles.push(trouble),
      ...settings,
    });
  };
  return {
    nodes,
    troubles,
    connect,
    ask: () => nodes.rpc.request('whoAmI', []),
    reasons: () => troubles.map((one) => one.reason),
    /** Moves the clock of cool-downs; time limits are real, like the sockets. */
    stopClock: () => sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] }),
  };
}

export const asked = (server: RpcServer) => server.calls.map(({ method }) => method);
export const times = (server: RpcServer, method: string) => asked(server).filter((one) => one === method).length;
