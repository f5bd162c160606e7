import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createFromTemplate } from '../../../src/infrastructure/database/embedded-template.ts';
import { openEmbedded } from '../../../src/infrastructure/database/open-embedded.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { until } from '../../support/real-time.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { Child } from '../../support/service/child.ts';

const write = (folder: string, file: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), file);
};
const complete = async (folder: string) => {
  for (const file of ['first', 'second']) write(folder, file);
};

describe('the template of the embedded database', () => {
  let dir: string;
  let templates: string;
  const pathOf = (name: string) => join(dir, name);
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'template-'));
    templates = join(dir, 'templates');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('is made once, and copied from then on', async () => {
    let made = 0;
    const counted = async (folder: string) => {
      made += 1;
      await complete(folder);
    };
    for (const name of ['a', 'b']) await createFromTemplate(pathOf(name), counted, templates);
    expect([made, readdirSync(pathOf('a')), readdirSync(pathOf('b'))]).to.deep.equal([
      1,
      ['first', 'second'],
      ['first', 'second'],
    ]);
    expect(readdirSync(templates)).to.have.length(1);
  });

  it('is stored once when two processes make it at the same time', async () => {
    await Promise.all(['a', 'b'].map((name) => createFromTemplate(pathOf(name), complete, templates)));
    expect([readdirSync(pathOf('a')), readdirSync(templates).length]).to.deep.equal([['first', 'second'], 1]);
  });

  it('is not used half written, whether its process was killed or the creation failed', async () => {
    void createFromTemplate(
      pathOf('killed'),
      (folder) => {
        write(folder, 'first');
        return new Promise(() => {});
      },
      templates,
    );
    await until(() => readdirSync(templates).length > 0);
    const failing = createFromTemplate(
      pathOf('failed'),
      async (folder) => {
        write(folder, 'first');
        throw new Error('no space');
      },
      templates,
    );
    expect(await rejectionOf(failing)).to.have.property('message', 'no space');
    expect([existsSync(pathOf('killed')), existsSync(pathOf('failed'))]).to.deep.equal([false, false]);

    await createFromTemplate(pathOf('failed'), complete, templates);
    expect(readdirSync(pathOf('failed'))).to.deep.equal(['first', 'second']);
  });

  it('replaces a copy that a killed process left half written', async () => {
    write(pathOf('a.new'), 'half');
    await createFromTemplate(pathOf('a'), complete, templates);
    expect(readdirSync(pathOf('a'))).to.deep.equal(['first', 'second']);
    expect(existsSync(pathOf('a.new'))).to.equal(false);
  });

  it('removes templates that were made from other migrations, and not those that are being made', async () => {
    for (const name of ['old', 'new']) write(join(templates, name), 'PG_VERSION');
    utimesSync(join(templates, 'old'), at(), at());
    await createFromTemplate(pathOf('a'), complete, templates);
    expect(readdirSync(templates)).to.include('new').and.not.include('old');
  });

  it('is not needed where it cannot be stored', async () => {
    await createFromTemplate(pathOf('a'), complete, '/sys/templates');
    expect(readdirSync(pathOf('a'))).to.deep.equal(['first', 'second']);
  });

  it('gives a database that opens after a kill during its creation', async () => {
    const data = pathOf('data');
    const child = new Child('issue-nonces', data, at().toISOString());
    await until(() => readdirSync(data).some((name) => name.startsWith('pg')));
    await child.kill();
    const database = await openEmbedded(data);
    expect(await database.pending()).to.deep.equal([]);
    await database.close();
    expect(readFileSync(join(data, 'pg/PG_VERSION'), 'utf8')).to.match(/^\d+\n$/);
  });
});
