// Generates src/description/api.ts (types) and src/description/operations.ts (one line an operation) from ../openapi.json. The build does
// it before it compiles; neither file is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const inClient = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const document = withActions(JSON.parse(readFileSync(inClient('../openapi.json'), 'utf8')));

/** Each value of `action` as an operation of its own, as `x-actions` describes it, on a path that ends with `?action=` and the value. */
function withActions({ paths, ...rest }) {
  const expanded = Object.entries(paths).flatMap(([path, item]) => [
    [path, Object.fromEntries(Object.entries(item).filter(([, operation]) => operation['x-actions'] === undefined))],
    ...Object.entries(item).flatMap(([method, { 'x-actions': actions = {}, ...operation }]) =>
      Object.entries(actions).map(([value, action]) => [
        `${path}?action=${value}`,
        { [method]: acting(operation, action) },
      ]),
    ),
  ]);
  return { ...rest, paths: Object.fromEntries(expanded) };
}

function acting(
  { parameters, requestBody: _, responses, ...operation },
  { operationId, requires = [], requestBody, reply },
) {
  const { required, schema } = requestBody ?? {};
  return {
    ...operation,
    operationId,
    parameters: parameters.filter(({ name }) => requires.includes(name)).map((one) => ({ ...one, required: true })),
    ...(requestBody && { requestBody: { required, content: { 'application/json': { schema } } } }),
    responses: { ...responses, 200: { ...responses[200], content: { 'application/json': { schema: reply } } } },
  };
}

const zeroXText = ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead('0x'), [
  ts.factory.createTemplateLiteralTypeSpan(
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTemplateTail(''),
  ),
]);

/** Text that must start with 0x has viem's type, so that addresses and calldata pass in and out without a cast. */
const transform = ({ type, pattern }) => (type === 'string' && pattern?.startsWith('^0x') ? zeroXText : undefined);

async function typesOf(api) {
  const types = astToString(await openapiTypes(structuredClone(api), { transform, defaultNonNullable: false }));
  return `// Generated from openapi.json by the build.\n${types}`;
}

/** `data`: the answer is \`{ success, data }\` and the method returns \`data\`; `flat`: the body as it is; `text`: not JSON. */
function replyOf({ responses }) {
  const { content = {} } = responses[200];
  const json = content['application/json']?.schema;
  if (json === undefined) return 'text';
  return Object.keys(json.properties ?? {}).join() === 'success,data' ? 'data' : 'flat';
}

/** The parameter or the schema, or the shared one to which it refers. */
const resolved = ({ $ref, ...own }) =>
  $ref === undefined
    ? own
    : $ref
        .split('/')
        .slice(1)
        .reduce((at, key) => at[key], document);

const takesKey = ({ parameters = [] }) =>
  parameters.map(resolved).some(({ name, in: place }) => place === 'header' && /^idempotency-key$/i.test(name));

/** What a call must have: `query.wallet`, `body.amount`. */
function needsOf({ parameters = [], requestBody }) {
  const named = parameters.map(resolved).filter(({ required }) => required);
  const places = named.map(({ in: part, name }) => `${part}.${name}`);
  if (requestBody?.required !== true) return places;
  const { required = [] } = resolved(requestBody.content['application/json'].schema);
  return [...places, 'body', ...required.map((name) => `body.${name}`)];
}

/** `listAudit` has the pages of `audit`. */
const nameOfList = (operationId) => operationId.replace(/^[a-z]+(.)/, (_, first) => first.toLowerCase());

/** The lists that are read page by page: the operations that answer `nextCursor` beside one list. */
function listsOf({ paths }) {
  return Object.values(paths)
    .flatMap(Object.values)
    .flatMap(({ operationId, responses }) => {
      const { data } = responses[200].content?.['application/json']?.schema.properties ?? {};
      const { properties = {} } = data === undefined ? {} : resolved(data);
      const [items] = Object.keys(properties).filter((name) => properties[name].type === 'array');
      return properties.nextCursor === undefined
        ? []
        : `  ${nameOfList(operationId)}: { page: '${operationId}', items: '${items}' },`;
    });
}

function tableOf(api) {
  const lines = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const repeatable = method === 'get' || takesKey(operation);
      const [place, action] = path.split('?action=');
      const fixed = action === undefined ? '' : ` query: { action: '${action}' },`;
      const fields = `method: '${method.toUpperCase()}', path: '${place}',${fixed} reply: '${replyOf(operation)}', repeatable: ${repeatable}, needs: ${JSON.stringify(needsOf(operation))}`;
      return `  ${operation.operationId}: { ${fields} },`;
    }),
  );
  return `// Generated from openapi.json by the build.
import type { operations } from './api.ts';

/** How an operation is called. \`repeatable\`: sending it twice has the effect of sending it once (GET, or an idempotency key). */
export type Operation = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent with each call. */
  query?: Readonly<Record<string, string>>;
  reply: 'data' | 'flat' | 'text';
  repeatable: boolean;
  /** The arguments that a call must have. */
  needs: readonly string[];
}>;

export const OPERATIONS = {
${lines.join('\n')}
} as const satisfies Readonly<Record<keyof operations, Operation>>;

/** What is read page by page: the operation, and the field of its answer that holds the items. */
export const LISTS = {
${listsOf(api).join('\n')}
} as const satisfies Readonly<Record<string, Readonly<{ page: keyof operations; items: string }>>>;
`;
}

mkdirSync(inClient('src/description'), { recursive: true });
writeFileSync(inClient('src/description/api.ts'), await typesOf(document));
writeFileSync(inClient('src/description/operations.ts'), tableOf(document));
