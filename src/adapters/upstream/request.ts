/** A segment with parameters of its own, such as `-;id=7`. */
type MatrixSegment = Readonly<{ name: string; parameters: Readonly<Record<string, string>> }>;

/** A read of an upstream; it changes nothing there, so it may be repeated. */
export type UpstreamRequest = Readonly<{
  /** Decoded segments below the base URL. */
  path: readonly (string | MatrixSegment)[];
  /** Some upstreams answer `/things/` and not `/things`. */
  trailingSlash?: true;
  query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  /** Statuses by which this upstream says that there is no such thing. */
  absentOn?: readonly number[];
  /** Statuses of refusals whose JSON says why: it is handed on as an answer. */
  explainedOn?: readonly number[];
  /** For how long to leave the upstream alone, when an answer with a good status says that a limit is reached. */
  limitWaitOf?: (json: unknown) => number | undefined;
}>;

/** The address of a request below `base`. Throws for a segment that would leave it: callers pass values, never paths. */
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

/** What makes two requests equal, without any secret. */
export const keyOf = ({ path, query = {}, body }: UpstreamRequest): string =>
  JSON.stringify([path, Object.entries(query).filter(([, value]) => value !== undefined), body]);
