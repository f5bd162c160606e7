export type HttpTroubleReason = 'unreachable' | 'timeout' | 'too-large';

/** An exchange gave no whole response. Names the transport's code alone: URLs, headers and bodies may hold keys. */
export class HttpTrouble extends Error {
  readonly reason: HttpTroubleReason;
  readonly code: string;
  /** The server closed a kept-alive connection at the moment that it was used again: a new one will do. */
  readonly lostIdleConnection: boolean;

  constructor(reason: HttpTroubleReason, code: string, { lostIdleConnection = false } = {}) {
    super(`no whole response (${code})`);
    this.name = 'HttpTrouble';
    this.reason = reason;
    this.code = code;
    this.lostIdleConnection = lostIdleConnection;
  }
}
