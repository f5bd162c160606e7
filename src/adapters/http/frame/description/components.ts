import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Formats of JSON Schema, which every tool checks: their long patterns say nothing more. */
const KNOWN_FORMATS: ReadonlySet<unknown> = new Set(['date-time', 'email', 'uri', 'uuid']);

/** What is used in several places of the description, stored once under `components` and referenced. */
export class Components {
  readonly schemas: Record<string, Json> = {};
  readonly parameters: Record<string, Json> = {};
  readonly headers: Record<string, Json> = {};
  readonly examples: Record<string, Json> = {};
  readonly responses: Record<string, Json> = {};

  /** The schema, or a reference to it if it has an id. */
  schema(schema: z.ZodType): Json {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => adjust(jsonSchema as Json),
    });
    const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs: defined } = JSON.parse(text) as { $defs?: Record<string, Json> };
    const known = { ...this.schemas, ...defined };
    const {
      $schema,
      $defs = {},
      id,
      ...root
    } = JSON.parse(text, (_key, node) => withoutRepeats(node, known)) as Json & {
      $defs?: Record<string, Json>;
    };
    for (const [name, definition] of Object.entries($defs)) this.named(name, withoutId(definition));
    return typeof id === 'string' ? this.named(id, root) : root;
  }

  named(name: string, definition: Json): Json {
    return keep('schemas', this.schemas, name, definition);
  }

  parameter(name: string, definition: Json): Json {
    return keep('parameters', this.parameters, name, definition);
  }

  header(name: string, definition: Json): Json {
    return keep('headers', this.headers, name, definition);
  }

  example(name: string, definition: Json): Json {
    return keep('examples', this.examples, name, definition);
  }

  response(name: string, definition: Json): Json {
    return keep('responses', this.responses, name, definition);
  }
}

function keep(kind: string, known: Record<string, Json>, name: string, definition: Json): Json {
  if (known[name] !== undefined && !isDeepStrictEqual(known[name], definition))
    throw new Error(`two ${kind} have the id ${name}: give them different ids`);
  known[name] = definition;
  return { $ref: `#/components/${kind}/${name}` };
}

/** A reference without the examples of the schema to which it refers: tools read them there. */
function withoutRepeats(node: unknown, known: Readonly<Record<string, Json>>): unknown {
  const { $ref, examples, ...rest } = (node ?? {}) as Json;
  if (typeof $ref !== 'string' || examples === undefined) return node;
  return isDeepStrictEqual(examples, known[$ref.split('/').at(-1) ?? '']?.examples) ? { ...rest, $ref } : node;
}

const withoutId = ({ id, ...definition }: Json): Json => definition;

/** Changes what zod states into what generators and linters understand. */
function adjust(schema: Json): void {
  if (KNOWN_FORMATS.has(schema.format)) delete schema.pattern;
  // Every JSON integer lies between these bounds; stating them only makes generated examples worse.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // The values say it.
  if ('const' in schema || 'enum' in schema) delete schema.type;
  if (Array.isArray(schema.prefixItems)) boundTuple(schema, schema.prefixItems);
  if ('example' in schema) {
    schema.examples = [schema.example];
    delete schema.example;
  }
}

/** Linters refuse `items: false`, so the number of items closes the tuple, and `items` repeats what they may be. */
function boundTuple(schema: Json, items: readonly unknown[]): void {
  schema.items = { anyOf: [...items] };
  schema.minItems = items.length;
  schema.maxItems = items.length;
}
