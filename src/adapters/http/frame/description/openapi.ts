import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { PaymentRefusal, PROBLEM_JSON } from '../failure/payment-problem.ts';
import { Problem, STATUS_OF } from '../failure/problem.ts';
import { failuresOf } from '../record/refusals.ts';
import type { Access, Route } from '../record/route.ts';
import { CHALLENGE_HEADERS, paymentInfo, RECEIPT_HEADERS } from './openapi-payment.ts';

type Json = Record<string, unknown>;
export type ApiDocument = Readonly<Json & { paths: Record<string, Json> }>;

const TAGS: Readonly<Record<string, string>> = {
  System: 'Health, OpenAPI document, discovery and internal jobs',
  Authentication: 'Wallet sign-in, sessions and API keys',
  User: 'Profiles, preferences and lists of wallets',
  Referral: 'Referrers, referred wallets and their purchases',
  KYC: 'Identity verification',
  Compliance: 'Terms and jurisdictions',
  Sale: 'Purchase authorizations and purchase history',
  Fees: 'Prices of sponsored transactions',
  Swaps: 'Token swaps, on one chain or across two',
  Transfer: 'Preparing transfers and broadcasting signed transactions',
  Paymaster: 'Sponsoring the gas of signed requests',
  Portfolio: 'Holdings of wallets and their value',
  Tokens: 'Listed tokens and token prices',
  Market: 'Market data, forwarded from the provider',
  Oracle: 'Price, liquidity and lending data of a token',
  Payments: 'Endpoints that are paid per request, and a wallet’s payments',
  Operator: 'Running the service: people, proposals, decisions and queues',
  Agent: 'Conversations over HTTP and messaging platforms',
};

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
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

/** A route with a scope also accepts an API key with that scope (OpenAPI 3.1 §4.8.30: roles that the operation needs). */
const securityOf = ({ access, scope }: Route): readonly Json[] =>
  access === 'session' && scope !== undefined ? [...SECURITY.session, { apiKey: [scope] }] : SECURITY[access];

/** The OpenAPI 3.1 description of the routes, generated from the records that also serve them. */
export function openApiDocument(routes: readonly Route[], version: string): ApiDocument {
  const components = new Components();
  const problem = components.schema(Problem);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const item = paths[route.path] ?? {};
    item[route.method] = operation(route, components, problem);
    paths[route.path] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Institutional DeFi API',
      version,
      description: 'Connects an institution’s users to the chains. It never holds a user’s private key.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: { schemas: components.schemas, securitySchemes: schemesOf(routes) },
  };
}

const securitySchemes = {
  sessionCookie: { type: 'apiKey', in: 'cookie', name: 'svc-session', description: 'Set when a wallet signs in' },
  gateCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'svc-gate',
    description: 'The pass of the password gate; needed only where the service has a gate password',
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
    description: 'An API key of the wallet; each operation names the scope that it requires',
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

/** The security schemes that at least one route uses. */
function schemesOf(routes: readonly Route[]): Json {
  const used = new Set(routes.flatMap((route) => securityOf(route).flatMap((requirement) => Object.keys(requirement))));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)));
}

function operation(route: Route, components: Components, problem: Json): Json {
  const { reply } = route;
  const parameters = [
    ...parametersOf(route.params, 'path', components),
    ...parametersOf(route.query, 'query', components),
  ];
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: securityOf(route),
    ...(route.price !== undefined && { 'x-payment-info': paymentInfo(route.price) }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body !== undefined && { requestBody: requestBody(route.body, components, route.media) }),
    responses: {
      200: {
        description: reply.description,
        ...(route.access === 'payment' && { headers: RECEIPT_HEADERS }),
        content: { [reply.mediaType]: { schema: components.schema(reply.schema) } },
      },
      ...refusals(route, problem, components),
    },
  };
}

function requestBody(schema: z.ZodType, components: Components, media: readonly string[] = []): Json {
  const types = ['application/json', ...media];
  return {
    required: !schema.safeParse(undefined).success,
    content: Object.fromEntries(types.map((type) => [type, { schema: components.schema(schema) }])),
  };
}

function refusals(route: Route, problem: Json, components: Components): Json {
  const failures = failuresOf(route);
  const statuses = [...new Set(failures.map(({ kind }) => STATUS_OF[kind]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const own = failures.filter(({ kind }) => STATUS_OF[kind] === status);
      const isPayment = status === STATUS_OF['payment-required'];
      const base = isPayment ? components.schema(PaymentRefusal) : problem;
      const schema = {
        allOf: [base, { properties: { code: { enum: [...new Set(own.map(({ code }) => code))] } } }],
      };
      const description = [...new Set(own.map(({ code, meaning }) => `\`${code}\`: ${meaning}.`))].join('\n\n');
      const content = { [isPayment ? PROBLEM_JSON : 'application/json']: { schema } };
      return [status, { description, ...(isPayment && { headers: CHALLENGE_HEADERS }), content }];
    }),
  );
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query', components: Components): Json[] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodObject)) throw new TypeError('parameters must be described by an object schema');
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { description, example } = z.globalRegistry.get(field) ?? {};
    return {
      name,
      in: where,
      required: where === 'path' || !field.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      schema: components.schema(field),
    };
  });
}

/** Schemas with an id, stored once under `components` and referenced. */
class Components {
  readonly schemas: Record<string, Json> = {};

  schema(schema: z.ZodType): Json {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
        // Every JSON integer lies between these bounds; stating them only makes generated examples worse.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if ('example' in jsonSchema) {
          jsonSchema.examples = [jsonSchema.example];
          delete jsonSchema.example;
        }
      },
    });
    const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema, $defs = {}, id, ...root } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs)) this.#keep(name, definition);
    if (typeof id !== 'string') return root;
    this.#keep(id, root);
    return { $ref: `#/components/schemas/${id}` };
  }

  #keep(name: string, { id, ...definition }: Json): void {
    const known = this.schemas[name];
    if (known !== undefined && !isDeepStrictEqual(known, definition))
      throw new Error(`two schemas have the id ${name}: give them different ids`);
    this.schemas[name] = definition;
  }
}
