import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import type { FailureFactory } from '../../../src/domain/shared/failure.ts';

const DOMAIN = new URL('../../../src/domain/', import.meta.url);

const isFactory = (value: unknown): value is FailureFactory =>
  typeof value === 'function' && 'because' in value && 'code' in value && 'meaning' in value;

/** Every failure of the domain, by module and export. */
async function allRefusals(): Promise<readonly (readonly [name: string, factory: FailureFactory])[]> {
  const modules = (await readdir(DOMAIN, { recursive: true })).filter((file) => file.endsWith('.js')).toSorted();
  const exported = await Promise.all(
    modules.map(async (file) => Object.entries<unknown>(await import(new URL(file, DOMAIN).href))),
  );
  return exported.flatMap((entries, index) =>
    entries.flatMap(([name, value]) => (isFactory(value) ? [[`${modules[index]} ${name}`, value] as const] : [])),
  );
}

describe('the failures of the domain', () => {
  let refusals: Awaited<ReturnType<typeof allRefusals>>;
  before(async () => {
    refusals = await allRefusals();
  });

  it('are found', () => {
    expect(refusals.length).to.be.greaterThan(25);
  });

  it('use each code for one meaning only', () => {
    // Callers see no difference between what is down and what is not configured.
    const seen = ({ kind, meaning }: FailureFactory) => ({ kind: kind === 'off' ? 'unavailable' : kind, meaning });
    const meanings = new Map(refusals.map(([, refusal]) => [refusal.code, seen(refusal)]));
    for (const [name, refusal] of refusals) expect(seen(refusal), name).to.deep.equal(meanings.get(refusal.code));
  });

  it('have a code in capitals, and a line that ends with a full stop only when it has several sentences', () => {
    for (const [name, { code, meaning }] of refusals) {
      expect(code, name).to.match(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/);
      expect(meaning, name).to.match(/^\S.{5,}\S$/);
      expect(meaning.endsWith('.'), name).to.equal(/[.] [A-Z]/.test(meaning));
    }
  });

  it('say how long to wait, or what to do, where a limit is exceeded', () => {
    const limits = refusals.filter(([, { kind }]) => kind === 'limited');
    expect(limits.length).to.be.above(5);
    for (const [name, factory] of limits)
      expect(factory({ retryAfterSeconds: 7, scope: 'all' }).message, name).to.match(
        /in 7 seconds|after 00:00 UTC|Close one first/,
      );
  });
});
