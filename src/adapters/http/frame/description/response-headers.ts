import { insufficientScope } from '../../../../domain/auth/errors.ts';
import { idempotencyInProgress } from '../failure/failures.ts';
import { REPLAYED } from '../idempotency/idempotency-key.ts';
import { takesKey } from '../record/takes-key.ts';
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
  at(place: Place): boolean;
}>;

/** Its tools decide too. */
const MCP_OPERATION = 'mcp';

const everywhere = () => true;
const isPaid = ({ operation }: Place) => operation.access === 'payment';

/** Every response header that a client may rely on: a new one needs one entry here. */
const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Identifies the request in the operator’s log; errors repeat it as `requestId`',
    example: 'b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11',
    always: true,
    at: everywhere,
  },
  'X-Sandbox': {
    description: '`true` while any external system is replaced by an in-memory adapter; absent otherwise, and in production',
    example: 'true',
    at: everywhere,
  },
  RateLimit: {
    description: 'What remains of the limit `q` of RateLimit-Policy: `r` requests, for the next `t` seconds',
    example: '"read"; r=119; t=60',
    at: everywhere,
  },
  'RateLimit-Policy': {
    description: 'The limit that counts this request: its class, `q` requests in each window of `w` seconds',
    example: '"read"; q=120; w=60; pk=:NGI4ZjE2:',
    at: everywhere,
  },
  'Cache-Control': {
    description: 'Whether the response may be stored; `no-store` unless it is the same for every caller',
    example: 'no-store',
    always: true,
    at: everywhere,
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
  'Payment-Receipt': {
    description: 'Base64url JSON: method, status, timestamp, reference (the transaction) and challengeId',
    example: 'eyJtZXRob2QiOiJ0ZW1wbyIsInN0YXR1cyI6InN1Y2Nlc3MifQ',
    always: true,
    at: (place) => isPaid(place) && place.status === 200,
  },
  [REPLAYED]: {
    description: 'Present with `true` when this is the answer to an earlier request with the same `Idempotency-Key`',
    example: 'true',
    at: ({ operation, status }) => takesKey(operation) && (status < 401 || [403, 404, 409, 413, 422].includes(status)),
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

/** The headers of a response, as references. */
export function headersOf(place: Place, components: Components): Json {
  const present = Object.entries(HEADERS).filter(([, { at }]) => at(place));
  return Object.fromEntries(
    present.map(([key, { name = key, description, example, always = false }]) => [
      name,
      components.header(key, { description, required: always, schema: { type: 'string' }, example }),
    ]),
  );
}
