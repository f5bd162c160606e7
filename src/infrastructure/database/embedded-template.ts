import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MIGRATIONS } from '../../../migrations/index.ts';

/** Creates a migrated database in a folder, and closes it. */
export type Create = (folder: string) => Promise<void>;

const PGLITE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..');
/** Beside the packages: who can write here can change the service itself. */
const TEMPLATES = join(PGLITE, '../../.cache/institutional-defi-api');
/** Longer than any creation takes: what is older and not the template is of another version, or of a process that was killed. */
const ABANDONED_MS = 10 * 60_000;
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Creates the folder with a migrated, empty database: as a copy of a template, which the first process makes. Templates are only used
 * complete, and so is the folder, because both are written under another name. Where templates cannot be stored, as in an image, the
 * database is created anew. The caller has locked the folder's parent.
 */
export async function createFromTemplate(folder: string, create: Create, templates = TEMPLATES): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const template = canWrite(templates) ? await templateIn(templates, create) : undefined;
  if (template === undefined) await create(unfinished);
  // 1,400 files: the asynchronous copy takes three times the processor's time.
  else cpSync(template, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

async function templateIn(templates: string, create: Create): Promise<string> {
  const template = join(templates, nameOfTemplate());
  if (existsSync(template)) return template;
  const unfinished = mkdtempSync(`${template}.`);
  try {
    await create(unfinished);
    await rename(unfinished, template);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(template)) throw error;
  }
  await removeAbandoned(templates, template);
  return template;
}

/** Named by what it is made of, so that it is never used after that has changed. */
function nameOfTemplate(): string {
  const { version } = JSON.parse(readFileSync(join(PGLITE, 'package.json'), 'utf8')) as { version: string };
  const digest = createHash('sha256').update(JSON.stringify([version, MIGRATIONS]));
  return digest.digest('hex').slice(0, 32);
}

async function removeAbandoned(templates: string, template: string): Promise<void> {
  const others = readdirSync(templates).map((name) => join(templates, name));
  for (const other of others.filter((path) => path !== template))
    if (Date.now() - (await stat(other)).mtimeMs > ABANDONED_MS) await rm(other, { recursive: true, force: true });
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
