import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type LocalNode, NodeRpcError } from '../../../contracts/kit/node.ts';

/** A JSON-RPC error: a method that throws it returns it. */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export type Call = Readonly<{ id: number; method: string; params: readonly unknown[] }>;
export type Methods = Record<string, (params: readonly unknown[]) => unknown>;
/** Handles every method without a function of its own. */
export type Otherwise = (method: string, params: readonly unknown[]) => unknown;
/** How the server handles a call instead of responding to it. */
export type Behaviour = (call: Call, response: ServerResponse) => void;

/** A local JSON-RPC node on a real socket, with configurable faults. */
export type RpcServer = Readonly<{
  url: string;
  /** Every call, in order. */
  calls: readonly Call[];
  /** The number of calls in each HTTP request. */
  requests: readonly number[];
  methods: Methods;
  /** Sets the behavior from now on; without an argument it responds normally again. */
  behave(behaviour?: Behaviour): void;
  /** Rejects connections until `comeBack`, on the same port. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}>;

const sent =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const answered = (id: number, value: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result: value });

export const status = (code: number, headers: Record<string, string> = {}) => sent(code, 'no', headers);
export const blackHole: Behaviour = () => {};

/** Ways to give no response immediately, by name. */
export const misbehaviours: Readonly<Record<string, Behaviour>> = {
  'a server error': status(502),
  'a rate limit': status(429),
  'a redirect': status(302, { location: 'http://127.0.0.1:1/' }),
  'a refused key': status(401),
  'an HTML page': sent(200, '<!doctype html><title>Gateway</title>'),
  'an empty body': sent(200, ''),
  'a list': sent(200, '[]'),
  'an answer without id': sent(200, '{"jsonrpc":"2.0","result":"0x1"}'),
  'an answer to another call': ({ id }, response) => void response.end(answered(id + 1000, '0x1')),
  'neither result nor error': ({ id }, response) => void response.end(JSON.stringify({ jsonrpc: '2.0', id })),
  'broken JSON': ({ id }, response) => void response.end(answered(id, '0x1').slice(0, -5)),
  'a body cut short': ({ id }, response) => {
    const body = answered(id, '0x1');
    response.writeHead(200, { 'content-length': body.length }).write(body.slice(0, -5), () => response.destroy());
  },
  'a reset connection': (_, response) => void response.destroy(),
};

/** Sends headers, then occasional spaces without end: never idle for long, never complete. */
export const drip: Behaviour = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

const unknownMethod: Otherwise = (method) => {
  throw new Refusal(-32601, `the method ${method} does not exist`);
};

export async function startRpcServer(
  methods: Methods,
  { path = '/', otherwise = unknownMethod }: { path?: string; otherwise?: Otherwise } = {},
): Promise<RpcServer> {
  const calls: Call[] = [];
  const requests: number[] = [];
  let behaviour: Behaviour | undefined;
  const answer = async (call: Call) => ({
    jsonrpc: '2.0',
    id: call.id,
    ...(await outcome(methods, otherwise, call)),
  });
  const server = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request)) as Call | readonly Call[];
    const all = 'method' in sent ? [sent] : sent;
    calls.push(...all);
    requests.push(all.length);
    const [first] = all;
    if (behaviour !== undefined && first !== undefined) return behaviour(first, response);
    // The responses of a batch can have any order.
    const answers = 'method' in sent ? await answer(sent) : (await Promise.all(sent.map(answer))).reverse();
    response.end(JSON.stringify(answers));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const goDown = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}${path}`,
    calls,
    requests,
    methods,
    behave: (next) => {
      behaviour = next;
    },
    goDown,
    comeBack: async () => void (await listen(port)),
    stop: goDown,
  };
}

/** A server in front of a real node, which forwards every method without a function here, after `beforeAnswer`. */
export const startProxy = (
  node: LocalNode,
  methods: Methods = {},
  beforeAnswer: () => Promise<void> = async () => {},
): Promise<RpcServer> =>
  startRpcServer(methods, {
    otherwise: async (method, params) => {
      await beforeAnswer();
      return await node.rpc(method, params).catch((error: unknown) => {
        throw error instanceof NodeRpcError ? new Refusal(error.code, error.message, error.data) : error;
      });
    },
  });

async function outcome(methods: Methods, otherwise: Otherwise, { method, params }: Call) {
  try {
    const own = methods[method];
    return { result: await (own === undefined ? otherwise(method, params) : own(params)) };
  } catch (error) {
    if (!(error instanceof Refusal)) return { error: { code: -32603, message: `defect of the test: ${error}` } };
    return { error: { code: error.code, message: error.message, data: error.data } };
  }
}
