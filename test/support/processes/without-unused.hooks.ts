import type { LoadHook } from 'node:module';

/** What a service in memory uses only with other settings, or from the first request on that needs it. */
const PACKAGES = [
  ...['@electric-sql/pglite', 'knex', 'pg', 'ioredis', 'nodemailer', 'mppx', 'viem', 'ox'],
  ...[
    '@modelcontextprotocol/sdk',
    '@aws-sdk/[^/]+',
    '@smithy/[^/]+',
    'axios',
    'swagger-ui-dist',
    'qrcode',
    'trading-signals',
  ],
];
const FORBIDDEN = new RegExp(
  `/node_modules/(?:${PACKAGES.join('|')})/|/dist/(?:migrations/|src/adapters/(?:store/stores\\.postgres|cli/)|src/infrastructure/commands/(?!serve|load-config|command-line|sub-commands))`,
);

export const load: LoadHook = async (url, context, next) => {
  if (FORBIDDEN.test(url)) throw new Error(`forbidden module: ${url}`);
  return await next(url, context);
};
