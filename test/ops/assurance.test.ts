import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { PERSONAL_TABLES } from '../../src/adapters/store/privacy/personal-tables.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const rowsOf = (text: string) => all(text, /^\| (.*) \|$/gm).map((row) => row.split(' | '));

describe('the pages for auditors', () => {
  it('name for each control a feature and tests that exist', () => {
    const controls = rowsOf(read('docs/assurance/controls.md')).filter(([soc]) => soc !== 'SOC 2');
    expect(controls).to.have.length.above(20);
    for (const [soc = '', iso = '', feature, tests = ''] of controls) {
      const files = all(tests, /`([^`]+)`/g);
      expect(files, feature).to.have.length.above(0);
      expect(files.filter((file) => !/\.test\.ts$/.test(file) || !existsSync(join(ROOT, file)))).to.deep.equal([]);
      expect(soc).to.match(/^(?:–|(?:CC|PI|A|C|P)\d.*)$/);
      expect(iso).to.match(/^(?:–|A\.\d.*)$/);
    }
  });

  it('have every table with data about people, and no other', () => {
    const [, before = ''] = /^\| data of([\s\S]*?)\n\n/m.exec(read('docs/assurance/data.md')) ?? [];
    const tables = rowsOf(before).flatMap(([, names = '']) => all(names, /`(\w+)`/g));
    expect(tables).to.have.members(Object.keys(PERSONAL_TABLES));
  });

  it('name the setting of every adapter of an external system', () => {
    const settings = all(
      read('docs/configuration.md'),
      /^\| `(\w+_PROVIDER|MPP_RAIL|ERROR_TRACKER|\w*_ENDPOINT)` \|/gm,
    );
    expect(settings).to.include.members(['KYC_PROVIDER', 'MAIL_PROVIDER', 'OTEL_EXPORTER_OTLP_ENDPOINT']);
    const page = read('docs/assurance/processors.md');
    for (const setting of settings) expect(page).to.include(setting);
  });
});

describe('the hosted workflows', () => {
  const workflows = readdirSync(join(ROOT, '.github/workflows')).map((file) => read(`.github/workflows/${file}`));

  it('name actions by the digest of a commit, with their version beside it', () => {
    const actions = workflows.flatMap((text) => all(text, /uses: (.*)/g));
    expect(actions).to.have.length.above(8);
    for (const action of actions) expect(action).to.match(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(new Set(actions.map((action) => action.split('@')[0])).size).to.equal(new Set(actions).size);
  });

  it('run with the rights that a job names, and read only otherwise', () => {
    for (const text of workflows) expect(text).to.match(/^permissions: \{ contents: read \}$/m);
  });

  it('publish nothing before the tag is known to be signed', () => {
    const [, ...jobs] = read('.github/workflows/release.yml').split(/^ {2}(?=\w+:$)/m);
    const publishing = jobs.filter((job) => job.includes(': write'));
    expect(publishing).to.have.length(2);
    for (const job of publishing) expect(job).to.match(/^ {4}needs: tag$/m);
    expect(jobs.find((job) => job.startsWith('tag:'))).to.include('verify-tag');
  });

  it('give the image the arguments that the Dockerfile takes', () => {
    const given = new Set(workflows.flatMap((text) => all(text, /--build-arg (\w+)=/g)));
    expect(given).to.deep.equal(new Set(all(read('Dockerfile'), /^ARG (\w+)/gm)));
  });
});
