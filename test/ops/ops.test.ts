import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { NODE_TROUBLES } from '../../src/adapters/chain/rpc/errors.ts';
import { SIGNATURE_OUTCOMES } from '../../src/adapters/signer/counted-key.ts';
import { DROP_REASONS } from '../../src/adapters/tracing/tracing-settings.ts';
import { ALARM_KINDS } from '../../src/domain/alarm/alarm.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { asOpenMetrics } from '../../src/infrastructure/observability/metrics.ts';
import { startService } from '../../src/infrastructure/process/start-service.ts';
import { faultsOfOpenMetrics } from '../support/open-metrics.ts';
import { onServer } from '../support/servers/database.ts';
import { GCP_KEY, startGcpKms } from '../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../support/servers/signers/vault.ts';
import { watching } from '../support/service/undocumented.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ALERTS = resolve(ROOT, 'ops/prometheus/alerts.yaml');
const ALERT_TESTS = resolve(ROOT, 'ops/prometheus/alerts.test.yaml');
const DASHBOARDS = resolve(ROOT, 'ops/grafana');
const PROMTOOL = [process.env.PROMTOOL_PATH, '/usr/bin/promtool', '/usr/local/bin/promtool'];

const rules = readFileSync(ALERTS, 'utf8');
const RUNBOOKS = 'docs/operations/watch.md';
const watch = readFileSync(resolve(ROOT, RUNBOOKS), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The blocks of the rules; an expression may be folded over several lines. */
const blocks = rules
  .replace(/^ *#.*\n/gm, '')
  .split(/^ {6}- (?=alert: |record: )/m)
  .slice(1)
  .map((block) => ({
    kind: block.slice(0, block.indexOf(':')),
    name: /: (.*)\n/.exec(block)?.[1] ?? '',
    expr: /expr: (?:>-\n)?([\s\S]*?)(?:\n {8}(?:for|labels):|\n*$)/.exec(block)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(block)?.[1],
  }));
const alerts = blocks.filter(({ kind }) => kind === 'alert');
const recorded = blocks.filter(({ kind }) => kind === 'record').map(({ name }) => name);
const dashboards = readdirSync(DASHBOARDS).map((file) => JSON.parse(readFileSync(resolve(DASHBOARDS, file), 'utf8')));
type Panel = Readonly<{ title: string; targets: readonly Readonly<{ expr: string }>[] }>;
const panels: readonly Panel[] = dashboards.flatMap(({ panels: own }) => own);
const expressions = [
  ...blocks.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names that are neither labels (in braces, or in the list of an aggregation), nor functions (before a parenthesis), nor words of the language. */
const metricsIn = (expr: string): string[] =>
  all(
    expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ').replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' '),
    /\b([a-z][a-z0-9_:]+)\b(?!\s*\()/g,
  ).filter((name) => !['and', 'or', 'unless', 'offset', 'up', 'sum', 'max', 'min'].includes(name));

type Labels = Readonly<Record<string, readonly string[]>>;
/** Every combination, as the metrics page writes it. */
const combined = (labels: Labels): string[] =>
  Object.entries(labels).reduce<string[]>(
    (begun, [name, values]) =>
      begun.flatMap((text) => values.map((value) => `${text}${text === '' ? '' : ','}${name}="${value}"`)),
    [''],
  );

describe('the alerts and dashboards', () => {
  it('have a runbook for each alert, and an alert for each runbook', () => {
    const anchors = all(watch, /^### ([A-Z]\w+)$/gm);
    expect(alerts.map(({ name }) => name)).to.deep.equal(anchors);
    for (const { name, runbook } of alerts) expect(runbook).to.equal(`${RUNBOOKS}#${name.toLowerCase()}`);
  });

  onServer((server) => {
    let page: string;
    let chains: readonly string[];
    before(async () => {
      const signer = await startGcpKms(new Vault('P-256'));
      const env = parseEnv(freshSecrets());
      const config = readConfig({
        ...{
          ...env,
          DATABASE_URL: await server().create('migrated'),
          LOG_LEVEL: 'silent',
          RPC_URL_1: 'http://127.0.0.1:9',
        },
        ...{ SESSION_KEYS: `gcp-kms:${GCP_KEY}`, GCP_KMS_URL: signer.url, GCP_METADATA_URL: signer.url },
      });
      chains = [...config.chains.keys()].map(String);
      expect(chains).to.include('1');
      const observers = watching();
      const service = await startService(config, observers, { jobs: true });
      page = await observers.metrics.registry.metrics();
      await service.stop();
      await signer.stop();
    });
    const types = () => all(page, /^# TYPE (\S+ \S+)$/gm).map((line) => line.split(' ') as [string, string]);
    const seriesOf = (name: string) => all(page, new RegExp(`^${name}\\{(.*)\\} [^ ]+$`, 'gm'));

    it('use only metrics that the service exports', () => {
      const exported = new Set([
        ...recorded,
        ...types().flatMap(([name, type]) =>
          type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
        ),
      ]);
      for (const name of ['db_pool_connections', 'rpc_request_duration_seconds_count', 'upstream_budget_left'])
        expect([...exported]).to.include(name);
      expect(expressions).to.have.length.above(20);
      // Known only after the first run of a job.
      const later = ['job_last_success_timestamp_seconds', 'job_last_failure_timestamp_seconds'];
      for (const expr of expressions) {
        const used = metricsIn(expr);
        expect(used, expr)
          .to.have.length(expr.startsWith('up{') ? 0 : used.length)
          .and.satisfy((names: string[]) => names.every((name) => exported.has(name)));
        if (!expr.startsWith('up{')) expect(used, expr).to.have.length.above(0);
      }
      for (const name of [...later, 'job_interval_seconds', 'job_expected_since_timestamp_seconds'])
        expect(seriesOf(name).length > 0, name).to.equal(!later.includes(name));
      expect(page).to.match(/^queue_depth\{queue="messages"\} 0$/m);
      expect(page).to.match(/^db_pool_connections\{pool="counts",state="used"\} \d+$/m);
    });

    it('read a page that is OpenMetrics too', () => expect(faultsOfOpenMetrics(asOpenMetrics(page))).to.deep.equal([]));

    it('read only counters whose series all exist before the first event', () => {
      const jobNames = all(page, /^job_interval_seconds\{name="([^"]+)"\} \d+$/gm);
      expect(jobNames).to.include.members(['purge-old', 'seal-audit-log', 'reconcile']);
      const expected: Readonly<Record<string, Labels>> = {
        alarms_total: { name: Object.keys(ALARM_KINDS) },
        http_responses_total: { class: ['2xx', '3xx', '4xx', '5xx', 'off'] },
        job_runs_total: { name: jobNames, outcome: ['done', 'failed', 'skipped'] },
        readiness_checks_total: { outcome: ['ready', 'not-ready'] },
        rpc_node_failures_total: { chain: chains, reason: NODE_TROUBLES.filter((reason) => reason !== 'resting') },
        rpc_request_duration_seconds_count: { chain: chains, outcome: ['answered', 'failed'] },
        signatures_total: { key: ['SESSION_KEYS'], outcome: SIGNATURE_OUTCOMES },
        trace_spans_dropped_total: { reason: DROP_REASONS },
      };
      const counters = types().flatMap(([name, type]) =>
        type === 'counter' ? [name] : type === 'histogram' ? [`${name}_count`] : [],
      );
      const read = new Set(blocks.flatMap(({ expr }) => metricsIn(expr)).filter((name) => counters.includes(name)));
      expect([...read].sort()).to.deep.equal(Object.keys(expected));
      for (const [name, labels] of Object.entries(expected))
        expect(seriesOf(name), name).to.have.members(combined(labels));
      for (const [, name = '', labels = ''] of rules.matchAll(/\b([a-z_]+)\{([a-z]+="[^"]+")\}/g))
        if (counters.includes(name))
          expect(seriesOf(name), name).to.satisfy((found: string[]) => found.some((series) => series.includes(labels)));
    });
  });

  it('are accepted by promtool, and fire when they should, if it is installed', function () {
    const promtool = PROMTOOL.find((place) => place !== undefined && existsSync(place));
    if (promtool === undefined) this.skip();
    expect(execFileSync(promtool, ['check', 'rules', ALERTS], { encoding: 'utf8' })).to.include(
      `${blocks.length} rules found`,
    );
    const asRules = expressions.map((expr, place) => ({ record: `expression:${place}`, expr }));
    const dir = mkdtempSync(join(tmpdir(), 'promtool-'));
    const file = join(dir, 'panels.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules: asRules }] }));
    expect(execFileSync(promtool, ['check', 'rules', file], { encoding: 'utf8' })).to.include('SUCCESS');
    rmSync(dir, { recursive: true });
    expect(execFileSync(promtool, ['test', 'rules', ALERT_TESTS], { encoding: 'utf8' })).to.include('SUCCESS');
  });
});
