import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { migrationNames } from '../../../migrations/index.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../migrations');
/** Up to here no release was upgraded while it ran. */
const BEFORE_THE_RULE = '0220-process-heartbeats';
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
  it('only add, so that the release before runs on the schema of the next one', () => {
    const later = migrationNames.slice(migrationNames.indexOf(BEFORE_THE_RULE) + 1);
    const breaking = later
      .filter((name) => !(name in CONTRACTIONS))
      .flatMap((name) => breaksIn(readFileSync(`${FOLDER}/${name}.ts`, 'utf8')).map((what) => `${name} ${what}`));
    expect(breaking).to.deep.equal([]);
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
