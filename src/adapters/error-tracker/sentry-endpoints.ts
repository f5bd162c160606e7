/** Where Sentry receives what, derived from a DSN of the form `https://<key>@<host>/<project>`. The key is public: it only allows sending reports. */
export type SentryEndpoints = Readonly<{ security: string; envelope: string; key: string }>;

type Settings = Readonly<{ dsn: string; environment: string; release: string }>;

/** Throws a TypeError for another form. Sources: docs.sentry.io, "Security Policy Reporting"; develop.sentry.dev, "Authentication". */
export function endpointsOf({ dsn, environment, release }: Settings): SentryEndpoints {
  const url = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([0-9]+)$/.exec(url.pathname) ?? [];
  if (url.username === '' || project === '') throw new TypeError('A Sentry DSN is https://<key>@<host>/<project>');
  const security = new URL(`${folder}/api/${project}/security/`, url.origin);
  security.search = new URLSearchParams({
    sentry_key: url.username,
    sentry_environment: environment,
    sentry_release: release,
  }).toString();
  return { security: security.href, envelope: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
}
