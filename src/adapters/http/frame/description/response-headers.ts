import { insufficientScope } from '../../../../domain/auth/errors.ts';
import { idempotencyInProgress } from '../failure/failures.ts';
import { REPLAYED } from '../idempotency/idempotency-key.ts';
import type { Components, Json } from './components.ts';
import type { Described } from './described.ts';

type Place = Readonly<{ operation: Described; status: number; codes: readonly string[] }>;
type Header = Readonly<{
  /** The name of the header; without it, the key. */
  name?: string;
  description: string;
  example: string;
  /** Present on every response of these places; otherwise it may be absent. */
  always?: true;
  /** Any response may have it, so the introduction describes it, once. */
  common?: true;
  /** The responses that list it. */
  at(place: Place): boolean;
}>;

/** Its tools decide too. */
const MCP_OPERATION = 'mcp';

const nowhere = () => false;
const isLimited = ({ status }: Place) => status === 429;
const isPaid = ({ operation }: Place) => operation.access === 'payment';

/** Every response header that a client may rely on: a new one needs one entry here. */
const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Identifies the request in the operator’s log; errors repeat it as `requestId`',
    example: 'b7c1f0de',
    common: true,
    at: nowhere,
  },
  'X-Sandbox': {
    description:
      '`true` while any external system is replaced by an in-memory adapter; absent otherwise, and in production',
    example: 'true',
    common: true,
    at: nowhere,
  },
  RateLimit: {
    description: 'What remains of the limit `q` of RateLimit-Policy: `r` requests, for the next `t` seconds',
    example: '"read"; r=119; t=60',
    common: true,
    at: isLimited,
  },
  'RateLimit-Policy': {
    description: 'The limit that counts this request: its class, `q` requests in each window of `w` seconds',
    example: '"read"; q=120; w=60; pk=:NGI4ZjE2:',
    common: true,
    at: isLimited,
  },
  'Cache-Control': {
    description: 'Whether the response may be stored; `no-store` unless it is the same for every caller',
    example: 'no-store',
    common: true,
    at: nowhere,
  },
  ETag: {
    description:
      'Identifies the body of a response that may be stored: send it in `If-None-Match`, and the response is 304 without a body while the body is the same',
    example: '"Ungg1yDDPoEIRYSqYi4xZ1vsBOCGKNwlUVTEkUbGGGs"',
    common: true,
    at: nowhere,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt',
    example: '60',
    at: ({ status, codes }) => status === 429 || status === 503 || codes.includes(idempotencyInProgress.code),
  },
  'WWW-Authenticate': {
    description: 'How to authenticate: the metadata of this resource (RFC 9728)',
    example: 'Bearer resource_metadata="https://api.example.com/.well-known/oauth-protected-resource"',
    always: true,
    at: ({ status }) => status === 401,
  },
  ScopeChallenge: {
    name: 'WWW-Authenticate',
    description: 'Present with INSUFFICIENT_SCOPE',
    example: 'Bearer error="insufficient_scope"',
    at: ({ status, codes }) => status === 403 && codes.includes(insufficientScope.code),
  },
  PaymentChallenge: {
    name: 'WWW-Authenticate',
    description: 'A new challenge of the Payment scheme',
    example: 'Payment id="…", realm="…", method="tempo", intent="charge", request="…"',
    always: true,
    at: ({ status }) => status === 402,
  },
  'PAYMENT-REQUIRED': {
    description: 'The payment requirements of x402 (version 2) in base64 JSON, where the operator accepts it',
    example: 'eyJ4NDAyVmVyc2lvbiI6MiwiYWNjZXB0cyI6W119',
    at: ({ status }) => status === 402,
  },
  'PAYMENT-RESPONSE': {
    description: 'Present with a payment by x402: base64 JSON with success, payer, transaction and network',
    example: 'eyJzdWNjZXNzIjp0cnVlfQ==',
    at: (place) => isPaid(place) && place.status === 200,
  },
  'Payment-Receipt': {
    description: 'Base64url JSON: method, status, timestamp, reference (the transaction) and challengeId',
    example: 'eyJtZXRob2QiOiJ0ZW1wbyIsInN0YXR1cyI6InN1Y2Nlc3MifQ',
    always: true,
    at: (place) => isPaid(place) && place.status === 200,
  },
  [REPLAYED]: {
    description: 'Present with `true` when this is the answer to an earlier request with the same `Idempotency-Key`',
    example: 'true',
    common: true,
    at: nowhere,
  },
  'Decision-Id': {
    description: 'The decision that was recorded about the request, for GET /api/sale/decisions/{id}',
    example: '8f2c3f8e-6d2f-4f43-9a0f-0a4d7d8b1c55',
    at: ({ operation }) =>
      operation.decides !== undefined || operation.movesValue !== undefined || operation.operationId === MCP_OPERATION,
  },
  Location: {
    description: 'The page that a browser is sent to',
    example: '/console/confirm-email#token=…',
    always: true,
    at: ({ status }) => status === 303,
  },
  'Set-Cookie': {
    description: 'Sets or clears a cookie of this service',
    example: 'svc-session=…; Path=/; HttpOnly; SameSite=Lax',
    at: ({ operation, status }) => operation.setsCookie === true && status === 200,
  },
};

export const RESPONSE_HEADERS = `## Response headers

Every response has \`X-Request-Id\` and \`Cache-Control\`; those that a limit counts have \`RateLimit\` and \`RateLimit-Policy\`. Other headers are listed with the responses that have them.

${Object.entries(HEADERS)
  .filter(([, { common }]) => common)
  .map(([name, { description, example }]) => `- \`${name}\`: ${description}. Example: \`${example}\``)
  .join('\n')}`;

/** The headers of a response beside the common ones, as references; nothing where there are none. */
export function headersOf(place: Place, components: Components): Json {
  const present = Object.entries(HEADERS).filter(([, { at }]) => at(place));
  const references = Object.fromEntries(
    present.map(([key, { name = key, description, example, always = false }]) => [
      name,
      components.header(key, { description, required: always, schema: { type: 'string' }, example }),
    ]),
  );
  return present.length === 0 ? {} : { headers: references };
}
