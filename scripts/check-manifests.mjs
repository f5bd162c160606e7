// Checks every manifest of every overlay by the schemas of Kubernetes and of the operator of Prometheus, which npm has: node scripts/check-manifests.mjs
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';

const SCHEMAS = ['kubernetes-models@5.1.0', '@kubernetes-models/prometheus-operator@6.0.0'];
const overlays = fileURLToPath(new URL('../ops/kubernetes/overlays', import.meta.url));

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
try {
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, ...SCHEMAS]);
  const modelOf = async ({ apiVersion, kind }) => {
    const name = apiVersion.startsWith('monitoring.coreos.com/')
      ? '@kubernetes-models/prometheus-operator'
      : 'kubernetes-models';
    const file = join(folder, 'node_modules', name, apiVersion, `${kind}.js`);
    return (await import(pathToFileURL(file).href))[kind];
  };
  for (const overlay of readdirSync(overlays)) {
    const manifests = parseAllDocuments(run('kubectl', ['kustomize', join(overlays, overlay)]));
    for (const manifest of manifests.map((one) => one.toJS())) {
      const Model = await modelOf(manifest);
      try {
        new Model(manifest).validate();
      } catch (error) {
        console.error(`${overlay}: ${manifest.kind} ${manifest.metadata.name}: ${error.message}`);
        process.exitCode = 1;
      }
    }
    console.log(`${overlay}: ${manifests.length} manifests`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
