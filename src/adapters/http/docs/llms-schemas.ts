import type { Json } from '../frame/description/components.ts';

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const variants = (all: unknown) => [...new Set((all as readonly Json[]).map(typeOf))];

/** The type of a value, in the notation of TypeScript; a named schema by its name. */
export function typeOf(schema: Json): string {
  const { $ref, anyOf, oneOf, allOf, const: constant, enum: values, type, items, properties } = schema;
  if (typeof $ref === 'string') return nameOf($ref);
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf ?? oneOf) return variants(anyOf ?? oneOf).join(' | ');
  if (allOf) return variants(allOf).join(' & ');
  if (type === 'array') return `(${typeOf((items ?? {}) as Json)})[]`;
  if (properties !== undefined) return inline(schema);
  if (Array.isArray(type)) return type.join(' | ');
  return typeof type === 'string' ? type : 'any';
}

function inline({ properties, required = [] }: Json): string {
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, field]) => `${name}${(required as readonly string[]).includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** The description of a named schema, and its fields, one a line. */
export function fieldsOf(schema: Json): string {
  const { description, properties, required = [], pattern } = schema;
  const about = description === undefined ? [] : [`${description}.`];
  if (properties === undefined)
    return [...about, `Type: ${typeOf(schema)}${pattern === undefined ? '' : `, \`${pattern}\``}.`].join(' ');
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => {
    const text = field.description === undefined ? '' : `: ${field.description}`;
    const optional = (required as readonly string[]).includes(name) ? '' : ', optional';
    return `- \`${name}\` (${typeOf(field)}${optional})${text}`;
  });
  return [...about, ...fields].join('\n');
}
