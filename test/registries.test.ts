import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');
const CHAINS = 'src/domain/shared/chain/chains.ts';
const TOKENS = 'src/domain/token/token-registry.ts';
/** Files that import a type of a registry: those that can contain a table of chains or tokens. */
const USES_A_REGISTRY = /import [^;]*\b(ChainId|Priced|SymbolOn|TokenSymbol)\b[^;]*\/(chains|token-registry)\.ts'/;
const TABLE_ROW = /^\| `(src\/[^`]+)`/gm;
const DIAGNOSTIC = /^(?:.*\/)?(src\/[^(]+)\(\d+,\d+\): error (.*(?:\n +.*)*)/gm;

type Diagnostic = Readonly<{ file: string; message: string }>;

/** The compiler's errors after the records were added to their registries, and nothing else was changed. */
function compileWith(records: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const copy = mkdtempSync(join(ROOT, 'dist', 'registries-'));
  try {
    cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
    for (const [file, record] of Object.entries(records)) {
      const text = readFileSync(join(copy, file), 'utf8');
      expect(text.split('\n} as const satisfies '), file).to.have.length(2);
      writeFileSync(join(copy, file), text.replace('\n} as const satisfies ', `\n${record}\n} as const satisfies `));
    }
    const sources = readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join('src', file));
    const files = sources.filter((file) => USES_A_REGISTRY.test(readFileSync(join(copy, file), 'utf8')));
    const compilerOptions = { noEmit: true, incremental: false, tsBuildInfoFile: null, rootDir: '.', types: ['node'] };
    const project = { extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy], { encoding: 'utf8' });
    return [...stdout.matchAll(DIAGNOSTIC)].map(([, file = '', message = '']) => ({ file, message }));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const filesWhoseMessageHas = (diagnostics: readonly Diagnostic[], what: string) => [
  ...new Set(diagnostics.filter(({ message }) => message.includes(what)).map(({ file }) => file)),
];
const filesInRecipe = (name: string) =>
  [...readFileSync(join(ROOT, 'docs/recipes', name), 'utf8').matchAll(TABLE_ROW)].map(([, file]) => file);

describe('a registry with a record that contains only a name', () => {
  let diagnostics: readonly Diagnostic[];

  before(() => {
    diagnostics = compileWith({
      [CHAINS]: "  31338: { name: 'Testnet' },",
      [TOKENS]: "  TST: { name: 'Test Token' },",
    });
  });

  it('does not compile, and the compiler reports every missing value of a chain', () => {
    const [first] = diagnostics.filter(({ file }) => file === CHAINS);
    expect(first?.message).to.match(/missing the following properties .*: aliases, coin, explorer, blocks, gas$/);
  });

  it('does not compile, and the compiler reports every missing value of a token', () => {
    const [first] = diagnostics.filter(({ file }) => file === TOKENS);
    expect(first?.message).to.match(/missing the following properties .*: decimals, addresses$/);
  });

  it('does not compile in the files that the recipe for a chain lists, and in no others', () =>
    expect(filesWhoseMessageHas(diagnostics, "'31338'")).to.have.members(filesInRecipe('add-a-chain.md')));

  it('does not compile in the files that the recipe for a token lists, and in no others', () =>
    expect(filesWhoseMessageHas(diagnostics, "'TST'")).to.have.members(filesInRecipe('add-a-token.md')));
});
