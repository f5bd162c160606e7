import { expect } from 'chai';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import type { Connection } from '../../../src/infrastructure/database/named-statements.ts';
import { StatementSpans, summaryOf } from '../../../src/infrastructure/database/statement-spans.ts';

describe('the summary of a statement', () => {
  for (const [text, operation, table] of [
    ['select * from "users" where "wallet" = $1', 'SELECT', 'users'],
    ['SELECT 1', 'SELECT', undefined],
    ['BEGIN;', 'BEGIN', undefined],
    ['insert into "sessions" ("jti") values ($1) on conflict do update set x = 1', 'INSERT', 'sessions'],
    ['update only leases set holder = $1', 'UPDATE', 'leases'],
    ['delete from outbox where id = $1', 'DELETE', 'outbox'],
    ['select (select count(*) from inner_one) as n from outer_one', 'SELECT', 'outer_one'],
    ['select * from unnest($1::text[]) with ordinality as t', 'SELECT', undefined],
    ['with due as (select id from queue for update skip locked) update queue set x = 1', 'UPDATE', 'queue'],
    ['with old as (select id from logs limit 1) delete from logs using old', 'DELETE', 'logs'],
    ['with new as (insert into grants select $1 returning *) select * from new', 'INSERT', 'grants'],
    ['with some as (select * from rows_of_it) select * from some', 'SELECT', 'rows_of_it'],
    ['', '', undefined],
  ] as const)
    it(`of “${text}” is ${operation} ${table ?? ''}`, () =>
      expect(summaryOf(text)).to.deep.equal({ operation, table }));
});

describe('the spans of statements', () => {
  const tracer = new InMemoryTracer();
  const connection = (answer: (...given: unknown[]) => unknown): Connection => {
    const made = { query: answer };
    new StatementSpans(tracer).over(made);
    return made;
  };

  it('have the name of a prepared statement, the code of a failure, and no values', () => {
    const failure = Object.assign(new Error('duplicate: zoe'), { code: '23505' });
    const answers = connection((_statement, answered) => (answered as (error: Error) => void)(failure));
    const errors: unknown[] = [];
    const span = tracer.begin('request');
    const statement = { text: 'select * from users where name = $1', values: ['zoe'], name: 's7' };
    tracer.within(span, () => answers.query(statement, (error: unknown) => errors.push(error)));
    expect(errors).to.deep.equal([failure]);
    const [recorded] = tracer.recorded;
    expect(recorded).to.deep.include({ name: 'SELECT users', failure: '23505', parent: span.place?.spanId });
    expect(recorded?.facts).to.include({ 'db.statement.name': 's7' });
    expect(JSON.stringify(recorded)).to.not.include('zoe');
  });

  it('are not begun for statements that belong to nothing, or that are streamed', () => {
    const before = tracer.recorded.length;
    const given: unknown[][] = [];
    const passes = connection((...all) => void given.push(all));
    const answered = () => {};
    passes.query('select 1', answered);
    tracer.within(tracer.begin('request'), () => passes.query({ submit: () => {} }));
    expect(given[0]).to.deep.equal(['select 1', answered]);
    expect(given[1]).to.have.length(1);
    expect(tracer.recorded).to.have.length(before);
  });
});
