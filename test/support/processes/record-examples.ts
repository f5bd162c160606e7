// Prints the examples of the API description: requests that succeed in the sandbox, and what they are answered with (npm run examples).
import type { Response } from 'supertest';
import { printed } from '../../../src/adapters/http/frame/description/printed.ts';
import { operations } from '../description.ts';
import { exampleRequest } from '../example-requests.ts';
import { exampleWorld } from '../example-world.ts';

const MOST_ITEMS = 2;
const LONGEST_TEXT = 200;

const isField = (value: unknown) => typeof value === 'object' && value !== null && 'name' in value && 'type' in value;

/** The same, short enough to read: the first items of lists, and the beginning of long texts that are not bytes. */
function shortened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const isWhole = key === 'args' || value.every(isField);
    return (isWhole ? value : value.slice(0, MOST_ITEMS)).map((item) => shortened(item));
  }
  if (typeof value === 'string') return shortText(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shortened(child, name)]));
}

function shortText(text: string): string {
  if (/^svc_pk_live_./.test(text)) return 'svc_pk_live_0123456789abcdef0123456789abcdef';
  return text.startsWith('0x') || text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT / 2)}…`;
}

function responseOf({ type, body, text = String(body) }: Response): unknown {
  if (type.endsWith('/x-ndjson')) return text.split('\n').slice(0, MOST_ITEMS).join('\n');
  return type.includes('json') ? shortened(body) : shortText(text);
}

const of = await exampleWorld();
const recorded: Record<string, readonly object[]> = {};
for (const { path: template, method, operation } of operations) {
  const { path, parameters, query = '', body, headers } = await exampleRequest(template, operation.operationId, of);
  const request = of.world.api[method](`${path}?${query}`).set(headers);
  const answer = await (body === undefined ? request : request.send(body as object));
  if (answer.status !== 200) throw new Error(`${operation.operationId}: ${answer.status} ${answer.text}`);
  const sent = { ...parameters, ...Object.fromEntries(new URLSearchParams(query)) };
  const { openapi } = answer.body as { openapi?: string };
  recorded[operation.operationId] = [
    {
      name: 'sandbox',
      ...(Object.keys(sent).length > 0 && { parameters: sent }),
      ...(body !== undefined && { body }),
      response: openapi === undefined ? responseOf(answer) : { openapi },
    },
  ];
}
process.stdout.write(`${printed(recorded, 1)}\n`);
process.exit(0);
