import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbedded } from '../../../src/infrastructure/database/open-embedded.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * Run by mocha once, before the workers start: bundles what the tests start in processes of their own, which halves their starts, and has
 * the template of the embedded database made.
 */
export async function mochaGlobalSetup(): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/bundle.mjs'), 'tests']);
  process.env.TEST_BUNDLE = join(ROOT, 'dist/bundled/tests');
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  await (await openEmbedded(folder)).close();
  rmSync(folder, { recursive: true });
}

/** The bundled form of a compiled script, if this run has one; else the script itself. */
export function bundledOr(script: string, name: string): string {
  const folder = process.env.TEST_BUNDLE;
  const bundled = folder === undefined ? undefined : join(folder, `${name}.js`);
  return bundled !== undefined && existsSync(bundled) ? bundled : script;
}
