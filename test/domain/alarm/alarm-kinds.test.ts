import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { ALARM_KINDS, subjectOf } from '../../../src/domain/alarm/alarm.ts';

const OPERATIONS = resolve(import.meta.dirname, '../../../../docs/operations/watch.md');
const ROW = /^\| `([a-z-]+)` \| ([^|]+) \| ([^|]+) \|$/gm;

describe('the kinds of alarms', () => {
  const [, chapter = ''] = readFileSync(OPERATIONS, 'utf8').split(/^## Alarms$/m);
  const [section = ''] = chapter.split(/^## /m);
  const rows = [...section.matchAll(ROW)].map(([, kind = '', meaning = '', remedy = '']) => ({
    kind,
    meaning,
    remedy,
  }));

  it('are all in docs/operations/watch.md, each once, and no other', () =>
    expect(rows.map(({ kind }) => kind).sort()).to.deep.equal(Object.keys(ALARM_KINDS).sort()));

  it('each have a meaning and a remedy there', () => {
    for (const { kind, meaning, remedy } of rows) {
      expect(meaning.trim().length, kind).to.be.greaterThan(20);
      expect(remedy.trim().length, kind).to.be.greaterThan(20);
    }
  });

  it('each name the facts that tell one subject from another', () => {
    expect(subjectOf('payment-undelivered', { challengeId: 'c', payer: 'x' })).to.equal('challengeId=c');
    expect(subjectOf('swap-contracts-changed', { chainId: 1 })).to.equal('chainId=1 role=undefined');
    expect(subjectOf('message-dead', { platform: 'telegram', messageId: 'x'.repeat(1_000) })).to.have.length(300);
  });
});
