/** A node's own refusal: the answer to the question, so no other node is asked. `message` is the node's text as it came. */
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

export type TroubleReason =
  | 'unreachable'
  | 'timeout'
  | 'http-status'
  | 'not-json-rpc'
  | 'rate-limited'
  | 'wrong-chain'
  | 'resting';

/** A node gave no answer; the next one may. Names the host alone, because RPC URLs carry keys. */
export class NodeTrouble extends Error {
  readonly host: string;
  readonly reason: TroubleReason;
  /** How long the node asked to be left alone. */
  readonly restMs: number | undefined;

  constructor(host: string, reason: TroubleReason, detail: string, restMs?: number) {
    super(`${host}: ${detail}`);
    this.name = 'NodeTrouble';
    this.host = host;
    this.reason = reason;
    this.restMs = restMs;
  }
}

/** Thrown inside a reading: this healthy node does not have the asked block yet; the next one may. */
export class NodeBehind extends Error {
  constructor(what: string) {
    super(`node behind: ${what}`);
    this.name = 'NodeBehind';
  }
}

/** A well-formed answer whose content makes no sense for the question. */
export class UnexpectedAnswer extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UnexpectedAnswer';
  }
}
