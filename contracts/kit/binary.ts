import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** This machine has no `anvil`. */
export class NodeBinaryMissing extends Error {
  constructor() {
    super(
      'No anvil binary: install Foundry (https://getfoundry.sh) so that `anvil` is on the PATH, or name the binary in ANVIL_BIN.',
    );
    this.name = 'NodeBinaryMissing';
  }
}

/** The path of anvil: ANVIL_BIN, else this platform's npm package, else the PATH. Throws NodeBinaryMissing. */
export function anvilBinary(
  env: NodeJS.ProcessEnv = process.env,
  { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): string {
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const packaged = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}/bin/${file}`;
  const found = env.ANVIL_BIN || installed(packaged) || onPath(file, env.PATH ?? '');
  if (!found) throw new NodeBinaryMissing();
  return found;
}

function installed(path: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const onPath = (file: string, path: string): string | undefined =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, file))
    .find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
