import type { LoadHook } from 'node:module';

/** The sandbox, and the in-memory adapters of outside systems: every one but the stores, the relayer's queue among them. */
const FORBIDDEN = /\/src\/adapters\/(?:sandbox\/|(?!store\/|sponsor\/relayer-queue\.).*\.memory\.js$)/;

export const load: LoadHook = async (url, context, next) => {
  if (FORBIDDEN.test(url)) throw new Error(`forbidden module: ${url}`);
  return await next(url, context);
};
