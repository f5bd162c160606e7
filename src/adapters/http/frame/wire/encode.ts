import { z } from 'zod';

/** The encoded value; INVALID for a value that only `z.encode` can judge. */
type Encoder = (value: unknown) => unknown;
const INVALID = Symbol('invalid');

const encoders = new WeakMap<z.ZodType, Encoder>();

/**
 * Encodes as `z.encode` does, with the same errors. `z.encode` walks the schema for each value, and parses schemas with checks twice;
 * here each schema is compiled once. A value that its encoder does not accept is left to `z.encode`.
 */
export function encode<S extends z.ZodType>(schema: S, value: z.output<S>): unknown {
  const encoder = encoders.get(schema) ?? compiled(schema);
  encoders.set(schema, encoder);
  const encoded = encoder(value);
  return encoded === INVALID ? z.encode(schema, value) : encoded;
}

/** A schema of a kind that is not compiled. */
const uncompiled =
  (schema: z.core.$ZodType): Encoder =>
  (value) => {
    const { success, data } = z.safeEncode(schema, value);
    return success ? data : INVALID;
  };

const accepting =
  (isValid: (value: unknown) => unknown): Encoder =>
  (value) =>
    isValid(value) === true ? value : INVALID;

function compiled(schema: z.core.$ZodType): Encoder {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return textOf(schema, def);
  if (def.checks !== undefined && def.checks.length > 0) return uncompiled(schema);
  switch (def.type) {
    case 'boolean':
    case 'bigint':
      return 'check' in def || def.coerce ? uncompiled(schema) : accepting((value) => typeof value === def.type);
    case 'number':
      return numberOf(schema, def);
    case 'date':
      return accepting((value) => value instanceof Date && !Number.isNaN(value.getTime()));
    case 'literal':
    case 'enum':
      return accepting((value) => values?.has(value as never));
    case 'custom':
      return accepting((value) => def.fn(value as never));
    case 'nullable':
      return orElse(null, compiled(def.innerType));
    case 'optional':
      return schema instanceof z.core.$ZodExactOptional
        ? uncompiled(schema)
        : orElse(undefined, compiled(def.innerType));
    case 'array':
      return listOf(compiled(def.element));
    case 'tuple':
      return def.rest === null ? tupleOf(def.items.map(compiled)) : uncompiled(schema);
    case 'object':
      return def.catchall === undefined ? objectOf(def.shape) : uncompiled(schema);
    case 'record':
      return recordOf(schema, def);
    case 'pipe':
      return schema instanceof z.core.$ZodCodec ? codecOf(schema._zod.def) : uncompiled(schema);
    default:
      return uncompiled(schema);
  }
}

/** Formats that are nothing but a regular expression. */
const PATTERNED: ReadonlySet<string> = new Set(['regex', 'datetime', 'uuid']);

function textOf(schema: z.core.$ZodType, def: z.core.$ZodStringDef): Encoder {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const conditions = checks.filter(
    (check) => 'check' in check,
  ) as unknown as readonly z.core.$ZodCheckStringFormatDef[];
  const patterns = conditions.map(({ check, format, pattern, when }) =>
    check === 'string_format' && PATTERNED.has(format) && when === undefined ? pattern : undefined,
  );
  if (def.coerce || !patterns.every((pattern) => pattern !== undefined && !pattern.global && !pattern.sticky))
    return uncompiled(schema);
  return accepting((value) => typeof value === 'string' && patterns.every((pattern) => pattern?.test(value)));
}

function numberOf(schema: z.core.$ZodType, def: z.core.$ZodNumberDef): Encoder {
  if (def.coerce) return uncompiled(schema);
  if (!('check' in def)) return accepting(Number.isFinite);
  return 'format' in def && def.format === 'safeint' ? accepting(Number.isSafeInteger) : uncompiled(schema);
}

const orElse =
  (nothing: null | undefined, encoder: Encoder): Encoder =>
  (value) =>
    value === nothing ? nothing : encoder(value);

const listOf =
  (item: Encoder): Encoder =>
  (value) => {
    if (!Array.isArray(value)) return INVALID;
    const encoded = value.map((one) => item(one));
    return encoded.includes(INVALID) ? INVALID : encoded;
  };

const tupleOf =
  (items: readonly Encoder[]): Encoder =>
  (value) => {
    if (!Array.isArray(value) || value.length !== items.length) return INVALID;
    const encoded = items.map((item, index) => item(value[index]));
    return encoded.includes(INVALID) ? INVALID : encoded;
  };

function objectOf(shape: z.core.$ZodShape): Encoder {
  const members = Object.entries(shape).map(([name, schema]) => {
    return { name, encoder: compiled(schema), isOptional: schema._zod.def.type === 'optional' };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
    const encoded: Record<string, unknown> = {};
    for (const { name, encoder, isOptional } of members) {
      if (!(name in value)) {
        if (isOptional) continue;
        return INVALID;
      }
      const member = encoder(value[name as keyof typeof value]);
      if (member === INVALID) return INVALID;
      encoded[name] = member;
    }
    return encoded;
  };
}

/** With any text as a name. */
function recordOf(schema: z.core.$ZodType, { keyType, valueType, mode }: z.core.$ZodRecordDef): Encoder {
  if (mode === 'loose' || keyType._zod.def.type !== 'string') return uncompiled(schema);
  const [key, member] = [compiled(keyType), compiled(valueType)];
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return INVALID;
    const encoded: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(value)) {
      if (name === '__proto__' || key(name) !== name) return INVALID;
      const written = member(one);
      if (written === INVALID) return INVALID;
      encoded[name] = written;
    }
    return encoded;
  };
}

function codecOf({ in: wire, out: inside, reverseTransform }: z.core.$ZodCodecDef): Encoder {
  const [encodeInside, encodeWire] = [compiled(inside), compiled(wire)];
  return (value) => {
    const checked = encodeInside(value);
    if (checked === INVALID) return INVALID;
    const payload = { value: checked, issues: [] };
    const written: unknown = reverseTransform(checked as never, payload as never);
    return payload.issues.length > 0 || written instanceof Promise ? INVALID : encodeWire(written);
  };
}
