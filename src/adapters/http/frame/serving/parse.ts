import type { z } from 'zod';
import { requestInvalid } from '../../../../domain/shared/failures.ts';
import { fieldIssuesOf } from '../wire/field-issues.ts';
import { fieldMessage } from '../wire/field-message.ts';

/** Decodes the caller's input, or throws VALIDATION_FAILED with every invalid field. */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  throw requestInvalid({ issues: fieldIssuesOf(parsed.error.issues) });
}

/** The raw values of a query or path; a NUL in one is rejected before schema validation. */
export function parseTexts(schema: z.ZodType | undefined, texts: Readonly<Record<string, unknown>>): unknown {
  for (const [path, text] of Object.entries(texts))
    if (String(text).includes('\0'))
      throw requestInvalid({ issues: [{ path, message: 'must not contain the character U+0000' }] });
  return parse(schema, texts);
}
