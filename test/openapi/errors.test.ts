import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { description } from '../support/description.ts';
import { endAll, runMain } from '../support/service/process.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/errors.md'), 'utf8');
const ROW = /^\| `([A-Z0-9_]+)` \| (.+) \| (.+) \| (.+) \|$/gm;
const rows = [...PAGE.matchAll(ROW)].map(([, code = '', meaning = '', cause = '', remedy = '']) => ({
  code,
  meaning,
  cause,
  remedy,
}));

describe('the error codes', () => {
  after(endAll);

  it('are listed in docs/errors.md as the `errors` command prints them (npm run openapi renews it)', async () => {
    const running = runMain('errors');
    expect(await running.ended).to.equal(0);
    expect(running.said()).to.equal(PAGE);
  });

  it('are the same in docs/errors.md and in the description, where each has an example or a text', () => {
    const { schemas, examples } = description.components;
    const { enum: codes, 'x-enumDescriptions': texts } = schemas.ErrorCode ?? {};
    expect(codes).to.have.length.above(100);
    expect(rows.map(({ code }) => code)).to.have.members(codes);
    for (const { code } of rows) expect(examples[code] ?? texts[code], code).to.exist;
  });

  it('have a cause and a remedy in whole sentences, which say more than the message', () => {
    for (const { code, meaning, cause, remedy } of rows)
      for (const text of [cause, remedy]) {
        expect(text, code).to.match(/^[A-Z`].{15,}[.]$/);
        expect(text.replace(/\.$/, ''), code).to.not.equal(meaning.replace(/\.$/, ''));
      }
  });
});
