import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const SRC = resolve(import.meta.dirname, '../../../../../src');
/** A lock inside of a statement that does more. */
const WITHIN = /\b(?:with|where|insert|update|delete|from)\b[^;`]*\(\s*select\s+$/i;

describe('advisory locks', () => {
  it('are statements of their own: one that locks and reads sees the rows as they were before it waited', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const locks = files.flatMap((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .split('pg_advisory_xact_lock(')
        .slice(0, -1)
        .map((before) => ({ file, before: before.slice(-120) })),
    );
    expect(locks).to.have.length.greaterThan(3);
    expect(locks.filter(({ before }) => WITHIN.test(before)).map(({ file }) => file)).to.deep.equal([]);
  });
});
