import { expect } from 'chai';
import { Failure, failure } from '../../../src/domain/shared/failure.ts';

const kycRequired = failure('forbidden', 'KYC_REQUIRED', 'Verify first');
const belowMinimum = failure<{ minimum: string }>(
  'invalid',
  'BELOW_MINIMUM',
  'Too little',
  ({ minimum }) => `Less than ${minimum}`,
);

describe('failure', () => {
  it('names a refusal before it happens', () => {
    const { kind, code, meaning } = kycRequired;
    expect({ kind, code, meaning }).to.deep.equal({ kind: 'forbidden', code: 'KYC_REQUIRED', meaning: 'Verify first' });
  });

  it('makes a Failure of that name, which is an Error with a stack', () => {
    const failed = kycRequired();
    expect(failed).to.be.instanceOf(Failure).and.instanceOf(Error);
    expect(failed).to.include({ name: 'Failure', kind: 'forbidden', code: 'KYC_REQUIRED', message: 'Verify first' });
    expect(failed.facts).to.deep.equal({});
    expect(failed.stack).to.include('failure.test');
  });

  it('makes another Failure each time', () => {
    expect(kycRequired()).to.not.equal(kycRequired());
  });

  it('keeps the facts, and tells them when it can', () => {
    expect(belowMinimum({ minimum: '100' })).to.deep.include({ message: 'Less than 100', facts: { minimum: '100' } });
    expect(belowMinimum()).to.deep.include({ message: 'Too little', facts: {} });
  });

  it('says the same sentence whatever the facts are, when it has no words for them', () => {
    const wordless = failure<{ tries: number }>('limited', 'TOO_MANY', 'Too many');
    expect(wordless({ tries: 3 })).to.deep.include({ message: 'Too many', facts: { tries: 3 } });
  });

  it('keeps what provoked it, with the facts', () => {
    const cause = new TypeError('socket hang up');
    const failed = belowMinimum.because(cause, { minimum: '7' });
    expect(failed.cause).to.equal(cause);
    expect(failed).to.deep.include({
      kind: 'invalid',
      code: 'BELOW_MINIMUM',
      message: 'Less than 7',
      facts: { minimum: '7' },
    });
    expect(kycRequired.because('not even an error').cause).to.equal('not even an error');
  });

  it('has no cause when nothing provoked it', () => {
    expect('cause' in kycRequired()).to.equal(false);
    expect('cause' in kycRequired.because(undefined)).to.equal(false);
  });

  it('does not tell its cause in its message', () => {
    expect(kycRequired.because(new Error('password=hunter2')).message).to.equal('Verify first');
  });
});
