import type { Guidance } from '../../../../domain/shared/failure.ts';

/** A refusal by the frame itself, before or after a route handles the request; its status has no kind of Failure. */
export type FrameFailure = Readonly<{ status: number; code: string; meaning: string; guidance: Guidance }>;

export const internalError: FrameFailure = {
  status: 500,
  code: 'INTERNAL',
  meaning: 'Internal error',
  guidance: {
    cause:
      'The service has a defect, or its answer would have broken its own description. The details are in its log only.',
    remedy:
      'Send the requestId to the operator. Repeat a request that changes something only after you checked its effect.',
  },
};

export const malformedPath: FrameFailure = {
  status: 400,
  code: 'MALFORMED_PATH',
  meaning: 'The path is not valid percent-encoded UTF-8',
  guidance: {
    cause: 'A segment of the path has a percent sign without two hexadecimal digits, or bytes that are not UTF-8.',
    remedy: 'Encode each segment of the path with encodeURIComponent or its like.',
  },
};

export const methodNotAllowed: FrameFailure = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  meaning: 'Method not allowed',
  guidance: {
    cause: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the header Allow.',
  },
};

export const uriTooLong: FrameFailure = {
  status: 414,
  code: 'URI_TOO_LONG',
  meaning: 'The URL is too long. Send less than 8 KiB.',
  guidance: {
    cause: 'Path and query together are longer than 8 KiB.',
    remedy: 'Send fewer values in one request, for example fewer addresses.',
  },
};

export const unsupportedMedia: FrameFailure = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  meaning: 'The media type, charset or content encoding of the body is not supported',
  guidance: {
    cause: 'The Content-Type is not a JSON type, or the body is compressed or encoded in an unsupported way.',
    remedy: 'Send the body as application/json in UTF-8.',
  },
};

export const headersTooLarge: FrameFailure = {
  status: 431,
  code: 'HEADERS_TOO_LARGE',
  meaning: 'The request line and headers are too large. Send less than 24 KiB.',
  guidance: {
    cause:
      'The request line and all headers together are larger than 24 KiB. Often cookies of other applications are the reason.',
    remedy: 'Send fewer or shorter headers.',
  },
};

export const requestTimeout: FrameFailure = {
  status: 408,
  code: 'REQUEST_TIMEOUT',
  meaning: 'The request was not received in time',
  guidance: {
    cause: 'The client opened a connection and did not send the whole request in time.',
    remedy: 'Send the request again on a new connection.',
  },
};

export const malformedRequest: FrameFailure = {
  status: 400,
  code: 'MALFORMED_REQUEST',
  meaning: 'The request is not valid HTTP/1.1',
  guidance: {
    cause: 'The bytes on the connection are not an HTTP/1.1 request.',
    remedy: 'Send the request with an HTTP library. Check that a proxy does not change it.',
  },
};

export const hostRequired: FrameFailure = {
  status: 400,
  code: 'HOST_REQUIRED',
  meaning: 'A request in HTTP/1.1 must have the header Host',
  guidance: {
    cause: 'The request has no Host header, which HTTP/1.1 requires.',
    remedy: 'Send the request with an HTTP library, or add the header Host.',
  },
};

export const expectationFailed: FrameFailure = {
  status: 417,
  code: 'EXPECTATION_FAILED',
  meaning: 'The only supported value of the header Expect is 100-continue',
  guidance: {
    cause: 'The header Expect asks for something that the service does not do.',
    remedy: 'Remove the header, or send Expect: 100-continue.',
  },
};

/** Refusals of requests that reach no operation, or that every operation shares. */
export const FRAME_FAILURES: readonly FrameFailure[] = [
  internalError,
  malformedPath,
  methodNotAllowed,
  uriTooLong,
  unsupportedMedia,
  headersTooLarge,
  requestTimeout,
  malformedRequest,
  hostRequired,
  expectationFailed,
];

/** The public part of a refusal by the frame; `error` may be more exact than the meaning. */
export const frameTrouble = ({ status, code, meaning, guidance }: FrameFailure, error = meaning) => ({
  status,
  error,
  code,
  remedy: guidance.remedy,
});
