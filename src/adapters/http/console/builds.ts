import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A build of the console: a folder whose files never change, named by a digest of what it was built from. */
export type Build = Readonly<{ name: string; folder: string }>;

export type Builds = Readonly<{
  /** Undefined until `npm run build -- console`. */
  current: Build | undefined;
  /** Builds before it, of which tabs may still ask for files. */
  earlier: readonly Build[];
}>;

/** The name of the current build. */
export function currentIn(dist: string): string | undefined {
  const pointer = join(dist, 'current');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
}

/** The builds in the folder that `scripts/build-console.mjs` fills. */
export function buildsIn(dist: string): Builds {
  const name = currentIn(dist);
  const all = existsSync(dist) ? readdirSync(dist).filter((entry) => existsSync(join(dist, entry, 'index.html'))) : [];
  const builds = all.map((entry) => ({ name: entry, folder: join(dist, entry) }));
  return {
    current: builds.find((build) => build.name === name),
    earlier: builds.filter((build) => build.name !== name),
  };
}

/** `console/dist` of this installation, above the compiled files; undefined outside of one. */
export function installedConsole(from = import.meta.dirname): string | undefined {
  if (existsSync(join(from, 'package.json'))) return join(from, 'console/dist');
  const above = dirname(from);
  return above === from ? undefined : installedConsole(above);
}
