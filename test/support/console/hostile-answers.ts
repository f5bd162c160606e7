import type { BrowserContext, Route } from 'playwright-core';
import type { JsonSchema } from '../arbitrary.ts';
import { description, type Method, operations } from '../description.ts';

/** Texts that decide what a page does next instead of being shown. */
const FUNCTIONAL = ['nonce', 'requestId', 'currentVersion', 'nextCursor', 'svg', 'pngDataUrl'];

/** Where the service has nothing to show, the example of the description takes its place, so that each page shows rows. */
const SHOWN: readonly Method[] = ['get', 'post'];

/** Puts the text into each field of every answer whose description admits any text; a new field of a page is among them without being added. */
export async function answerWith(context: BrowserContext, text: string): Promise<void> {
  await context.route(
    ({ pathname }) => answered(pathname, 'get') !== undefined,
    async (route) => {
      const operation = answered(new URL(route.request().url()).pathname, route.request().method().toLowerCase());
      if (operation === undefined) return route.fallback();
      const body = await bodyOf(route);
      if (body === undefined) return route.fallback();
      const shown = filled(body, operation.example);
      await route.fulfill({ json: spoiled(operation.schema, shown, text) });
    },
  );
}

async function bodyOf(route: Route): Promise<unknown> {
  const response = await route.fetch();
  return response.ok() ? response.json() : undefined;
}

const DESCRIBED = operations
  .filter(({ method }) => SHOWN.includes(method))
  .flatMap(({ path, method, operation }) => {
    const content = operation.responses[200]?.content?.['application/json'];
    const pattern = new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return content === undefined
      ? []
      : [{ method, pattern, schema: content.schema, example: Object.values(content.examples ?? {})[0]?.value }];
  });

const answered = (path: string, method: string) =>
  DESCRIBED.find((one) => one.method === method && one.pattern.test(path));

/** The value, with what the example has where it has nothing. */
function filled(value: unknown, example: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return example ?? value;
  if (!isRecord(value) || !isRecord(example)) return value;
  return Object.fromEntries(
    [...new Set([...Object.keys(example), ...Object.keys(value)])].map((key) => [
      key,
      key in value ? filled(value[key], example[key]) : example[key],
    ]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spoiled(schema: JsonSchema, value: unknown, text: string): unknown {
  if (typeof schema.$ref === 'string')
    return spoiled(description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, text);
  const parts: readonly JsonSchema[] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (parts.length > 0) return parts.reduce((last, part) => spoiled(part, last, text), value);
  if (typeof value === 'string' || value === null) return isAnyText(schema) ? text : value;
  if (Array.isArray(value)) return value.map((one) => spoiled(schema.items ?? {}, one, text));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const field = schema.properties?.[key] ?? schema.additionalProperties;
      return [key, FUNCTIONAL.includes(key) || !isRecord(field) ? one : spoiled(field, one, text)];
    }),
  );
}

const isAnyText = ({ type, format, ...rest }: JsonSchema) =>
  type === 'string' &&
  (format === undefined || format === 'uri') &&
  !['enum', 'const', 'pattern'].some((key) => key in rest);
