import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { openService } from '../../src/infrastructure/process/service.ts';
import { onServer } from '../support/servers/database.ts';
import { watching } from '../support/service/undocumented.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ALERTS = resolve(ROOT, 'ops/prometheus/alerts.yaml');
const ALERT_TESTS = resolve(ROOT, 'ops/prometheus/alerts.test.yaml');
const DASHBOARDS = resolve(ROOT, 'ops/grafana');
const PROMTOOL = [process.env.PROMTOOL_PATH, '/usr/bin/promtool', '/usr/local/bin/promtool'];

const rules = readFileSync(ALERTS, 'utf8');
const operations = readFileSync(resolve(ROOT, 'docs/operations.md'), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The blocks of the rules; an expression may be folded over several lines. */
const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((block) => ({
    name: block.slice(0, block.indexOf('\n')),
    expr: /expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/.exec(block)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(block)?.[1],
  }));
const dashboards = readdirSync(DASHBOARDS).map((file) => JSON.parse(readFileSync(resolve(DASHBOARDS, file), 'utf8')));
type Panel = Readonly<{ title: string; targets: readonly Readonly<{ expr: string }>[] }>;
const panels: readonly Panel[] = dashboards.flatMap(({ panels: own }) => own);
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names that are neither labels (in braces, or in the list of an aggregation), nor functions (before a parenthesis), nor words of the language. */
const metricsIn = (expr: string): string[] =>
  all(
    expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ').replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' '),
    /\b([a-z][a-z0-9_]+)\b(?!\s*\()/g,
  ).filter((name) => !['and', 'or', 'unless', 'up', 'sum', 'max', 'min'].includes(name));

describe('the alerts and dashboards', () => {
  it('have a runbook for each alert, and an alert for each runbook', () => {
    const anchors = all(operations, /^### ([A-Z]\w+)$/gm);
    expect(alerts.map(({ name }) => name)).to.deep.equal(anchors);
    for (const { name, runbook } of alerts) expect(runbook).to.equal(`docs/operations.md#${name.toLowerCase()}`);
  });

  onServer((server) => {
    it('use only metrics that the service exports', async () => {
      const env = Object.fromEntries(
        freshSecrets()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
      const observers = watching();
      const service = await openService(
        readConfig({ ...env, DATABASE_URL: await server().create('migrated'), LOG_LEVEL: 'silent' }),
        observers,
      );
      const text = await observers.metrics.registry.metrics();
      await service.close();
      const exported = new Set(
        all(text, /^# TYPE (\S+ \S+)$/gm).flatMap((line) => {
          const [name = '', type] = line.split(' ');
          return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name];
        }),
      );
      for (const name of ['db_pool_connections', 'rpc_request_duration_seconds_count', 'upstream_budget_left'])
        expect([...exported]).to.include(name);
      expect(expressions).to.have.length.above(20);
      for (const expr of expressions) {
        const used = metricsIn(expr);
        expect(used, expr)
          .to.have.length(expr.startsWith('up{') ? 0 : used.length)
          .and.satisfy((names: string[]) => names.every((name) => exported.has(name)));
        if (!expr.startsWith('up{')) expect(used, expr).to.have.length.above(0);
      }
      expect(text).to.match(/^queue_depth\{queue="messages"\} 0$/m);
      expect(text).to.match(/^db_pool_connections\{pool="counts",state="used"\} \d+$/m);
    });
  });

  it('are accepted by promtool, and fire when they should, if it is installed', function () {
    const promtool = PROMTOOL.find((place) => place !== undefined && existsSync(place));
    if (promtool === undefined) this.skip();
    expect(execFileSync(promtool, ['check', 'rules', ALERTS], { encoding: 'utf8' })).to.include(
      `${alerts.length} rules found`,
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
