import { expect } from 'chai';
import { MIGRATIONS, migrationNames } from '../../../migrations/index.ts';

/** The last of those that the first release starts from: no release ran before it. */
const BASELINE = '0015-processes';
/** Migrations that take away what no release since then uses; each with the release that stopped using it. */
const CONTRACTIONS: Readonly<Record<string, string>> = {};

/** Statements under which a release that still runs fails. */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'drops something': /\bdrop\s+(table|column|constraint|function|type|domain)\b/i,
  'renames something': /\brename\s+(to|column|constraint)\b/i,
  'changes a type': /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i,
  'forbids null where a release leaves it out': /\bset\s+not\s+null\b/i,
  'adds a column that a release cannot leave out':
    /\badd\s+column\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
};

const breaksIn = (sql: string) => Object.keys(BREAKING).filter((name) => BREAKING[name]?.test(sql));

describe('migrations', () => {
  it('only add after the baseline, so that the release before runs on the schema of the next one', () => {
    expect(migrationNames).to.include(BASELINE);
    const breaking = Object.entries(MIGRATIONS)
      .filter(([name]) => name > BASELINE && !(name in CONTRACTIONS))
      .flatMap(([name, sql]) => breaksIn(sql).map((what) => `${name} ${what}`));
    expect(breaking).to.deep.equal([]);
  });

  it('create the baseline without taking anything away, from at most fifteen files', () => {
    const baseline = Object.entries(MIGRATIONS).filter(([name]) => name <= BASELINE);
    expect(baseline.length).to.be.at.most(15);
    expect(baseline.flatMap(([name, sql]) => breaksIn(sql).map((what) => `${name} ${what}`))).to.deep.equal([]);
  });

  for (const [sql, expected] of [
    ['alter table a drop column b', ['drops something']],
    ['alter table a rename column b to c', ['renames something']],
    ['alter table a alter column b type text', ['changes a type']],
    ['alter table a alter b set not null', ['forbids null where a release leaves it out']],
    ['alter table a add column b text not null', ['adds a column that a release cannot leave out']],
    ['alter table a add column b text not null default 1, add column c text; create table d (e text not null)', []],
  ] as const)
    it(`finds what breaks a running release in: ${sql}`, () => {
      expect(breaksIn(sql)).to.deep.equal(expected);
    });
});
