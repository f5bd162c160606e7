import type { Writable } from 'node:stream';
import { type SecretFiles, writeSecretFiles } from '../config/secret-directory.ts';
import { freshSecrets } from '../config/secrets.ts';
import { StartError } from '../start/start-error.ts';
import { parsedFlags } from './parsed-flags.ts';

const USAGE = 'Usage: secrets [--directory <folder> [--compose]]';

/** Prints fresh secrets, or writes each to its own file. Rejects with a StartError. */
export async function secrets(args: readonly string[], out: Writable = process.stdout): Promise<void> {
  const { directory, compose = false } = optionsOf(args);
  if (directory === undefined) out.write(`${freshSecrets()}\n`);
  else out.write(report(directory, writeSecretFiles(directory, { compose })));
}

function optionsOf(args: readonly string[]) {
  const { directory, compose } = parsedFlags(
    args,
    { directory: { type: 'string' }, compose: { type: 'boolean' } },
    USAGE,
  );
  if (directory === '' || (compose && directory === undefined)) throw new StartError(USAGE);
  return { directory, compose };
}

/** Names only: what is printed may be logged. */
function report(directory: string, { written, kept, missing }: SecretFiles): string {
  const parts = [
    [`Written to ${directory}:`, written],
    ['Already there, not changed:', kept],
    ['Still to be written:', Object.entries(missing).map(([name, content]) => `${name}: ${content}`)],
  ] as const;
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('');
}
