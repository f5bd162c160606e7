import { z } from 'zod';
import type { Components, Json } from './components.ts';
import type { Described } from './described.ts';
import { errorResponses } from './errors.ts';
import { keyParameters } from './idempotency-key.ts';
import { paymentInfo } from './payment-info.ts';
import { headersOf } from './response-headers.ts';
import { SANDBOX_EXAMPLES, type SandboxExample } from './sandbox-examples.ts';

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
      schema: components.schema(field),
    };
  });
}
