import { expect } from 'chai';
import fc from 'fast-check';
import { csvOf } from '../../console/src/values/csv.ts';

/** The fields of each line, as RFC 4180 reads them. */
function parsed(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
    if (end === '') break;
  }
  return lines.slice(0, -1);
}

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '"a",b', 'a\r\nb', 'a;=1+1'),
  fc.string({
    unit: fc.constantFrom('a', '1', '=', '-', '＝', ' ', '"', ',', ';', '\t', '|', '\r', '\n'),
    maxLength: 8,
  }),
);
const withoutMarks = (field: string | undefined) => field?.replaceAll("'", '');

describe('a table for spreadsheets', () => {
  it('is read back as it was, but for apostrophes before what would be formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = parsed(csvOf(rows)).flat();
        const given = rows.flat();
        expect(read).to.have.length(given.length);
        for (const [index, field] of given.entries()) expect(withoutMarks(read[index])).to.equal(withoutMarks(field));
      }),
    );
  });

  it('has no field that a spreadsheet runs', () => {
    fc.assert(
      fc.property(text, (field) => {
        const [[read = ''] = []] = parsed(csvOf([[field]]));
        if (/^\s*[=+\-@＝＋－＠\t\r]/.test(field) && !/^-?\d+(\.\d+)?$/.test(field)) expect(read[0]).to.equal("'");
      }),
    );
    expect(csvOf([['=HYPERLINK("http://x")', '@x']])).to.equal('\ufeff"\'=HYPERLINK(""http://x"")",\'@x\r\n');
  });

  it('has no formula where a semicolon, a tab or a bar ends a cell, whether or not quotes are understood', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (row) => {
        for (const separator of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/])
          for (const cell of csvOf([['first', ...row]]).split(separator))
            expect(cell.replace(/^["\s]+/, '')).not.to.match(/^[=+\-@＝＋－＠]/);
      }),
    );
    expect(csvOf([['a;=1+1', 'b;c']])).to.equal('\ufeff"a;\'=1+1","b;c"\r\n');
  });

  it('keeps numbers, also negative ones, and leaves absent values empty', () => {
    expect(csvOf([[1, -2.5, 10n ** 30n, null, undefined, '-7']])).to.equal(`\ufeff1,-2.5,1${'0'.repeat(30)},,,-7\r\n`);
  });
});
