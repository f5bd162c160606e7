import { expect } from 'chai';
import { hexlify, randomBytes, Wallet } from 'ethers';
import sinon from 'sinon';
import type { Response } from 'supertest';
import type { SignedTransfer } from '../../../src/domain/payment/transfer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { signTransfer } from '../../support/chain/signed-transfers.ts';
import {
  buyerIn,
  challengeIn,
  expectDemand,
  expectNoDemand,
  inHeader,
  SNAPSHOT_PATH,
} from '../../support/service/paying.ts';
import { inHeader64, inSignatureHeader } from '../../support/service/transfer-service.ts';
import { aWorld, NOON, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const PAY_TO = '0x5a1E000000000000000000000000000000000001' as WalletAddress;
const OTHER = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
/** Nothing listens there: a test that asks the chain or the facilitator receives 503. */
const NOWHERE = 'http://127.0.0.1:9';
const ENV = {
  X402_NETWORK: 'eip155:8453',
  X402_ASSET: USDC,
  X402_PAY_TO: PAY_TO,
  X402_FACILITATOR: NOWHERE,
  RPC_URL_8453: NOWHERE,
};
const TERMS = {
  ...{ method: 'x402', network: 'eip155:8453', chainId: 8453, currency: USDC, recipient: PAY_TO, decimals: 6 },
  ...{ name: 'USD Coin', version: '2' },
};
const ACCEPTED = {
  ...{ scheme: 'exact', network: 'eip155:8453', amount: '5000', asset: USDC, payTo: PAY_TO, maxTimeoutSeconds: 300 },
  extra: { name: 'USD Coin', version: '2' },
};
const payer = new Wallet(hexlify(randomBytes(32)));
const noon = BigInt(NOON.getTime() / 1_000);

describe('x402 beside the Payment scheme', () => {
  let world: TestWorld;
  const { ask, credential } = buyerIn(() => world);
  const present = (header: string) => world.api.get(SNAPSHOT_PATH).set('payment-signature', header);
  const sign = (change?: Parameters<typeof signTransfer>[2]) =>
    signTransfer(payer, TERMS, { validBefore: noon + 300n, ...change });
  const demandIn = (answer: Response) => inHeader64(answer.get('payment-required') as string);

  describe('when it is configured', () => {
    let settled: sinon.SinonSpy;
    beforeEach(async () => {
      world = await aWorld(ENV);
      settled = sinon.spy(world.transferRail, 'settle');
    });
    afterEach(() => expect(settled.called).to.equal(false));

    it('demands exactly the price in the same 402 as the challenge', async () => {
      const answer = await ask();
      expectDemand(answer, 'payment-required');
      expect(demandIn(answer)).to.deep.equal({
        x402Version: 2,
        error: 'Payment required',
        resource: {
          url: `${world.config.server.baseUrl}${SNAPSHOT_PATH}`,
          description: 'One market snapshot',
          mimeType: 'application/json',
        },
        accepts: [ACCEPTED],
      });
    });

    it('leaves the challenge, its credential and its receipt as they are', async () => {
      const off = await aWorld();
      const [plain, both] = [await off.api.get(SNAPSHOT_PATH), await ask()];
      const known = ({ headers, body }: Response) => {
        const { 'payment-required': _demand, etag: _etag, 'content-length': _length, ...rest } = headers;
        return { headers: Object.keys(rest).sort(), body: Object.keys(body).sort() };
      };
      expect(known(both)).to.deep.equal(known(plain));
      const { id: _plainId, opaque: _plainOpaque, ...challenge } = challengeIn(plain);
      expect(challengeIn(both)).to.include(challenge);
      const paid = await ask(inHeader(await credential())).expect(200);
      expect(paid.get('payment-receipt')).to.be.a('string');
      expect(paid.get('payment-response')).to.equal(undefined);
    });

    it('takes one payment a request', async () => {
      const header = inSignatureHeader(await sign());
      const authorization = inHeader(await credential());
      const answer = await present(header).set({ authorization });
      expectNoDemand(answer, 400, 'SEVERAL_CREDENTIALS');
      expect(world.railLedger.balanceOf(world.paymentRail.terms.recipient)).to.equal(0n);
    });

    it('takes one of its own header a request, also when both are the same', async () => {
      const header = inSignatureHeader(await sign());
      for (const both of [`${header}, ${header}`, `${header},`, `${header}, ${inSignatureHeader(await sign())}`])
        expectNoDemand(await present(both), 400, 'SEVERAL_CREDENTIALS');
    });

    it('redeems no payment for a HEAD request', async () => {
      await world.api
        .head(SNAPSHOT_PATH)
        .set('payment-signature', inSignatureHeader(await sign()))
        .expect(402);
    });

    it('limits its attempts to pay as those of the first rail', async () => {
      world = await aWorld({ ...ENV, RATE_LIMIT_PAY: '1' });
      await present('e30=').expect(402);
      expectNoDemand(await present('e30='), 429, 'RATE_LIMITED');
    });

    it('refuses nothing, and takes nothing, while its chain does not respond', async () => {
      expectNoDemand(await present(inSignatureHeader(await sign())), 503, 'PAYMENT_RAIL_UNAVAILABLE');
    });

    it('logs and repeats no signature', async () => {
      const transfer = await sign({ value: 4_999n });
      const answer = await present(inSignatureHeader(transfer));
      expect(answer.text + JSON.stringify(answer.headers)).not.to.include(transfer.signature.slice(2, 40));
    });

    type Row = readonly [string, string, RegExp, (transfer: SignedTransfer) => Promise<string> | string];
    const accepting = (change: object) => (transfer: SignedTransfer) =>
      inSignatureHeader(transfer, (payment) => ({ ...payment, accepted: { ...payment.accepted, ...change } }));
    const authorizing = (change: object) => (transfer: SignedTransfer) =>
      inSignatureHeader(transfer, ({ payload, ...rest }) => ({
        ...rest,
        payload: { ...payload, authorization: { ...payload.authorization, ...change } },
      }));
    const signing = (change: Parameters<typeof signTransfer>[2]) => async () => inSignatureHeader(await sign(change));
    const rows: readonly Row[] = [
      ['not base64', 'malformed-credential', /not base64/, () => '{"x402Version":2}'],
      ['not JSON', 'malformed-credential', /not JSON/, () => Buffer.from('not JSON').toString('base64')],
      ['too long', 'malformed-credential', /longer than 8192/, () => 'A'.repeat(8_193)],
      [
        'a list',
        'invalid-payload',
        /^PAYMENT-SIGNATURE is invalid: body must be an object, not an array$/,
        () => Buffer.from('[]').toString('base64'),
      ],
      ['null', 'invalid-payload', /body must be an object, not null$/, () => Buffer.from('null').toString('base64')],
      [
        'of version 1',
        'invalid-payload',
        /x402Version must be 2$/,
        (one) => inSignatureHeader(one, (p) => ({ ...p, x402Version: 1 })),
      ],
      [
        'without requirements',
        'invalid-payload',
        /accepted/,
        (one) => inSignatureHeader(one, ({ payload }) => ({ x402Version: 2, payload })),
      ],
      [
        'without an authorization',
        'invalid-payload',
        /payload/,
        (one) => inSignatureHeader(one, (p) => ({ ...p, payload: { signature: '0x' } })),
      ],
      ['of another scheme', 'invalid-payload', /accepted\.scheme must be exact/, accepting({ scheme: 'upto' })],
      [
        'of another network',
        'invalid-payload',
        /accepted\.network must be eip155:8453/,
        accepting({ network: 'eip155:1' }),
      ],
      ['of a test network by its old name', 'invalid-payload', /accepted\.network/, accepting({ network: 'base' })],
      ['of another asset', 'invalid-payload', /accepted\.asset must be 0x8335/, accepting({ asset: OTHER })],
      ['for another recipient', 'invalid-payload', /accepted\.payTo must be 0x5a1E/, accepting({ payTo: OTHER })],
      ['for a lower price', 'invalid-payload', /accepted\.amount must be 5000/, accepting({ amount: '1' })],
      ['for a higher price', 'invalid-payload', /accepted\.amount must be 5000/, accepting({ amount: '5001' })],
      [
        'an amount that is a number',
        'invalid-payload',
        /accepted\.amount must be a string, not a number$/,
        accepting({ amount: 5_000 }),
      ],
      ['a value that is no number', 'invalid-payload', /authorization\.value/, authorizing({ value: '5e3' })],
      [
        'a value above a word',
        'invalid-payload',
        /authorization\.value/,
        authorizing({ value: `1${'0'.repeat(77)}9` }),
      ],
      ['a negative time', 'invalid-payload', /validBefore/, authorizing({ validBefore: '-1' })],
      [
        'a time beyond every clock',
        'invalid-payload',
        /validBefore/,
        authorizing({ validBefore: String(2n ** 256n - 1n) }),
      ],
      ['a short nonce', 'invalid-payload', /nonce/, authorizing({ nonce: '0x01' })],
      [
        'a payer with a wrong checksum',
        'invalid-payload',
        /from/,
        authorizing({ from: payer.address.toUpperCase().replace('0X', '0x').replace(/[A-F]/, 'a') }),
      ],
      [
        'a signature that is no hex',
        'invalid-payload',
        /signature/,
        (one) => inSignatureHeader({ ...one, signature: 'none' as never }),
      ],
      ['a transfer to somebody else', 'verification-failed', /authorization\.to must be/, signing({ to: OTHER })],
      ['a transfer of less', 'payment-insufficient', /authorization\.value must be 5000/, signing({ value: 4_999n })],
      ['a transfer of more', 'verification-failed', /authorization\.value must be 5000/, signing({ value: 5_001n })],
      ['expired', 'payment-expired', /has expired/, signing({ validBefore: noon })],
      ['too late for the next block', 'payment-expired', /has expired/, signing({ validBefore: noon + 5n })],
      ['not yet valid', 'verification-failed', /not valid yet/, signing({ validAfter: noon + 60n })],
      [
        'valid for days',
        'verification-failed',
        /must expire within 300 seconds/,
        signing({ validBefore: noon + 86_400n }),
      ],
    ];
    for (const [what, problem, reason, headerOf] of rows)
      it(`refuses what is ${what}, and settles nothing`, async () => {
        const answer = await present(await headerOf(await sign()));
        expectDemand(answer, problem);
        expect(answer.body.detail).to.match(reason);
        expect(demandIn(answer)).to.deep.include({ error: answer.body.detail, accepts: [ACCEPTED] });
        expect(answer.get('payment-response')).to.equal(undefined);
      });
  });

  it('is not mentioned, and its header not read, when it is not configured', async () => {
    world = await aWorld({ RATE_LIMIT_PAY: '1' });
    for (let nth = 0; nth < 3; nth += 1) {
      const answer = await present(inSignatureHeader(await sign()));
      expectDemand(answer, 'payment-required');
      expect(answer.get('payment-required')).to.equal(undefined);
    }
    const authorization = inHeader(await credential());
    const paid = await world.api.get(SNAPSHOT_PATH).set({ authorization, 'payment-signature': 'e30=' }).expect(200);
    expect(paid.get('payment-response')).to.equal(undefined);
  });
});
