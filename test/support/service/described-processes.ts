import { type AnswerMade, answerFaults, isStreamed } from '../answer-faults.ts';
import { operations } from '../description.ts';

const faults: string[] = [];
const ports = new Set<string>();

/** The answers of services in own processes since the last call that break the API description. */
export const takeUndescribedOfProcesses = (): readonly string[] => faults.splice(0);

let isWatching = false;

/**
 * What this process reads with `fetch` from the service at this URL is held against the API description, until the returned function is called:
 * another server may have the port afterwards.
 */
export function describeAnswersOf(url: string): () => void {
  if (!isWatching) watchFetch();
  isWatching = true;
  const { port } = new URL(url);
  ports.add(port);
  return () => void ports.delete(port);
}

/** The pages that play outside systems; the description does not cover them. */
const SANDBOX_PAGES = '/sandbox/';
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const isWatched = LOCAL.has(url.hostname) && ports.has(url.port) && !url.pathname.startsWith(SANDBOX_PAGES);
    if (isWatched && !response.redirected) await check(method, url.pathname, response);
    return response;
  };
}

async function check(method: string, path: string, response: Response): Promise<void> {
  const text = isStreamed(response.headers.get('content-type') ?? '') ? '' : await completeText(response);
  if (text === undefined) return;
  const answer: AnswerMade = { method, status: response.status, headers: Object.fromEntries(response.headers), text };
  const found = answerFaults(operationAt(method, path), answer);
  faults.push(...found.map((fault) => `${method} ${path} ${response.status} of another process: ${fault}`));
}

/** Undefined when the connection breaks before the end: the test reads the same from its own copy. */
const completeText = async (response: Response): Promise<string | undefined> =>
  await response
    .clone()
    .text()
    .then(
      (text) => text,
      () => undefined,
    );

const templates = operations.map(({ path, method, operation }) => ({
  method: method.toUpperCase(),
  id: operation.operationId,
  pattern: new RegExp(
    `^${path
      .replaceAll(/\{path\}/g, '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replaceAll('.well', '\\.well')}$`,
  ),
  /** A path without parameters is more exact than one with. */
  parameters: path.split('{').length,
}));
templates.sort((one, other) => one.parameters - other.parameters);

const operationAt = (method: string, path: string): string | undefined =>
  templates.find(
    (one) => (one.method === method || (method === 'HEAD' && one.method === 'GET')) && one.pattern.test(path),
  )?.id;
