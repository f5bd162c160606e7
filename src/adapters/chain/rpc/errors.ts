/** The JSON-RPC error of a node. It is the result of the call, so no other node is used. `message` is the node's original text. */
export class RpcError extends Error {
  readonly method: string;
  readonly code: number;
  readonly data: unknown;

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.name = 'RpcError';
    this.method = method;
    this.code = code;
    this.data = data;
  }
}

export const NODE_TROUBLES = [
  'unreachable',
  'timeout',
  'http-status',
  'not-json-rpc',
  'rate-limited',
  'wrong-chain',
  'resting',
] as const;
export type TroubleReason = (typeof NODE_TROUBLES)[number];

/** A node gave no usable response; the next one may. Contains the host only, because RPC URLs contain keys. */
export class NodeTrouble extends Error {
  readonly host: string;
  readonly reason: TroubleReason;
  /** The cool-down that the node requested, in milliseconds. */
  readonly restMs: number | undefined;

  constructor(host: string, reason: TroubleReason, detail: string, restMs?: number) {
    super(`${host}: ${detail}`);
    this.name = 'NodeTrouble';
    this.host = host;
    this.reason = reason;
    this.restMs = restMs;
  }
}

/** Thrown inside a read: this healthy node does not have the requested block yet, but the next one may. */
export class NodeBehind extends Error {
  constructor(what: string) {
    super(`node behind: ${what}`);
    this.name = 'NodeBehind';
  }
}

/** Thrown inside a read: this node says that it cannot serve the call now, but the next one may. */
export class NodeUnable extends Error {
  constructor(cause: RpcError) {
    super(`node unable: ${cause.message}`, { cause });
    this.name = 'NodeUnable';
  }
}

/** A well-formed response whose content does not fit the call. */
export class UnexpectedAnswer extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UnexpectedAnswer';
  }
}
