// Generates src/description/api.ts (types) and src/description/operations.ts (one line an operation) from ../openapi.json.
// `--check` writes nothing, and exits with 1 when a file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const inClient = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const document = JSON.parse(readFileSync(inClient('../openapi.json'), 'utf8'));

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
  return `// Generated from openapi.json by \`npm run client:types\`.\n${types}`;
}

/** `data`: the answer is \`{ success, data }\` and the method returns \`data\`; `flat`: the body as it is; `text`: not JSON. */
function replyOf({ responses }) {
  const { content = {} } = responses[200];
  const json = content['application/json']?.schema;
  if (json === undefined) return 'text';
  return Object.keys(json.properties ?? {}).join() === 'success,data' ? 'data' : 'flat';
}

const takesKey = ({ parameters = [] }) =>
  parameters.some(({ name, in: place }) => place === 'header' && /^idempotency-key$/i.test(name));

function tableOf({ paths }) {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const repeatable = method === 'get' || takesKey(operation);
      const fields = `method: '${method.toUpperCase()}', path: '${path}', reply: '${replyOf(operation)}', repeatable: ${repeatable}`;
      return `  ${operation.operationId}: { ${fields} },`;
    }),
  );
  return `// Generated from openapi.json by \`npm run client:types\`.
import type { operations } from './api.ts';

/** How an operation is called. \`repeatable\`: sending it twice has the effect of sending it once (GET, or an idempotency key). */
export type Operation = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  reply: 'data' | 'flat' | 'text';
  repeatable: boolean;
}>;

export const OPERATIONS = {
${lines.join('\n')}
} as const satisfies Readonly<Record<keyof operations, Operation>>;
`;
}

const generated = {
  'src/description/api.ts': await typesOf(document),
  'src/description/operations.ts': tableOf(document),
};
const stale = Object.entries(generated).filter(([path, text]) => !isCurrent(path, text));

function isCurrent(path, text) {
  try {
    return readFileSync(inClient(path), 'utf8') === text;
  } catch {
    return false;
  }
}

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`client/${path} is stale: run npm run client:types`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of stale) writeFileSync(inClient(path), text);
}
