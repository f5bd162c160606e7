export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';

const MESSAGES: Readonly<Record<TransportCode, string>> = {
  NETWORK: 'The service could not be reached, or the connection broke',
  TIMEOUT: 'The service did not answer in time',
  UNREADABLE: 'The answer is not one of this API',
};

/** No complete response arrived. Whether the service processed the request is unknown. */
export class TransportError extends Error {
  readonly code: TransportCode;
  /** The method of the client that was called. */
  readonly operation: string;
  /** Where it was sent: without credentials, query and fragment, which can hold secrets. */
  readonly url: string;

  constructor(code: TransportCode, operation: string, requested: string, cause?: unknown) {
    const { origin, pathname } = new URL(requested);
    const url = `${origin}${pathname}`;
    super(`${MESSAGES[code]} (${operation}, ${url})`, cause === undefined ? {} : { cause });
    this.name = 'TransportError';
    this.code = code;
    this.operation = operation;
    this.url = url;
  }
}
