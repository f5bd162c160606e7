import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { SUB_COMMANDS } from '../../src/infrastructure/commands/sub-commands.ts';
import { isSecretName } from '../../src/infrastructure/config/secret-files.ts';
import { isKnown } from '../../src/infrastructure/config/unknown-variables.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const image = read('Dockerfile');
const compose = read('compose.yaml');
const SYSTEMD = 'ops/systemd';
const units = readdirSync(join(ROOT, SYSTEMD), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:service|conf)$/.test(file) && file !== 'nginx.conf' && !file.endsWith('.d'))
  .map((file) => read(join(SYSTEMD, file)))
  .join('\n');
const KUBERNETES = 'ops/kubernetes';
const manifests = readdirSync(join(ROOT, KUBERNETES), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => read(join(KUBERNETES, file)));
const serviceOf = (name: string) => compose.split(/^ {2}(?=\w)/m).find((block) => block.startsWith(`${name}:`)) ?? '';

describe('the image, the compose file, the manifests and the unit', () => {
  it('set only variables that the service reads', () => {
    const ours = [
      compose.slice(0, compose.indexOf('\nservices:')),
      ...['migrate', 'api', 'cron'].map(serviceOf),
      ...manifests,
    ];
    const set = ours.flatMap((text) => [
      ...all(text, /^\s+([A-Z][A-Z0-9_]+): /gm),
      ...all(text, /env: \[\{ name: ([A-Z_]+)/g),
    ]);
    set.push(...all(units, /(?<=^Environment=.*)\b([A-Z_]+)=/gm));
    expect(set).to.include.members(['DATABASE_URL_FILE', 'METRICS_PORT', 'CRON', 'PORT']);
    // Node.js reads it.
    expect(new Set(set.filter((name) => !isKnown(name)))).to.deep.equal(new Set(['NODE_OPTIONS']));
  });

  it('give every required secret of production by a file, and no secret by its value', () => {
    const required = [
      'DATABASE_URL',
      'SESSION_KEYS',
      'AUDIT_KEYS',
      'API_KEY_PEPPER',
      'CRON_SECRET',
      'FEE_QUOTE_KEYS',
      'SALE_SIGNER_KEYS',
    ];
    for (const text of [compose, read('ops/kubernetes/base/config.yaml')]) {
      for (const name of required) expect(text).to.include(`${name}_FILE: /run/secrets/`);
      expect(all(text, /^\s+([A-Z][A-Z0-9_]+): (?!redis:)/gm).filter(isSecretName)).to.deep.equal([]);
    }
  });

  it('probe what exists, on ports that the service listens on', () => {
    const description = read('openapi.json');
    const probed = [image, ...manifests].flatMap((text) => all(text, /(\/api\/health\/[a-z]+)/g));
    expect(new Set(probed)).to.deep.equal(new Set(['/api/health/live', '/api/health/ready']));
    for (const path of probed) expect(description).to.include(`"${path}"`);
    expect(all(image, /EXPOSE (.*)/g)).to.deep.equal(['3000 9464']);
    for (const text of [compose, read('ops/kubernetes/base/config.yaml')])
      expect(text).to.match(/METRICS_PORT: "9464"/);
    expect(read('ops/compose/prometheus.yaml')).to.include('job_name: institutional-defi-api');
  });

  it('run sub-commands that exist, without rights, on a file system that cannot be written', () => {
    const commands = [
      ...all(image, /^CMD \["(\w+)"\]/gm),
      ...all(compose, /^ {4}command: \[(\w+)\]/gm),
      ...manifests.flatMap((text) => all(text, /args: \[(\w+)\]/g)),
      ...all(units, /^ExecStart=\S+ bin\/service\.mjs (\w+)$/gm),
    ];
    expect(commands).to.have.length(10);
    expect(Object.keys(SUB_COMMANDS)).to.include.members(commands);
    expect(image).to.match(/^USER 10001:10001$/m);
    expect(compose).to.match(/user: "10001:10001"\n {2}read_only: true/);
    expect(units)
      .to.match(/^User=(?!root)/m)
      .and.include('ProtectSystem=strict')
      .and.include('CapabilityBoundingSet=\n');
    expect(read(`${KUBERNETES}/base/pod.yaml`))
      .to.include('runAsNonRoot: true')
      .and.include('readOnlyRootFilesystem: true');
  });

  it('give each of several processes its own port, and the metrics of each to Prometheus', () => {
    expect(serviceOf('api')).to.match(/ports: \["127\.0\.0\.1:\$\{API_PORTS:-3000\}:3000"\]/);
    expect(read('ops/compose/prometheus.yaml')).to.include('names: [api, cron], type: A, port: 9464');
    expect(units).to.match(/^Environment=.* PORT=%i METRICS_PORT=1%i$/m);
    const [, targets] = /targets: (\["127.*?\]) \}\]\n$/.exec(read(`${SYSTEMD}/prometheus.yaml`)) ?? [];
    const ports = all(read(`${SYSTEMD}/nginx.conf`), /^ {2}server 127\.0\.0\.1:(\d+)/gm).map((port) => `1${port}`);
    ports.push(...all(units, /^Environment=METRICS_PORT=(\d+)$/gm));
    expect(JSON.parse(targets ?? '')).to.deep.equal(ports.map((port) => `127.0.0.1:${port}`));
    expect(ports).to.have.length(3);
  });

  it('leave memory beside the heap', () => {
    const heap = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);
    for (const [text, limit] of [
      [compose, /^ {2}mem_limit: 1g$/m],
      [units, /^MemoryMax=1G$/m],
    ] as const) {
      expect(text).to.match(limit);
      expect(heap(text)).to.equal(614);
    }
    for (const block of compose
      .slice(0, compose.indexOf('\nvolumes:'))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1))
      expect(block).to.match(/<<: \*service|mem_limit: /);
  });

  it('have one base, which a release names by its digest, and the list of what is installed', () => {
    expect(all(image, /^FROM (\S+)/gm)).to.deep.equal(Array(3).fill('$' + '{NODE_IMAGE}'));
    expect(image)
      .to.match(/^ARG NODE_IMAGE=node:24/m)
      .and.include('COPY --from=packages /app/sbom.cdx.json');
  });

  it('copy and mount files that exist', () => {
    const copied = all(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
    const mounted = all(compose, /- \.\/(\S+?):/g);
    expect([...copied, ...mounted]).to.have.length.above(10);
    expect([...copied, ...mounted].filter((file) => !existsSync(join(ROOT, file)))).to.deep.equal([]);
    expect(read('.dockerignore').split('\n')).to.include.members(['.env', '.git', 'secrets', 'node_modules']);
  });
});
