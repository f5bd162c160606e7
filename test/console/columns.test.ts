import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { firstCells } from '../support/console/texts.ts';

const SOURCES = resolve(import.meta.dirname, '../../../console/src');

/** The rows of a chart's figures are moments. */
const OF_MOMENTS = 'kit/charts/';

const tables = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith(OF_MOMENTS))
  .flatMap((file) => firstCells(file, readFileSync(join(SOURCES, file), 'utf8')).map((cell) => ({ file, cell })));

describe('the first column of a table, which heads the card of a row on a phone', () => {
  it('is what the row is: no time, and no hash of a transaction', () => {
    expect(tables.map(({ file }) => file)).to.include.members([
      'sections/buy/purchases.tsx',
      'sections/developer/requests-section.tsx',
      'sections/settings/referral.tsx',
      'sections/operations/audit/audit-page.tsx',
    ]);
    const faults = tables.filter(({ cell }) => /=> <Time\b|exactTime|<Hash\b/.test(cell));
    expect(faults).to.deep.equal([]);
  });

  it('is found in the source of a page', () => {
    const page = `const COLUMNS = [{ id: 'at', title: 'Time', cell: ({ at }) => <Time value={at} /> }, { id: 'who', title: 'Who', cell: () => 'x' }, ...MORE];
      const more = [...COLUMNS, { id: 'act', title: 'Act', cell: () => null }];`;
    expect(firstCells('page.tsx', page)).to.deep.equal(['({ at }) => <Time value={at} />']);
  });
});
