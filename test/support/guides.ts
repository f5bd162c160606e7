import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const GUIDES = join(ROOT, 'docs/guides');
const COMPILER = join(ROOT, 'node_modules/.bin/tsc');
/** In `dist`, so that the programs find the packages of this repository. */
const FOLDER = join(ROOT, 'dist/guides');

/** `run`: compiled and run; `types-only`: compiled; `not-run`: only shown, because a package is not installed. */
type Treatment = 'run' | 'types-only' | 'not-run';
export type Block = Readonly<{
  page: string;
  language: string;
  treatment: Treatment;
  text: string;
  before: string;
}>;

/** Every fenced block of the guides, with the paragraph before it. */
export const blocks: readonly Block[] = readdirSync(GUIDES).flatMap((page) => {
  const text = readFileSync(join(GUIDES, page), 'utf8');
  return [...text.matchAll(/^```(\w+) ?([\w-]*)\n(.*?)^```$/gms)].map((found) => {
    const [, language = '', treatment = '', body = ''] = found;
    const before = text.slice(0, found.index).trimEnd().split('\n\n').at(-1) ?? '';
    return { page, language, treatment: treatmentOf(treatment, page), text: body, before };
  });
});

function treatmentOf(word: string, page: string): Treatment {
  if (word === '') return 'run';
  if (word === 'types-only' || word === 'not-run') return word;
  throw new Error(`${page}: a block is types-only or not-run, not ${word}`);
}

/** The file that a block belongs to, which its first line names. */
export const fileOf = ({ text }: Block): string | undefined => /^\/\/ ([\w-]+\.ts)\n/.exec(text)?.[1];

/** Compiles the programs of the guides for a service at this URL; rejects with what the compiler reports. */
export async function compileGuides(url: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const programs = new Map<string, string>();
  for (const block of blocks.filter(({ language, treatment }) => language === 'ts' && treatment !== 'not-run')) {
    const file = fileOf(block) ?? 'unnamed.ts';
    programs.set(file, `${programs.get(file) ?? ''}${block.text}\n`);
  }
  for (const [file, text] of programs) writeFileSync(join(FOLDER, file), text.replaceAll('http://localhost:3000', url));
  const compilerOptions = {
    ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'NodeNext', types: ['node'] },
    ...{ strict: true, skipLibCheck: true, rewriteRelativeImportExtensions: true, rootDir: '.', outDir: 'out' },
  };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await promisify(execFile)(COMPILER, ['-p', FOLDER]).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`the programs of the guides do not compile:\n${stdout}`);
  });
}

/** What the compiled program prints, line by line; rejects when it fails. */
export async function runProgram(file: string): Promise<readonly string[]> {
  const program = join(FOLDER, 'out', file.replace(/\.ts$/, '.js'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 30_000 });
  return stdout.trimEnd().split('\n');
}
