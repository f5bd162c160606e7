import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'migrations'];
const FILES = ['openapi.examples.json', 'package-lock.json'];
/** Written by `scripts/bundle.mjs` beside the bundle. */
export const ORIGIN_FILE = 'sources.sha256';

/** The digest of what a bundle is made of: equal for equal sources, whenever they were written. */
export function digestOfSources(root: string): string {
  const digest = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') || file.endsWith('.json'))
      .map((file) => join(folder, file)),
  );
  for (const file of [...files.sort(), ...FILES]) {
    const content = readFileSync(join(root, file));
    digest.update(`${file}\n${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

/** Whether the bundle in the folder `dist/bundle` was made from other sources than those beside it. False where there is no bundle, or no sources, as in an image. */
export function isOutdatedBundle(folder: string = import.meta.dirname): boolean {
  const origin = join(folder, ORIGIN_FILE);
  const root = join(folder, '../..');
  const hasSources = [...SOURCES, ...FILES].every((name) => existsSync(join(root, name)));
  return existsSync(origin) && hasSources && readFileSync(origin, 'utf8').trim() !== digestOfSources(root);
}
