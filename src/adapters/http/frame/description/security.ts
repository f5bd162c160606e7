import type { Access, Route } from '../record/route.ts';
import type { Json } from './components.ts';

export type Requirement = Readonly<Record<string, readonly never[]>>;

const SECURITY: Readonly<Record<Access, readonly Requirement[]>> = {
  public: [],
  optional: [{}, { sessionCookie: [] }, { bearerToken: [] }],
  session: [{ sessionCookie: [] }, { bearerToken: [] }],
  operator: [
    { sessionCookie: [], gateCookie: [] },
    { bearerToken: [], gateCookie: [] },
  ],
  cron: [{ cronSecret: [] }],
  webhook: [{ webhookSignature: [] }],
  payment: [{ machinePayment: [] }],
};

/** An API key is accepted where the route has a scope. Only OAuth has scopes in OpenAPI, so `x-scope` of the operation names it. */
export function securityOf({ access, scope, outsideGate }: Pick<Route, 'access' | 'scope' | 'outsideGate'>) {
  if (access === 'operator' && outsideGate === true) return SECURITY.session;
  return access === 'session' && scope !== undefined ? [...SECURITY.session, { apiKey: [] }] : SECURITY[access];
}

const SCHEMES: Readonly<Record<string, Json>> = {
  sessionCookie: { type: 'apiKey', in: 'cookie', name: 'svc-session', description: 'Set when a wallet signs in' },
  gateCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'svc-gate',
    description: 'The pass of the password gate; needed only where the service has GATE_PASSWORD',
  },
  bearerToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token returned by a sign-in',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'svc_pk_live_ and 32 hexadecimal digits',
    description: 'An API key of the wallet. It needs the scope that `x-scope` of the operation names',
  },
  machinePayment: {
    type: 'http',
    scheme: 'Payment',
    description: 'A payment for the challenge of a 402 response, in the format of the Payment authentication scheme',
  },
  cronSecret: { type: 'http', scheme: 'bearer', description: 'The operator’s CRON_SECRET' },
  webhookSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Webhook-Secret',
    description: 'Each provider authenticates its webhooks differently; this is the header of the in-memory provider',
  },
};

/** The security schemes that the operations use. */
export function schemesOf(requirements: readonly Requirement[]): Json {
  const used = new Set(requirements.flatMap((requirement) => Object.keys(requirement)));
  return Object.fromEntries(Object.entries(SCHEMES).filter(([name]) => used.has(name)));
}
