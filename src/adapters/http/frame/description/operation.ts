import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import recorded from '../../../../../openapi.examples.json' with { type: 'json' };
import { KEY_LIFETIME_MS } from '../../../../application/ports/idempotency.ts';
import { durationText } from '../../../../domain/shared/duration.ts';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts';
import type { Price } from '../record/route.ts';
import { takesKey } from '../record/takes-key.ts';
import type { Components, Json } from './components.ts';
import type { Described } from './described.ts';
import { errorResponses } from './errors.ts';
import { headersOf } from './response-headers.ts';

const KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: `A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For ${durationText(KEY_LIFETIME_MS)}, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.`,
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

const keyParameters = (operation: Described) => (takesKey(operation) ? [KEY_PARAMETER] : []);

/** Price information for discovery tools (`x-payment-info`). Advisory: the challenge of a 402 response is binding. */
const paymentInfo = ({ offer, terms }: Price) => ({
  offers: [
    {
      intent: 'charge',
      method: terms.method,
      amount: offer.amount.toString(),
      currency: terms.currency,
      description: offer.description,
    },
  ],
});

/** A request that succeeds in the sandbox, and its response. */
type SandboxExample = Readonly<{
  name: string;
  /** Of the path and the query. */
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  response: unknown;
}>;

/** By operation, as `npm run examples` recorded them. */
const SANDBOX_EXAMPLES: Readonly<Record<string, readonly SandboxExample[]>> = recorded;

export type Operation = Json & { operationId: string; parameters?: Json[]; responses: Record<string, Json> };

/** The description of one operation. */
export function operation(described: Described, components: Components): Operation {
  const examples = SANDBOX_EXAMPLES[described.operationId] ?? [];
  const parameters = [
    ...parametersOf(described.params, 'path', components, examples),
    ...parametersOf(described.query, 'query', components, examples),
    ...keyParameters(described),
  ];
  return {
    operationId: described.operationId,
    tags: [described.tag],
    summary: described.summary,
    ...(described.description !== undefined && { description: described.description }),
    security: described.security,
    ...(described.scope !== undefined && { 'x-scope': described.scope }),
    ...(described.price !== undefined && { 'x-payment-info': paymentInfo(described.price) }),
    ...(parameters.length > 0 && { parameters }),
    ...(described.body !== undefined && { requestBody: requestBody(described, described.body, components, examples) }),
    responses: responses(described, components, examples),
  };
}

function responses(
  described: Described,
  components: Components,
  examples: readonly SandboxExample[],
): Operation['responses'] {
  const { reply, more = {} } = described;
  return {
    200: {
      description: reply.description,
      ...headersOf({ operation: described, status: 200, codes: [] }, components),
      content: {
        [reply.mediaType]: {
          schema: components.schema(reply.schema),
          ...named(examples, ({ response }) => response),
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(more).map(([status, describe]) => [
        status,
        {
          ...headersOf({ operation: described, status: Number(status), codes: [] }, components),
          ...describe((schema) => components.schema(schema)),
        },
      ]),
    ),
    ...errorResponses(described, components),
  };
}

function requestBody(
  { media = [] }: Described,
  schema: z.ZodType,
  components: Components,
  examples: readonly SandboxExample[],
): Json {
  const types = ['application/json', ...media];
  return {
    description: schema.meta()?.description ?? 'The request',
    required: !schema.safeParse(undefined).success,
    content: Object.fromEntries(
      types.map((type) => [type, { schema: components.schema(schema), ...named(examples, ({ body }) => body) }]),
    ),
  };
}

/** The examples that have the part, by name. */
function named(examples: readonly SandboxExample[], partOf: (example: SandboxExample) => unknown): Json {
  const present = examples.filter((example) => partOf(example) !== undefined);
  if (present.length === 0) return {};
  return { examples: Object.fromEntries(present.map((example) => [example.name, { value: partOf(example) }])) };
}

function parametersOf(
  schema: z.ZodType | undefined,
  where: 'path' | 'query',
  components: Components,
  [recorded]: readonly SandboxExample[],
): Json[] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodObject)) throw new TypeError('parameters must be described by an object schema');
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { description, example: usual } = z.globalRegistry.get(field) ?? {};
    // An optional parameter that the recorded request leaves out may contradict the others.
    const example = recorded?.parameters === undefined ? usual : recorded.parameters[name];
    return {
      name,
      in: where,
      required: where === 'path' || !field.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      schema: withoutRepeats(components.schema(field), { description, examples: [usual] }),
    };
  });
}

/** The schema without what the parameter itself says, so that the document stays small. */
const withoutRepeats = (schema: Json, said: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name, value]) => !isDeepStrictEqual(value, said[name])));
