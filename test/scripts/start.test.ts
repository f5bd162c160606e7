import { expect } from 'chai';
import { build, type Metafile } from 'esbuild';

const ROOT = new URL('../../../', import.meta.url);
const { optionsFor } = await import(new URL('scripts/transpile.mjs', ROOT).href);

/** What `serve` imports later, in memory: the rest is loaded with other settings, or by the first request that needs it. */
const LOADED = [
  'src/infrastructure/commands/serve.ts',
  'src/infrastructure/process/run.ts',
  'src/adapters/store/stores.memory.ts',
  'src/adapters/sandbox/sandbox.ts',
  'src/adapters/http/sandbox/controls.ts',
];
/** Of each package, the code that a start reads, and of each file of data, in KB. A smaller one needs no entry. */
const LARGE = 60;
const MOST: Readonly<Record<string, number>> = {
  '@inversifyjs/core': 200,
  '@noble/hashes': 120,
  '@spruceid/siwe-parser': 100,
  'apg-js': 190,
  ethers: 300,
  'ip-address': 120,
  'mime-db': 250,
  'node-cron': 80,
  'openapi.examples.json': 90,
  'prom-client': 110,
  semver: 90,
  zod: 500,
};

const packageOf = (file: string): string | undefined =>
  /^(?:@[^/]+\/)?[^/]+/.exec(file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length))?.[0];

const partOf = (file: string): string | undefined => {
  if (file.includes('node_modules/')) return packageOf(file);
  return file.endsWith('.json') ? file : undefined;
};

/** The bytes of each package and file of data in what the start of a process reads. */
function readAtStart({ outputs }: Metafile): ReadonlyMap<string, number> {
  const seen = new Set<string>();
  const visit = (output: string) => {
    if (seen.has(output) || outputs[output] === undefined) return;
    seen.add(output);
    for (const { kind, path } of outputs[output].imports) if (kind === 'import-statement') visit(path);
  };
  for (const [output, { entryPoint }] of Object.entries(outputs))
    if (entryPoint === 'src/main.ts' || LOADED.includes(entryPoint ?? '')) visit(output);
  const bytes = new Map<string, number>();
  for (const output of seen)
    for (const [file, { bytesInOutput }] of Object.entries(outputs[output]?.inputs ?? {})) {
      const name = partOf(file);
      if (name !== undefined) bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  return bytes;
}

describe('the start of a service', () => {
  it('reads no large package or data that is not listed, and of those no more than what is used', async () => {
    const options = optionsFor('service', { folder: '/nowhere' });
    const { metafile } = await build({ ...options, write: false, metafile: true });
    const read = [...readAtStart(metafile as Metafile)].map(
      ([name, bytes]) => [name, Math.ceil(bytes / 1024)] as const,
    );
    const tooMuch = read.filter(([name, size]) => size > (MOST[name] ?? LARGE));
    expect(Object.fromEntries(tooMuch)).to.deep.equal({});
    expect(
      Object.keys(MOST).filter((name) => !read.some(([other, size]) => other === name && size > LARGE)),
    ).to.deep.equal([]);
  });
});
