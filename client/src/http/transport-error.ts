export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';

const MESSAGES: Readonly<Record<TransportCode, string>> = {
  NETWORK: 'The service could not be reached, or the connection broke',
  TIMEOUT: 'The service did not answer in time',
  UNREADABLE: 'The answer is not one of this API',
};

/** No complete response arrived. Whether the service processed the request is unknown. */
export class TransportError extends Error {
  readonly code: TransportCode;

  constructor(code: TransportCode, cause: unknown) {
    super(MESSAGES[code], { cause });
    this.name = 'TransportError';
    this.code = code;
  }
}
