import { expect } from 'chai';
import { paymentUri } from '../../../src/domain/receive/payment-uri.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';

const MOST = 2n ** 256n - 1n;

describe('paymentUri', () => {
  for (const [request, uri] of [
    [{ to: ALICE }, `ethereum:${ALICE}`],
    [{ to: ALICE, chainId: 8453 }, `ethereum:${ALICE}@8453`],
    [{ to: ALICE, amount: 1n }, `ethereum:${ALICE}?value=1`],
    [{ to: ALICE, chainId: 10, amount: MOST }, `ethereum:${ALICE}@10?value=${MOST}`],
    [{ to: ALICE, chainId: 1, token: BOB }, `ethereum:${BOB}@1/transfer?address=${ALICE}`],
    [{ to: ALICE, chainId: 1, token: BOB, amount: 250n }, `ethereum:${BOB}@1/transfer?address=${ALICE}&uint256=250`],
  ] as const)
    it(`returns ${uri.slice(0, 90)}`, () => expect(paymentUri(request)).to.equal(uri));
});
