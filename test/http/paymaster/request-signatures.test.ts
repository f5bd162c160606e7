import { expect } from 'chai';
import { Signature } from 'ethers';
import sinon from 'sinon';
import {
  FORWARDER_DOMAIN,
  quoteOf,
  SELECTOR,
  SPONSORING,
  signedRequest,
  TARGET,
} from '../../support/chain/paymaster.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('POST /api/paymaster, the signature of the request', () => {
  let world: TestWorld;
  let caller: SignedIn;
  beforeEach(async () => {
    world = await aWorld(SPONSORING);
    caller = await signedIn(world);
  });
  const send = async (request: object, who = caller) => {
    const body = { chainId: 8453, feeQuote: await quoteOf(world), request };
    return await world.api.post('/api/paymaster').set(who.bearer).send(body);
  };

  it('accepts integers and decimal text, and digits of any letter case', async () => {
    const request = await signedRequest(world, caller.wallet, { data: `${SELECTOR}ab` });
    const spelt = {
      ...request,
      gas: Number(request.gas),
      nonce: 0,
      value: 0,
      deadline: String(request.deadline),
      data: `${SELECTOR}AB`,
      signature: `0x${request.signature.slice(2).toUpperCase()}`,
    };
    expect((await send(spelt)).status).to.equal(200);
  });

  it('rejects a request that another wallet signed', async () => {
    const stranger = await signedIn(world);
    expectRefusal(await send(await signedRequest(world, caller.wallet), stranger), 403, 'WALLET_MISMATCH');
  });

  for (const [why, domain, changed] of [
    ['is for another chain', { chainId: 1 }, {}],
    ['is for another forwarder', { verifyingContract: TARGET }, {}],
    ['is for another name', { name: 'Other' }, {}],
    ['is for another version', { version: '2' }, {}],
    ['has another to since', {}, { to: '0x7a59000000000000000000000000000000000002' }],
    ['has another value since', {}, { value: '1' }],
    ['has other gas since', {}, { gas: '65001' }],
    ['has another nonce since', {}, { nonce: '1' }],
    ['has another deadline since', {}, { deadline: 1_769_861_000 }],
    ['has other data since', {}, { data: '0x1234567800' }],
  ] as const)
    it(`rejects a signed request that ${why}`, async () => {
      const request = await signedRequest(world, caller.wallet, {}, { ...FORWARDER_DOMAIN, ...domain });
      expectRefusal(await send({ ...request, ...changed }), 400, 'REQUEST_SIGNATURE_INVALID');
    });

  for (const [form, written] of [
    [
      'v of 0 or 1, as a hardware wallet writes it',
      (s: string) => `${s.slice(0, -2)}${s.endsWith('1b') ? '00' : '01'}`,
    ],
    ['the compact form (EIP-2098)', (s: string) => Signature.from(s).compactSerialized],
  ] as const)
    it(`takes a signature with ${form}, and relays v of 27 or 28`, async () => {
      for (const nonce of [0n, 1n, 2n, 3n]) {
        const request = await signedRequest(world, caller.wallet, { nonce });
        const execute = sinon.spy(world.forwarders, 'execute');
        const answer = await send({ ...request, signature: written(request.signature) });
        expect(answer.status, answer.text).to.equal(200);
        expect(execute.getCalls().map(({ args }) => args[0].request.signature)).to.deep.equal([request.signature]);
        sinon.restore();
      }
    });

  it('rejects the malleable second form of a signature', async () => {
    const request = await signedRequest(world, caller.wallet);
    const [r, s, v] = [request.signature.slice(2, 66), request.signature.slice(66, 130), request.signature.slice(130)];
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const high = (order - BigInt(`0x${s}`)).toString(16).padStart(64, '0');
    const signature = `0x${r}${high}${v === '1b' ? '1c' : '1b'}`;
    expectRefusal(await send({ ...request, signature }), 400, 'REQUEST_SIGNATURE_INVALID');
  });
});
