import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { developmentAccounts } from '../../../contracts/kit/node.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../console/src/routes');
/** `page('/buy', …)`. */
const PAGE = /\bpage\(\s*'([^']+)'/g;

export type ConsoleRoute = Readonly<{
  path: string;
  isOfOperators: boolean;
  /** The page of one record: its path says which. */
  isOfRecord: boolean;
}>;

/** Something that exists, or could, for each part of a path that varies. */
const EXAMPLES: Readonly<Record<string, string>> = {
  $wallet: developmentAccounts[5].address,
  $id: '00000000-0000-4000-8000-000000000000',
};

/** Every page of the console, as its route files declare them; a new page is in the list without being added. */
export const consoleRoutes: readonly ConsoleRoute[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(PAGE)])
  .map(([, path = '']) => ({
    path: path.replaceAll(/\$\w+/g, exampleOf),
    isOfOperators: path.startsWith('/operations'),
    isOfRecord: path.includes('$'),
  }));

function exampleOf(name: string): string {
  const example = EXAMPLES[name];
  if (example === undefined) throw new Error(`EXAMPLES needs a value for ${name}`);
  return example;
}
