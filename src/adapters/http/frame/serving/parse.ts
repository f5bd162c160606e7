import { z } from 'zod';
import { type FieldIssue, requestInvalid } from '../../../../domain/shared/failures.ts';

/** Decodes the caller's input, or throws VALIDATION_FAILED with every invalid field. */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw requestInvalid({ issues: parsed.error.issues.flatMap(toFieldIssues) });
}

/** The raw values of a query or path; a NUL in one is rejected before schema validation. */
export function parseTexts(schema: z.ZodType | undefined, texts: Readonly<Record<string, unknown>>): unknown {
  for (const [path, text] of Object.entries(texts))
    if (String(text).includes('\0'))
      throw requestInvalid({ issues: [{ path, message: 'must not contain the character U+0000' }] });
  return parse(schema, texts);
}

function toFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.length === 1 ? String(issue.path[0]) : z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, message: 'is not a known field' }));
  return [{ path: path === '' ? 'body' : path, message: issue.message }];
}
