import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../../..');
const OVERLAYS = join(ROOT, 'ops/kubernetes/overlays');

type Probe = Readonly<{ periodSeconds: number; failureThreshold?: number; httpGet: { path: string; port: string } }>;
type Container = Readonly<{
  image: string;
  args: readonly string[];
  env: readonly Readonly<{ name: string; value: string }>[];
  resources: Readonly<{ requests: { cpu: string; memory: string }; limits: { memory: string } }>;
  securityContext: Readonly<{ readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean }>;
  ports?: readonly Readonly<{ name: string }>[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}>;
type Pod = Readonly<{
  containers: readonly Container[];
  securityContext: { runAsNonRoot?: boolean };
  topologySpreadConstraints?: readonly unknown[];
}>;
type Labels = Readonly<Record<string, string>>;
type Manifest = Readonly<{
  kind: string;
  metadata: Readonly<{ name: string; namespace?: string }>;
  // Each kind has its own.
  spec?: Readonly<{
    template?: Readonly<{ metadata: { labels: Labels }; spec: Pod }>;
    selector?: Labels & { matchLabels?: Labels };
    scaleTargetRef?: { name: string };
    metrics?: readonly Readonly<{ pods?: { metric: { name: string } } }>[];
    replicas?: number;
    minReplicas?: number;
    rules?: readonly Readonly<{ host: string }>[];
  }>;
  data?: Labels;
}>;

const megabytes = (text: string) => {
  const [, count, unit] = /^(\d+)(Mi|Gi)$/.exec(text) ?? [];
  return Number(count) * (unit === 'Gi' ? 1_024 : 1);
};

/** What the overlay gives; undefined where kubectl is not installed. */
function rendered(overlay: string): readonly Manifest[] | undefined {
  const { status, stdout, stderr, error } = spawnSync('kubectl', ['kustomize', join(OVERLAYS, overlay)], {
    encoding: 'utf8',
  });
  if (error !== undefined) return undefined;
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((one) => one.toJS() as Manifest);
}

for (const overlay of readdirSync(OVERLAYS))
  describe(`the manifests of the overlay ${overlay}`, () => {
    let all: readonly Manifest[];
    before(function () {
      all = rendered(overlay) ?? this.skip();
    });
    const of = (kind: string, name?: string) =>
      all.filter((one) => one.kind === kind && (name === undefined || one.metadata.name === name));
    const pods = () =>
      all.flatMap(({ metadata: { name }, spec }) => (spec?.template ? [{ name, ...spec.template }] : []));
    const containers = () => pods().flatMap(({ spec }) => spec.containers);

    it('run serve, cron and the migration, of one image, in one namespace', () => {
      expect(containers().map(({ args }) => args.join(' '))).to.have.members(['serve', 'cron', 'migrate']);
      expect(new Set(containers().map(({ image }) => image)).size).to.equal(1);
      const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
      expect(containers()[0]?.image).to.equal(`institutional-defi-api:${version}`);
      const outside = all.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace === undefined);
      expect(outside).to.deep.equal([]);
    });

    it('run without rights, on a file system that cannot be written', () => {
      for (const { spec } of pods()) {
        expect(spec.securityContext.runAsNonRoot).to.equal(true);
        for (const { securityContext } of spec.containers)
          expect(securityContext).to.include({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      }
    });

    it('leave memory beside the heap, and ask for what was measured', () => {
      for (const { env, resources } of containers()) {
        const heap = Number(/=(\d+)$/.exec(env.find(({ name }) => name === 'NODE_OPTIONS')?.value ?? '')?.[1]);
        const limit = megabytes(resources.limits.memory);
        expect(heap / limit).to.be.within(0.5, 0.65);
        expect(limit - heap).to.be.above(300);
        expect(megabytes(resources.requests.memory)).to.be.within(260, 680);
      }
    });

    it('give a slow start five minutes before anything kills it', () => {
      for (const { args, startupProbe, livenessProbe, ports = [] } of containers()) {
        if (args[0] === 'migrate') continue;
        expect((startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0)).to.equal(300);
        expect(startupProbe?.httpGet).to.deep.equal(livenessProbe?.httpGet);
        expect(ports.map(({ name }) => name)).to.include(livenessProbe?.httpGet.port);
      }
    });

    it('select pods that exist', () => {
      const labels = pods().map(({ metadata }) => metadata.labels);
      const selectors = all.flatMap(({ kind, spec }) =>
        ['Service', 'PodDisruptionBudget', 'Deployment'].includes(kind) && spec?.selector
          ? [spec.selector.matchLabels ?? (spec.selector as Labels)]
          : [],
      );
      expect(selectors).to.have.length(5);
      for (const selector of selectors)
        expect(labels.some((one) => Object.entries(selector).every(([name, value]) => one[name] === value))).to.equal(
          true,
        );
    });

    it('keep one pod of each kind through a disruption, and spread them', () => {
      expect(of('PodDisruptionBudget').map(({ metadata }) => metadata.name)).to.have.members(['api', 'cron']);
      for (const name of ['api', 'cron'])
        expect(of('Deployment', name)[0]?.spec?.template?.spec.topologySpreadConstraints).to.not.equal(undefined);
      const autoscalers = of('HorizontalPodAutoscaler');
      expect(autoscalers[0]?.spec?.minReplicas ?? of('Deployment', 'api')[0]?.spec?.replicas).to.be.at.least(2);
      // A count in the deployment would undo that of the autoscaler at each apply.
      if (autoscalers.length > 0) expect(of('Deployment', 'api')[0]?.spec?.replicas).to.equal(undefined);
    });

    it('lead to the host of BASE_URL', () => {
      const [config] = of('ConfigMap', 'service');
      expect(of('Ingress')[0]?.spec?.rules?.map(({ host }) => `https://${host}`)).to.deep.equal([
        config?.data?.BASE_URL,
      ]);
    });

    it('scale by metrics that the service or Kubernetes has', () => {
      for (const { spec } of of('HorizontalPodAutoscaler')) {
        const metrics = spec?.metrics?.flatMap(({ pods }) => (pods ? [pods.metric.name] : [])) ?? [];
        expect(metrics).to.deep.equal(['nodejs_eventloop_lag_p99_seconds']);
        const { rules } = parse(readFileSync(join(OVERLAYS, overlay, 'prometheus-adapter.values.yaml'), 'utf8'));
        for (const metric of metrics) expect(rules.custom[0].seriesQuery).to.include(metric);
      }
    });
  });
