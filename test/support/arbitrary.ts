import fc from 'fast-check';

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema is a JSON object of any shape
export type JsonSchema = Record<string, any>;

const LONGEST = 60;

/** Values that match a JSON Schema of the API description, for the keywords that the description uses. */
export function arbitraryOf(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return arbitraryOf(resolve(schema.$ref, document), document);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives: readonly JsonSchema[] | undefined = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, document)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ noNaN: true, min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6 });
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, document), { maxLength: 4 });
    case 'object':
      return objectOf(schema, document);
    default:
      return fc.jsonValue();
  }
}

const resolve = (pointer: string, document: JsonSchema): JsonSchema =>
  pointer
    .split('/')
    .slice(1)
    .reduce((node, key) => node[key], document);

function textOf({ format, pattern, minLength = 0, maxLength = LONGEST }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.webUrl();
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST) });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const shape = Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field, document)]));
  return fc.record(shape, { requiredKeys: required as never[] });
}
