import { expect } from 'chai';
import { HmacQuoteSigner } from '../../../src/adapters/local/quote-signer.hmac.ts';
import { describeQuoteSignerContract } from '../../contracts/fee/quote-signer.contract.ts';

const [OLD, NEW] = ['an old key of thirty-two characters', 'a newer key of thirty-two characters'];

describeQuoteSignerContract('HMAC-SHA256', () => ({
  before: new HmacQuoteSigner([OLD]),
  during: new HmacQuoteSigner([NEW, OLD]),
  after: new HmacQuoteSigner([NEW]),
}));

it('HmacQuoteSigner signs as RFC 4231 does (test case 2)', async () => {
  expect(await new HmacQuoteSigner(['Jefe']).sign('what do ya want for nothing?')).to.equal(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
