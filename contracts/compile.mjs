// Compiles the contracts into artifacts/. With --check it writes nothing and fails when a committed artifact differs.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import solc from 'solc';

const FORWARDER = '@openzeppelin/contracts/metatx/ERC2771Forwarder.sol';
const OUTPUTS = ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'];
const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none' },
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const artifacts = `${folder}artifacts/`;
const { resolve } = createRequire(import.meta.url);

function readSources() {
  const own = readdirSync(folder).filter((file) => file.endsWith('.sol'));
  return Object.fromEntries([
    ...own.map((file) => [`contracts/${file}`, { content: readFileSync(folder + file, 'utf8') }]),
    [FORWARDER, { content: readFileSync(resolve(FORWARDER), 'utf8') }],
  ]);
}

function compile() {
  const sources = readSources();
  const outputSelection = Object.fromEntries(Object.keys(sources).map((sourceName) => [sourceName, { '*': OUTPUTS }]));
  const input = { language: 'Solidity', sources, settings: { ...SETTINGS, outputSelection } };
  const contents = (path) => ({ contents: readFileSync(resolve(path), 'utf8') });
  const { errors = [], contracts = {} } = JSON.parse(solc.compile(JSON.stringify(input), { import: contents }));
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
  return contracts;
}

/** File name and content of one artifact for each deployable contract. */
function toArtifacts(contracts) {
  return new Map(
    Object.entries(contracts)
      .flatMap(([sourceName, bySource]) => Object.entries(bySource).map((entry) => [sourceName, ...entry]))
      .filter(([, , { evm }]) => evm.bytecode.object !== '')
      .map(([sourceName, contractName, { abi, evm }]) => {
        const bytecode = `0x${evm.bytecode.object}`;
        const deployedBytecode = `0x${evm.deployedBytecode.object}`;
        const artifact = { contractName, sourceName, abi, bytecode, deployedBytecode };
        return [`${contractName}.json`, `${JSON.stringify(artifact, null, 1)}\n`];
      }),
  );
}

function write(compiled) {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts);
  for (const [file, text] of compiled) writeFileSync(artifacts + file, text);
  console.log(`${compiled.size} artifacts written`);
}

function check(compiled) {
  const committed = readdirSync(artifacts);
  const stale = [
    ...[...compiled].filter(
      ([file, text]) => !committed.includes(file) || readFileSync(artifacts + file, 'utf8') !== text,
    ),
    ...committed.filter((file) => !compiled.has(file)).map((file) => [file]),
  ].map(([file]) => file);
  if (stale.length > 0) throw new Error(`Not what the sources compile to, run npm run contracts: ${stale.join(', ')}`);
  console.log(`${compiled.size} artifacts are what the sources compile to`);
}

const compiled = toArtifacts(compile());
if (process.argv.includes('--check')) check(compiled);
else write(compiled);
