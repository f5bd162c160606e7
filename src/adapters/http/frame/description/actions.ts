import type { z } from 'zod';
import type { RouteAction } from '../record/route.ts';
import type { Components, Json } from './components.ts';
import type { Described } from './described.ts';

/** OpenAPI has one operation for a path and method: `x-actions` describes what each value of `action` takes and returns. */
export const actionsOf = (actions: Readonly<Record<string, RouteAction>>, components: Components) =>
  Object.fromEntries(
    Object.entries(actions).map(([value, { operationId, requires, body, reply }]) => [
      value,
      {
        operationId,
        ...(requires !== undefined && { requires }),
        ...(body !== undefined && {
          requestBody: { required: !isOptional(body), schema: components.schema(body) },
        }),
        reply: components.schema(reply),
      },
    ]),
  );

/** The schema of the operation; with actions, any of theirs. */
export const ofAnyAction = (
  { actions }: Described,
  part: 'body' | 'reply',
  own: z.ZodType,
  components: Components,
): Json => {
  const parts = Object.values(actions ?? {}).map((action) => action[part]);
  return actions === undefined
    ? components.schema(own)
    : { anyOf: parts.flatMap((one) => (one === undefined ? [] : [components.schema(one)])) };
};

export const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;
