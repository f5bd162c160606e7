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

/** A check that is replaced by another of its name, which allows these values of a column. */
const REPLACED_CHECK =
  /alter table (?<table>\w+) drop constraint (?<name>\w+);\s*alter table \k<table> add constraint \k<name>\s+check \((?<column>\w+) in \((?<values>[^)]*)\)\)/g;

const breaksIn = (sql: string) =>
  Object.keys(BREAKING).filter((name) => BREAKING[name]?.test(sql.replace(REPLACED_CHECK, '')));

const valuesIn = (list: string) => list.split(',').map((value) => value.trim());

/** What the newest check before this migration allows in the column. */
function allowedBefore(migration: string, table: string, column: string): readonly string[] {
  const before = migrationNames.filter((name) => name < migration).map((name) => MIGRATIONS[name] ?? '');
  const created = new RegExp(`create table ${table} \\([^;]*?\\b${column} in \\(([^)]*)\\)`);
  const lists = before.flatMap((sql) => [
    ...[created.exec(sql)?.[1]],
    ...[...sql.matchAll(REPLACED_CHECK)]
      .filter(({ groups }) => groups?.table === table && groups.column === column)
      .map(({ groups }) => groups?.values),
  ]);
  return valuesIn(lists.findLast((list) => list !== undefined) ?? '');
}

describe('migrations', () => {
  it('only add after the baseline, so that the release before runs on the schema of the next one', () => {
    expect(migrationNames).to.include(BASELINE);
    const breaking = Object.entries(MIGRATIONS)
      .filter(([name]) => name > BASELINE && !(name in CONTRACTIONS))
      .flatMap(([name, sql]) => breaksIn(sql).map((what) => `${name} ${what}`));
    expect(breaking).to.deep.equal([]);
  });

  it('allow what was allowed where they replace a check', () => {
    const replaced = migrationNames.flatMap((migration) =>
      [...(MIGRATIONS[migration] ?? '').matchAll(REPLACED_CHECK)].map(([, table = '', , column = '', values = '']) => ({
        migration,
        table,
        column,
        values,
      })),
    );
    expect(replaced).to.have.length.above(0);
    for (const { migration, table, column, values } of replaced)
      expect(valuesIn(values), migration).to.include.members(allowedBefore(migration, table, column));
  });

  it('create the baseline without taking anything away, from at most fifteen files', () => {
    const baseline = Object.entries(MIGRATIONS).filter(([name]) => name <= BASELINE);
    expect(baseline.length).to.be.at.most(15);
    expect(baseline.flatMap(([name, sql]) => breaksIn(sql).map((what) => `${name} ${what}`))).to.deep.equal([]);
  });

  for (const [sql, expected] of [
    ['alter table a drop column b', ['drops something']],
    ['alter table a rename column b to c', ['renames something']],
    ['alter table a drop constraint c; alter table a add constraint c check (b > 1)', ['drops something']],
    [`alter table a drop constraint c; alter table a add constraint c check (b in ('x'))`, []],
    ['alter table a alter column b type text', ['changes a type']],
    ['alter table a alter b set not null', ['forbids null where a release leaves it out']],
    ['alter table a add column b text not null', ['adds a column that a release cannot leave out']],
    ['alter table a add column b text not null default 1, add column c text; create table d (e text not null)', []],
  ] as const)
    it(`finds what breaks a running release in: ${sql}`, () => {
      expect(breaksIn(sql)).to.deep.equal(expected);
    });
});
