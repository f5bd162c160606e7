/** A path segment with matrix parameters, such as `-;id=7`. */
type MatrixSegment = Readonly<{ name: string; parameters: Readonly<Record<string, string>> }>;

/** A read request to a provider. It changes nothing there, so it can be repeated. */
export type UpstreamRequest = Readonly<{
  /** What is asked, in traces: a constant, never a value of the request. */
  operation?: string;
  /** Decoded path segments below the base URL. */
  path: readonly (string | MatrixSegment)[];
  /** Set for providers that require `/things/` instead of `/things`. */
  trailingSlash?: true;
  query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  /** Statuses that mean that the item does not exist. */
  absentOn?: readonly number[];
  /** Error statuses whose JSON explains the reason: it is returned as the result. */
  explainedOn?: readonly number[];
  /** The cool-down to start when a response with a success status reports a rate limit. */
  limitWaitOf?: (json: unknown) => number | undefined;
}>;

export const methodOf = ({ body }: UpstreamRequest): 'GET' | 'POST' => (body === undefined ? 'GET' : 'POST');

/** The URL of a request below `base`. Throws for a segment that would leave it: callers pass values, never paths. */
export function urlOf(
  base: string,
  { path, trailingSlash, query = {} }: UpstreamRequest,
  secrets: Readonly<Record<string, string>>,
) {
  for (const segment of path)
    if (segment === '' || segment === '.' || segment === '..')
      throw new TypeError(`"${segment}" is not a valid path segment`);
  const url = new URL(base);
  url.pathname = [url.pathname.replace(/\/$/, ''), ...path.map(encoded)].join('/') + (trailingSlash ? '/' : '');
  for (const [name, value] of [...Object.entries(query), ...Object.entries(secrets)])
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function encoded(segment: string | MatrixSegment): string {
  if (typeof segment === 'string') return encodeURIComponent(segment);
  const parameters = Object.entries(segment.parameters).map((pair) => pair.map(encodeURIComponent).join('='));
  return [encodeURIComponent(segment.name), ...parameters].join(';');
}

/** A key that identifies equal requests, without any secret. */
export const keyOf = ({ path, query = {}, body }: UpstreamRequest): string =>
  JSON.stringify([path, Object.entries(query).filter(([, value]) => value !== undefined), body]);
