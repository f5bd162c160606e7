import type { Section } from './variable.ts';

export const PROCESS: readonly Section[] = [
  {
    title: 'Process',
    variables: [
      ['must', 'NODE_ENV=', 'production, or any other value'],
      ['usual', 'PORT=3000', 'The port of the API and the console'],
      ['usual', 'HOST=', '127.0.0.1 outside production, 0.0.0.0 in production'],
      ['must', 'BASE_URL=http://localhost:3000', 'The public URL. Required in production, where it must be https.'],
      [
        'usual',
        'ALLOWED_ORIGINS=',
        'Additional origins whose pages may send cookies and request signatures, separated by commas. A page on another site than BASE_URL gets a partitioned cookie, which not every browser keeps: let it sign in with issueToken: true. Unset outside production: http://localhost:PORT and http://127.0.0.1:PORT, so that a browser on the same machine may use either name',
      ],
      ['usual', 'TRUST_PROXY=', 'Trusted proxies: none, a number of hops, or names and networks (loopback,10.0.0.0/8)'],
      ['usual', 'LOG_LEVEL=info', 'fatal, error, warn, info, debug, trace, silent'],
      [
        'expert',
        'DRAIN_SECONDS=',
        'Seconds (0 to 3) for which a stopping service is not ready and still accepts requests. Default: 2 in production, otherwise 0.',
      ],
      ['usual', 'METRICS_PORT=', 'Port of the Prometheus metrics; disabled when empty'],
      ['expert', 'METRICS_HOST=127.0.0.1', 'The address on which the metrics listen'],
      [
        'expert',
        'OTEL_EXPORTER_OTLP_ENDPOINT=',
        'Traces are sent to this receiver of OTLP over HTTP, as JSON: <url>/v1/traces. Empty: tracing is off',
      ],
      [
        'expert',
        'OTEL_EXPORTER_OTLP_HEADERS=',
        'Headers of these requests: name=value, separated by commas, values percent-encoded. A secret',
      ],
      ['expert', 'OTEL_SERVICE_NAME=institutional-defi-api', 'The name of this service in traces'],
      [
        'expert',
        'OTEL_RESOURCE_ATTRIBUTES=',
        'Further attributes of the service: name=value, separated by commas, values percent-encoded',
      ],
      [
        'expert',
        'OTEL_TRACES_SAMPLER=parentbased_always_on',
        'always_on, always_off or traceidratio, or one of them with parentbased_ in front',
      ],
      ['expert', 'OTEL_TRACES_SAMPLER_ARG=', 'The share of traces that a sampler traceidratio records, from 0 to 1'],
      [
        'expert',
        'TRUST_TRACEPARENT=off',
        'on: requests continue the trace that their header traceparent names. Only behind a gateway that sets this header itself',
      ],
      ['expert', 'CRON=on', 'Whether the command serve also runs the scheduled jobs: on, off'],
      [
        'expert',
        'ALLOW_SANDBOX_ON=',
        'The value of BASE_URL: allows in-memory identity, chain, screening, payment and sponsor adapters, and published keys, although others can reach the service (BASE_URL or HOST is not loopback) or the sale is on a real chain. Anyone can then act as anyone.',
      ],
      ['expert', 'ADAPTERS=', 'memory or live: the default of the provider variables below that are not set'],
    ],
  },
  {
    title: 'Storage',
    variables: [
      [
        'must',
        'DATABASE_URL=',
        'URL of a PostgreSQL server. Several hosts, separated by commas, need target_session_attrs=read-write: connections then go to the one that takes writes. Without it an embedded PostgreSQL stores its files in DATA_DIR.',
      ],
      [
        'expert',
        'DATABASE_POOL_SIZE=',
        'Connections (2 to 500) of each process to the server, beside 3 for counting requests. Unset: at most 10, and at most half of what the server grants (max_connections)',
      ],
      [
        'expert',
        'DATABASE_NAMED_STATEMENTS=on',
        'off: for a pooler that shares connections and does not support named statements, such as PgBouncer before 1.21 in transaction mode',
      ],
      ['usual', 'DATA_DIR=./data', 'A folder, or memory to store nothing on disk'],
      [
        'usual',
        'MIGRATE=off',
        'on: apply migrations to the server at start (they are always applied to the embedded database)',
      ],
      [
        'usual',
        'REDIS_URL=',
        'URL of Redis: one server, several hosts of a cluster separated by commas, or redis+sentinel://host,host/name. It holds the rate limits, provider rate budgets and cached provider responses shared by all processes. Without it they are shared on the server of DATABASE_URL; without both, each process keeps its own.',
      ],
    ],
  },
];
