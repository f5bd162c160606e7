import { expect } from 'chai';
import { Failure, failure } from '../../../src/domain/shared/failure.ts';

const guidance = { cause: 'It is so.', remedy: 'Change it.' };
const kycRequired = failure('forbidden', 'KYC_REQUIRED', 'Verify first', guidance);
const belowMinimum = failure<{ minimum: string }>(
  'invalid',
  'BELOW_MINIMUM',
  'Too little',
  guidance,
  ({ minimum }) => `Less than ${minimum}`,
);

describe('failure', () => {
  it('exposes kind, code, meaning, cause and remedy', () =>
    expect({ ...kycRequired }).to.deep.include({
      kind: 'forbidden',
      code: 'KYC_REQUIRED',
      meaning: 'Verify first',
      guidance,
    }));

  it('creates a Failure with these values, which is an Error with a stack', () => {
    const failed = kycRequired();
    expect(failed).to.be.instanceOf(Failure).and.instanceOf(Error);
    expect(failed).to.include({ name: 'Failure', kind: 'forbidden', code: 'KYC_REQUIRED', message: 'Verify first' });
    expect(failed.facts).to.deep.equal({});
    expect(failed.stack).to.include('failure.test');
  });

  it('creates a new Failure for each call', () => {
    expect(kycRequired()).to.not.equal(kycRequired());
  });

  it('keeps the facts, and includes them in the message', () => {
    expect(belowMinimum({ minimum: '100' })).to.deep.include({ message: 'Less than 100', facts: { minimum: '100' } });
    expect(belowMinimum()).to.deep.include({ message: 'Too little', facts: {} });
  });

  it('has a constant message without a message function', () => {
    const wordless = failure<{ tries: number }>('limited', 'TOO_MANY', 'Too many', guidance);
    expect(wordless({ tries: 3 })).to.deep.include({ message: 'Too many', facts: { tries: 3 } });
  });

  it('keeps the cause and the facts', () => {
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

  it('has no cause when none was given', () => {
    expect('cause' in kycRequired()).to.equal(false);
    expect('cause' in kycRequired.because(undefined)).to.equal(false);
  });

  it('does not include its cause in its message', () => {
    expect(kycRequired.because(new Error('password=hunter2')).message).to.equal('Verify first');
  });
});
