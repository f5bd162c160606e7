import type { Request, Response } from 'express';
import { z } from 'zod';
import { Failure, type FailureKind } from '../../../../domain/shared/failure.ts';
import { alreadyCreated } from './failures.ts';
import { frameTrouble, internalError } from './frame-failures.ts';

/** The token endpoint that the authorization server metadata names. It creates API keys for signed-in wallets and issues no tokens. */
export const TOKEN_PATH = '/api/auth/api-key';

const EXPLANATION =
  'This service issues no OAuth tokens. Sign in with the wallet, create an API key with a JSON body at this endpoint, and send the key as a bearer token.';

/** For an OAuth client that asks for a token: it shows only this field of a refusal (RFC 6749 §5.2). */
export const oauthExtrasFor = (req: Request) =>
  req.path === TOKEN_PATH && req.is('application/x-www-form-urlencoded') !== false
    ? { error_description: EXPLANATION }
    : undefined;

const JSON_TYPE = 'application/json';

/** Ends the response with the text. Only a conditional request passes through Express, which may answer it with 304. */
export function sendText(res: Response, mediaType: string, text: string): void {
  if (res.req.headers['if-none-match'] !== undefined) return void res.type(mediaType).send(text);
  if (mediaType === JSON_TYPE) res.setHeader('Content-Type', `${JSON_TYPE}; charset=utf-8`);
  else res.type(mediaType);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}

/** The only mapping from failure kinds to statuses. */
export const STATUS_OF: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  limited: 429,
  unavailable: 503,
  off: 503,
};

const FieldIssue = z
  .object({
    path: z.string().meta({ description: 'The field of the request', example: 'amount' }),
    message: z.string().meta({ description: 'Why the field is invalid', example: 'must be a whole number' }),
  })
  .meta({ id: 'FieldIssue', description: 'An invalid field of a request' });

export const Problem = z
  .object({
    success: z.literal(false),
    error: z.string().meta({ description: 'A message for people', example: 'Sign in first' }),
    code: z.string().meta({ description: 'A stable code for programs', example: 'UNAUTHENTICATED' }),
    remedy: z.string().meta({ description: 'What to do next', example: 'Sign in with POST /api/siwe' }),
    docs: z.string().meta({
      description: 'The page of this service about the code',
      example: 'https://api.example/docs/errors#UNAUTHENTICATED',
    }),
    details: z.array(FieldIssue).optional(),
    id: z.int().optional().meta({ description: 'What exists already, with `ALREADY_CREATED`', example: 17 }),
    error_description: z.string().optional().meta({
      description: 'For OAuth clients, at the token endpoint: how to get a credential',
      example: 'Create an API key',
    }),
    requestId: z.string().meta({ description: 'Also in X-Request-Id', example: 'b7c1f0de' }),
  })
  .meta({ id: 'ErrorResponse', description: 'The format of every error response' });

export type Problem = z.infer<typeof Problem>;
export type Trouble = Readonly<{
  status: number;
  error: string;
  code: string;
  remedy: string;
  details?: Problem['details'];
  id?: number;
}>;

/** The public part of an error: everything of a Failure that is meant for callers, nothing of a defect. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Failure)) return frameTrouble(internalError);
  const issues = error.facts.issues as Problem['details'];
  return {
    status: STATUS_OF[error.kind],
    error: error.message,
    code: error.code,
    remedy: error.remedy,
    ...(issues !== undefined && { details: issues }),
    ...(error.code === alreadyCreated.code && { id: error.facts.id as number }),
  };
}

/** The page that lists every code; each code is an anchor of it. */
export const ERRORS_PATH = '/docs/errors';

/** The parts of every refusal, on whichever way it leaves the service. */
export const refusalOf = ({ status, error, code, remedy, ...more }: Trouble, baseUrl: string) => ({
  success: false as const,
  error,
  code,
  remedy,
  docs: `${baseUrl}${ERRORS_PATH}#${code}`,
  ...more,
});

/** The body of an error response. */
export const problemOf = (trouble: Trouble, res: Response): Problem => ({
  ...refusalOf(trouble, res.app.locals.baseUrl as string),
  requestId: String(res.getHeader('X-Request-Id')),
});

type Formatting = Readonly<{ mediaType?: string; extras?: Readonly<Record<string, unknown>> | undefined }>;

/** Sends a Problem, and leaves its code in `res.locals.errorCode` for the access log; with optional extra fields or another media type. */
export function sendProblem(res: Response, trouble: Trouble, formatting?: Formatting): void {
  res.locals.errorCode = trouble.code;
  const body = { ...problemOf(trouble, res), ...formatting?.extras };
  res.statusCode = trouble.status;
  sendText(res, formatting?.mediaType ?? 'application/json', JSON.stringify(body));
}
