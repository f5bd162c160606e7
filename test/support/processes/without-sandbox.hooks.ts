import type { LoadHook } from 'node:module';

/**
 * The sandbox, the in-memory adapters of external systems (all except the stores, including the relayer's queue), and OpenTelemetry, which
 * only a configured collector needs.
 */
const FORBIDDEN =
  /\/src\/adapters\/(?:sandbox\/|(?!store\/|sponsor\/relayer-queue\.).*\.memory\.js$)|\/node_modules\/@opentelemetry\//;

export const load: LoadHook = async (url, context, next) => {
  if (FORBIDDEN.test(url)) throw new Error(`forbidden module: ${url}`);
  return await next(url, context);
};
