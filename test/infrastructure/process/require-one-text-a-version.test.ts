import { expect } from 'chai';
import { InMemoryTermsStore } from '../../../src/adapters/store/compliance/compliance-stores.memory.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { SANDBOX_TERMS } from '../../../src/infrastructure/config/sandbox-terms.ts';
import { requireOneTextAVersion } from '../../../src/infrastructure/process/start-checks.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { ALICE, at } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const [OLD, NEW] = ['ab'.repeat(32), 'cd'.repeat(32)];
const text = (sha256: string) => ({ text: 'Terms', sha256 });

describe('the text of the terms at the start', () => {
  const accepted = async (textSha256?: string) => {
    const terms = new InMemoryTermsStore();
    const evidence = { wallet: ALICE, version: '1', ip: '203.0.113.7', acceptedAt: at() };
    await terms.accept(textSha256 === undefined ? evidence : { ...evidence, textSha256 });
    return terms;
  };

  for (const [how, before] of [
    ['with another text', OLD],
    ['without a text', undefined],
  ] as const)
    it(`is refused when its version was accepted ${how}`, async () => {
      const terms = await accepted(before);
      const error = await rejectionOf(requireOneTextAVersion({ termsVersion: '1', termsText: text(NEW) }, terms));
      expect(error).to.be.instanceOf(StartError);
      expect((error as Error).message).to.match(new RegExp(`version 1 of the terms ${how}.*own TERMS_VERSION`));
    });

  it('may be the accepted one, that of a new version, a page, or none', async () => {
    const terms = await accepted(OLD);
    await requireOneTextAVersion({ termsVersion: '1', termsText: text(OLD) }, terms);
    await requireOneTextAVersion({ termsVersion: '2', termsText: text(NEW) }, terms);
    await requireOneTextAVersion({ termsVersion: '1', termsText: { url: 'https://example.com/terms' } }, terms);
    await requireOneTextAVersion({ termsVersion: '1' }, terms);
    await requireOneTextAVersion({ termsVersion: '1', termsText: SANDBOX_TERMS }, terms);
  });

  it('is not compared while the database does not respond', async () => {
    const terms = { newestOf: () => Promise.reject(storeUnavailable()) };
    await requireOneTextAVersion({ termsVersion: '1', termsText: text(NEW) }, terms);
  });
});
