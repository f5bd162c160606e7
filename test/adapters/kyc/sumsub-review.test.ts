import { expect } from 'chai';
import fc from 'fast-check';
import { sumsubTime, verdictOf } from '../../../src/adapters/kyc/sumsub-review.ts';
import { sumsubSignature } from '../../../src/adapters/kyc/sumsub-signature.ts';

const instant = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });

describe('Sumsub’s times', () => {
  it('are parsed as UTC, to the millisecond, in each format', () =>
    fc.assert(
      fc.property(instant, (at) => {
        const [day, time = ''] = at.toISOString().slice(0, -1).split('T');
        const second = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
        expect(sumsubTime.parse(`${day} ${time}`)).to.deep.equal(at);
        expect(sumsubTime.parse(`${day} ${time.slice(0, 8)}`)).to.deep.equal(second);
        expect(sumsubTime.parse(`${day} ${time.slice(0, 8)}+0000`)).to.deep.equal(second);
      }),
    ));

  for (const text of ['', '2026-06-01', '2026-06-01 10:00', '2026-06-01 24:00:00', '2026-06-31 10:00:00', '1780000000'])
    it(`are rejected for ${JSON.stringify(text)}`, () => expect(sumsubTime.safeParse(text).success).to.equal(false));

  it('are rejected for any text that is not a time', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { data } = sumsubTime.safeParse(text);
        if (data !== undefined) expect(data.getTime()).to.be.a('number').and.not.be.NaN;
      }),
    ));
});

describe('Sumsub’s verdicts', () => {
  const word = fc.oneof(fc.constantFrom('completed', 'GREEN', 'RED', 'FINAL', 'RETRY', 'onHold', ''), fc.string());
  const said = fc.record({
    reviewStatus: word,
    reviewResult: fc.option(fc.record({ reviewAnswer: word, reviewRejectType: word }, { requiredKeys: [] })),
  });

  it('approve only what is completed and GREEN', () =>
    fc.assert(
      fc.property(said, (review) => {
        const isGreen = review.reviewStatus === 'completed' && review.reviewResult?.reviewAnswer === 'GREEN';
        expect(verdictOf(review) === 'approved').to.equal(isGreen);
      }),
    ));

  it('reject permanently only with type FINAL', () =>
    fc.assert(
      fc.property(said, (review) => {
        const { reviewAnswer, reviewRejectType } = review.reviewResult ?? {};
        const isFinal = review.reviewStatus === 'completed' && reviewAnswer === 'RED' && reviewRejectType === 'FINAL';
        expect(verdictOf(review) === 'rejected').to.equal(isFinal);
      }),
    ));
});

describe('Sumsub’s signature', () => {
  it('equals that of openssl over second, method, path, query and body', () => {
    const sign = sumsubSignature(
      { appToken: 'sbx:token', secretKey: 'a-secret-key' },
      { now: () => new Date(1_700_000_000_999) },
    );
    const target = '/resources/applicants?levelName=basic-kyc-level';
    expect(sign({ method: 'POST', target, body: '{"externalUserId":"Ünï"}' })).to.deep.equal({
      'x-app-token': 'sbx:token',
      'x-app-access-ts': '1700000000',
      'x-app-access-sig': 'f949322c4e8aa939cac608ce29971a2b067eeb4a88b23b7d0d8724b4a5d30a63',
    });
  });
});
