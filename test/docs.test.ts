import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'data']);
const README_LINES = 150;
const PICTURE_BYTES = 200_000;

const FENCED = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^()\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;
/** A path of this repository in backticks; placeholders (`<…>`, `*`, `{…}`) are not paths. */
const NAMED_PATH =
  /`((?:src|test|docs|migrations|contracts|demo|bench|scripts|client|console|examples|ops)\/[^`\s<>*{}…]*)`/g;

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (file: string) => matches(readFileSync(file, 'utf8').replaceAll(FENCED, ''), HEADING).map(anchorOf);

function isBroken(link: string, file: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : resolve(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

/** References in a Markdown file to things that do not exist. */
function missingIn(text: string, file: string): string[] {
  const prose = text.replaceAll(FENCED, '');
  const links = matches(prose, LINK).filter((link) => !/^[a-z]+:/.test(link));
  return [
    ...links.filter((link) => isBroken(link, file)),
    ...matches(prose, NAMED_PATH).filter((path) => !existsSync(join(ROOT, path))),
  ];
}

describe('the documents', () => {
  const files = markdownIn(ROOT);

  it('are all found', () => {
    const names = files.map((file) => relative(ROOT, file));
    expect(names).to.include.members(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/operations/run.md']);
  });

  for (const file of files)
    it(`${relative(ROOT, file)} refers only to existing things`, () =>
      expect(missingIn(readFileSync(file, 'utf8'), file)).to.deep.equal([]));

  it('are checked for links, anchors and paths', () => {
    const readme = join(ROOT, 'README.md');
    const good =
      '[a](LICENSE) [b](#start-it) [c](docs/operations/watch.md#alarms) [d](https://example.com/x) `src/main.ts`';
    expect(missingIn(good, readme)).to.deep.equal([]);
    const bad = '[a](NOWHERE.md) [b](#nowhere) [c](docs/operations/watch.md#nowhere) `src/nowhere.ts`';
    expect(missingIn(bad, readme)).to.have.length(4);
  });

  it(`have a README of at most ${README_LINES} lines`, () => {
    const lines = readFileSync(join(ROOT, 'README.md'), 'utf8').trimEnd().split('\n');
    expect(lines.length).to.be.at.most(README_LINES);
  });

  it(`have pictures of at most ${PICTURE_BYTES / 1000} kB`, () => {
    const folder = join(ROOT, 'docs/images');
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(Math.max(...sizes)).to.be.within(1, PICTURE_BYTES);
  });
});
