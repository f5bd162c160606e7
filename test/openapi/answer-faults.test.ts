import { expect } from 'chai';
import { type AnswerMade, answerFaults } from '../support/answer-faults.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': 'b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11',
  'cache-control': 'no-store',
};
const RECEIPT = { success: true, data: { received: 1 } };
const made = (changes: Partial<AnswerMade> & { body?: unknown } = {}): AnswerMade => {
  const { body = RECEIPT, ...rest } = changes;
  return { method: 'POST', status: 200, headers: HEADERS, text: JSON.stringify(body), ...rest };
};
const faultsOf = (changes?: Parameters<typeof made>[0]) => answerFaults('reportCspViolation', made(changes)).join();
const refusal = { success: false, error: 'No', remedy: 'Wait.', docs: '/docs/errors#X', requestId: '1' };

describe('the check of answers against the description', () => {
  it('accepts an answer as described', () => expect(faultsOf()).to.equal(''));

  for (const [what, changes, fault] of [
    ['a body without a required field', { body: { success: true, data: {} } }, 'received'],
    ['a status that is not described', { status: 418 }, 'the status is not described'],
    ['another media type', { headers: { ...HEADERS, 'content-type': 'text/html' } }, 'media type text/html'],
    ['a missing header', { headers: { ...HEADERS, 'x-request-id': undefined } }, 'x-request-id is missing'],
    ['a header that is not described', { headers: { ...HEADERS, 'x-debug': '1' } }, 'x-debug is not described'],
    ['a code of another operation', { status: 400, body: { ...refusal, code: 'QUOTE_USED' } }, 'allowed values'],
  ] as const)
    it(`rejects ${what}`, () => expect(faultsOf(changes)).to.include(fault));

  it('rejects a refusal outside the operations whose code is not in the list', () => {
    const answer = made({ status: 404, body: { ...refusal, code: 'NOT_LISTED' } });
    expect(answerFaults(undefined, answer).join()).to.include('allowed values');
    expect(answerFaults(undefined, made({ status: 404, body: { ...refusal, code: 'PATH_UNKNOWN' } }))).to.be.empty;
  });

  it('does not expect a body of HEAD', () =>
    expect(answerFaults('checkCspSink', made({ method: 'HEAD', text: '' }))).to.be.empty);
});
