import { z } from 'zod';
import { type FieldIssue, requestInvalid } from '../../../../domain/shared/failures.ts';

type Issue = z.core.$ZodIssue;
type Branch = readonly Issue[];

/** What is wrong with each field. The issues must come from a parse with `fieldMessage`. */
const fieldIssuesOf = (issues: readonly Issue[]): readonly FieldIssue[] =>
  withoutRepeats(issues.flatMap((issue) => spread(issue, []))).flatMap(toFieldIssues);

type Decoded<T> = Readonly<{ data: T; issues?: undefined } | { issues: readonly FieldIssue[] }>;

/** A union of which one alternative has the right type reports what is wrong inside that alternative. */
function spread(issue: Issue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  const branch = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
  return branch === undefined ? [{ ...issue, path }] : branch.flatMap((inner) => spread(inner, path));
}

const nearest = (branches: readonly Branch[]): Branch | undefined =>
  branches.filter((branch) => !branch.some(isOfRoot)).sort((one, other) => one.length - other.length)[0];

const isOfRoot = ({ path }: Issue) => path.length === 0;

/** A value of the wrong type fails other checks too, which then say nothing. */
const withoutRepeats = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((earlier) => WRONG_TYPE.has(earlier.code) && samePath(earlier.path, path)),
  );

const WRONG_TYPE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);
const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.length === other.length && one.every((key, index) => key === other[index]);

function toFieldIssues(issue: Issue): FieldIssue[] {
  const path = issue.path.length === 1 ? String(issue.path[0]) : z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, message: 'is not a known field' }));
  return [{ path: path === '' ? 'body' : path, message: issue.message }];
}

type Raw = z.core.$ZodRawIssue;

/** What the field must be, for issues whose schema gives no message. For the `error` option of a parse. */
function fieldMessage(issue: Raw): string {
  const wanted = wantedBy(issue);
  if (isAbsent(issue)) return `is required and ${wanted}`;
  return issue.code === 'invalid_type' ? `${wanted}, not ${typeName(z.core.util.parsedType(issue.input))}` : wanted;
}

/** A union that one of its fields selects is reported at that field, though its input is the whole object. */
function isAbsent({ code, input, discriminator }: Raw): boolean {
  if (code !== 'invalid_union' || typeof discriminator !== 'string') return input === undefined;
  return typeof input === 'object' && input !== null && !(discriminator in input);
}

function wantedBy(issue: Raw): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeName(issue.expected)}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'invalid_format':
      return `must ${FORMATS[issue.format] ?? (issue.format === 'regex' ? `match the pattern ${issue.pattern}` : `be a valid ${issue.format}`)}`;
    case 'too_small':
      return bounded('least', issue.origin, issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return bounded('most', issue.origin, issue.maximum, issue.inclusive !== false);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return alternatives(issue);
    default:
      return 'must have one of the documented forms';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const typeName = (type: string) => TYPES[type] ?? `a ${type}`;

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'be an ISO 8601 time in UTC, such as 2026-01-31T12:00:00Z',
  email: 'be an email address',
  url: 'be a URL',
  uuid: 'be a UUID',
};

function oneOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value) ?? String(value));
  return texts.length === 1 ? String(texts[0]) : `one of ${texts.join(', ')}`;
}

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

function bounded(side: 'least' | 'most', origin: string, bound: number | bigint, inclusive: boolean): string {
  const unit = UNITS[origin];
  if (unit !== undefined) return `must have at ${side} ${bound} ${unit}${bound === 1 ? '' : 's'}`;
  if (inclusive) return `must be at ${side} ${bound}`;
  return side === 'least' ? `must be above ${bound}` : `must be below ${bound}`;
}

const MUST_BE = 'must be ';
/** Removes the part about the received value, which is the same for every alternative. */
const plain = (message: string) => message.replace(/^is required and /, '').replace(/, not [^,]+$/, '');

/** The values of the field that selects the alternative, or what each alternative wants. */
function alternatives({ options, errors }: Extract<Raw, { code: 'invalid_union' }>): string {
  if (Array.isArray(options) && options.length > 0) return `must be ${oneOf(options)}`;
  const wanted = [
    ...new Set((errors as z.core.$ZodIssue[][]).flatMap(([first]) => (first ? [plain(first.message)] : []))),
  ];
  if (wanted.length === 0) return 'must have exactly one of the documented forms';
  const [head = '', ...others] = wanted;
  return [head, ...others.map((one) => (one.startsWith(MUST_BE) ? one.slice(MUST_BE.length) : one))].join(' or ');
}

/** Decodes the caller's input, or says what is wrong with every invalid field. */
export function decode<S extends z.ZodType>(schema: S, value: unknown): Decoded<z.output<S>> {
  const parsed = schema.safeParse(value, { error: fieldMessage });
  return parsed.success ? { data: parsed.data } : { issues: fieldIssuesOf(parsed.error.issues) };
}

/** Decodes the caller's input, or throws VALIDATION_FAILED with every invalid field. */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const decoded = decode(schema, value);
  if (decoded.issues === undefined) return decoded.data;
  throw requestInvalid({ issues: decoded.issues });
}

/** The raw values of a query or path; a NUL in one is rejected before schema validation. */
export function parseTexts(schema: z.ZodType | undefined, texts: Readonly<Record<string, unknown>>): unknown {
  for (const [path, text] of Object.entries(texts))
    if (String(text).includes('\0'))
      throw requestInvalid({ issues: [{ path, message: 'must not contain the character U+0000' }] });
  return parse(schema, texts);
}
