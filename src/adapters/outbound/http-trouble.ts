export type HttpTroubleReason = 'unreachable' | 'timeout' | 'too-large';

/** A request without a complete response. Contains the error code only: URLs, headers and bodies may contain keys. */
export class HttpTrouble extends Error {
  readonly reason: HttpTroubleReason;
  readonly code: string;
  /** The server closed a kept-alive connection just as it was reused: a new connection will work. */
  readonly lostIdleConnection: boolean;

  constructor(reason: HttpTroubleReason, code: string, { lostIdleConnection = false } = {}) {
    super(`no whole response (${code})`);
    this.name = 'HttpTrouble';
    this.reason = reason;
    this.code = code;
    this.lostIdleConnection = lostIdleConnection;
  }
}
