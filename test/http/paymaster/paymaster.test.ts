import { expect } from 'chai';
import { getAddress, Signature, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { SANDBOX_FORWARDER } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import {
  askSponsor,
  FORWARDER_DOMAIN,
  quoteOf,
  SELECTOR,
  SPONSORING,
  signedRequest,
  TARGET,
  type Wished,
} from '../../support/chain/paymaster.ts';
import { approveSale } from '../../support/fixtures/sandbox-sale.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

describe('POST /api/paymaster', () => {
  let world: TestWorld;
  let caller: SignedIn;
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    world = await aWorld({ ...SPONSORING, ...env });
    caller = await signedIn(world);
  };
  beforeEach(() => open());

  const send = (body: object, who = caller) => world.api.post('/api/paymaster').set(who.bearer).send(body);
  const ask = (...wish: readonly [Wished?, object?, number?]) => askSponsor(world, caller, ...wish);
  const granted = async (...wish: Parameters<typeof ask>) => {
    const { status, text, body } = await ask(...wish);
    expect(status, text).to.equal(200);
    return body.data;
  };
  const nonceOf = ({ address }: SignedIn) =>
    world.forwarders.nonceOf({ chainId: 8453, forwarder: SANDBOX_FORWARDER }, address);

  it('executes the request, and records what is owed', async () => {
    const { taskId, hash, ...rest } = await granted();
    expect(rest).to.deep.equal({ status: 'submitted', sponsor: 'memory' });
    expect(hash).to.match(/^0x[0-9a-f]{64}$/);
    expect(await nonceOf(caller)).to.equal(1n);
    const kept = await world.sponsorships.find(taskId);
    expect(kept).to.deep.include({ state: 'relayed', hash, fee: { token: USDC, amount: 9_360n, collection: 'owed' } });
  });

  it('is a transaction that the node of the sandbox knows, with its receipt', async () => {
    const { hash } = await granted();
    const node = async (method: string) => {
      const question = { jsonrpc: '2.0', id: 1, method, params: [hash] };
      return (await world.api.post('/sandbox/chains/8453').send(question).expect(200)).body.result;
    };
    expect(await node('eth_getTransactionReceipt')).to.include({
      transactionHash: hash,
      status: '0x1',
      to: getAddress(TARGET),
    });
    expect(await node('eth_getTransactionByHash')).to.include({ hash, to: getAddress(TARGET) });
  });

  it('pays no gas for a call that names somebody on a sanctions list, wherever in it', async () => {
    const listed = '0xA6a74B1cb18dD2Dd2fEB11a1Db4D2A2B4a1Be9d4';
    await open({ AML_DENYLIST: listed });
    const data = `${SELECTOR}${'00'.repeat(31)}07${listed.slice(2).toLowerCase().padStart(64, '0')}`;
    expectRefusal(await ask({ data }), 403, 'RECIPIENT_SANCTIONED');
    expectRefusal(await ask({ data: `${data}00` }), 403, 'RECIPIENT_SANCTIONED');
    expect(await nonceOf(caller)).to.equal(0n);
  });

  it('pays no gas for a call of a known token that cannot be decoded whole', async () => {
    await open({ SPONSORED_CALLS: `8453:${USDC}:0xa9059cbb` });
    const data = `0xa9059cbb${TARGET.slice(2).padStart(64, '0')}${'07'.padStart(64, '0')}00`;
    expectRefusal(await ask({ to: USDC, data }), 400, 'CALL_NOT_UNDERSTOOD');
  });

  it('accepts consecutive requests', async () => {
    for (const nonce of [0n, 1n, 2n]) await granted({ nonce });
    expect(await nonceOf(caller)).to.equal(3n);
  });

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
    await send({ chainId: 8453, feeQuote: await quoteOf(world), request: spelt }).expect(200);
  });

  it('lets a wallet without native coins buy: the purchase is in the sale', async () => {
    const buyer = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[4].privateKey));
    approveSale(world, buyer.address);
    const order = { wallet: buyer.address, amount: '250000000', paymentToken: USDC };
    const authorized = (await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200)).body
      .data;
    const { to, data } = authorized.purchaseParams;
    const purchase = { to, data, gas: 240_000n };
    const buy = async (nonce: bigint) =>
      send(
        {
          chainId: 8453,
          feeQuote: await quoteOf(world, { action: 'swap' }),
          request: await signedRequest(world, buyer.wallet, { ...purchase, nonce }),
        },
        buyer,
      );
    await buy(0n).then((response) => expect(response.status, response.text).to.equal(200));
    expect(await world.saleContract.purchased(buyer.address)).to.equal(250_000_000n);
    expect(world.accounts.get(8453)?.tokenBalanceOf(USDC as never, buyer.address)).to.equal(999_750_000_000n);
    const again = await buy(1n);
    expectRefusal(again, 400, 'REQUEST_REVERTS');
    expect(again.body.error).to.match(/NonceAlreadyUsed/);
    const stolen = { ...purchase, nonce: 0n };
    const thief = {
      chainId: 8453,
      feeQuote: await quoteOf(world, { action: 'swap' }),
      request: await signedRequest(world, caller.wallet, stolen),
    };
    expect((await send(thief)).body.error).to.match(/NotBuyer/);
  });

  it('enforces the rules of the sale in the sandbox too', async () => {
    const buyer = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[4].privateKey));
    const poor = await eligible(world);
    const purchaseOf = async (who: SignedIn, amount: string) => {
      approveSale(world, who.address);
      const order = { wallet: who.address, amount, paymentToken: USDC };
      const { body } = await world.api.post('/api/sale/authorize').set(who.bearer).send(order).expect(200);
      const { to, data } = body.data.purchaseParams;
      return { to, data, gas: 240_000n };
    };
    const reason = async (who: SignedIn, wished: Wished) => {
      const response = await askSponsor(world, who, wished, { action: 'swap' });
      expectRefusal(response, 400, 'REQUEST_REVERTS');
      return response.body.error;
    };
    expect(await reason(poor, await purchaseOf(poor, '250000000'))).to.include('ERC20InsufficientBalance');
    const [first, second] = [await purchaseOf(buyer, '600000000'), await purchaseOf(buyer, '600000000')];
    expect((await askSponsor(world, buyer, first, { action: 'swap' })).status).to.equal(200);
    expect(await reason(buyer, { ...second, nonce: 1n })).to.include('CapExceeded');
    const forged = { ...second, data: second.data.replace(/.{130}(?=0{62}$)/, '1'.repeat(130)), nonce: 1n };
    expect(await reason(buyer, forged)).to.include('InvalidSigner');
    world.saleContract.change({ phase: 'paused' });
    expect(await reason(buyer, { ...second, nonce: 1n })).to.include('SaleNotActive');
  });

  for (const [why, change, path] of [
    ['no chain', { chainId: undefined }, 'chainId'],
    ['a chain in quotes', { chainId: '8453' }, 'chainId'],
    ['no quote', { feeQuote: undefined }, 'feeQuote'],
    ['no request', { request: undefined }, 'request'],
    ['another field', { gasless: true }, 'gasless'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      const body = {
        chainId: 8453,
        feeQuote: await quoteOf(world),
        request: await signedRequest(world, caller.wallet),
      };
      expectRefusal(await send({ ...body, ...change }), 400, 'VALIDATION_FAILED', path);
    });

  for (const [field, value] of [
    ['from', '0x12'],
    ['to', 'vitalik.eth'],
    ['value', '-1'],
    ['value', '0x0'],
    ['gas', '1e5'],
    ['gas', 1.5],
    ['gas', (2n ** 256n).toString()],
    ['nonce', ''],
    ['nonce', '01'],
    ['deadline', (2n ** 48n).toString()],
    ['data', '0x1'],
    ['data', '12345678'],
    ['signature', '0x'],
    ['signature', `0x${'1b'.repeat(63)}`],
  ] as const)
    it(`rejects a request whose ${field} is ${JSON.stringify(value).slice(0, 20)}, and names the field`, async () => {
      const request = { ...(await signedRequest(world, caller.wallet)), [field]: value };
      const response = await send({ chainId: 8453, feeQuote: await quoteOf(world), request });
      expectRefusal(response, 400, 'VALIDATION_FAILED', `request.${field}`);
    });

  it('needs a session', async () => {
    expectRefusal(await world.api.post('/api/paymaster').send({}), 401, 'UNAUTHENTICATED');
  });

  it('rejects a request that another wallet signed', async () => {
    const stranger = await signedIn(world);
    const request = await signedRequest(world, caller.wallet);
    expectRefusal(
      await send({ chainId: 8453, feeQuote: await quoteOf(world), request }, stranger),
      403,
      'WALLET_MISMATCH',
    );
  });

  for (const [why, changes] of [
    ['another contract', { to: '0x7a59000000000000000000000000000000000002' }],
    ['another function', { data: '0x12345679' }],
    ['less than a selector', { data: '0x123456' }],
    ['nothing', { data: '0x' }],
    ['a batch, in which anybody may be named', { data: '0xac9650d8' }],
  ] as const)
    it(`does not sponsor ${why}`, async () => {
      expectRefusal(await ask(changes), 403, 'NOT_SPONSORED');
    });

  it('does not sponsor on a chain without a forwarder', async () => {
    (world.config.sponsor.forwarders as Map<number, unknown>).delete(10);
    expectRefusal(await ask({}, {}, 10), 403, 'NOT_SPONSORED');
    expectRefusal(await ask({}, {}, 56), 400, 'CHAIN_UNSUPPORTED');
  });

  it('returns 503 without a sponsor', async () => {
    await open({ SPONSOR_PROVIDER: 'none' });
    expectRefusal(await ask(), 503, 'SPONSOR_UNAVAILABLE');
  });

  for (const [why, domain] of [
    ['chain', { chainId: 1 }],
    ['forwarder', { verifyingContract: TARGET }],
    ['name', { name: 'Other' }],
    ['version', { version: '2' }],
  ] as const)
    it(`rejects a signature for another ${why}`, async () => {
      const request = await signedRequest(world, caller.wallet, {}, { ...FORWARDER_DOMAIN, ...domain });
      expectRefusal(
        await send({ chainId: 8453, feeQuote: await quoteOf(world), request }),
        400,
        'REQUEST_SIGNATURE_INVALID',
      );
    });

  for (const [field, value] of [
    ['to', '0x7a59000000000000000000000000000000000002'],
    ['value', '1'],
    ['gas', '65001'],
    ['nonce', '1'],
    ['deadline', 1_769_861_000],
    ['data', '0x1234567800'],
  ] as const)
    it(`rejects a request whose ${field} was changed after it was signed`, async () => {
      const request = { ...(await signedRequest(world, caller.wallet)), [field]: value };
      expectRefusal(
        await send({ chainId: 8453, feeQuote: await quoteOf(world), request }),
        400,
        'REQUEST_SIGNATURE_INVALID',
      );
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
        const feeQuote = await quoteOf(world, caller.wallet);
        const execute = sinon.spy(world.forwarders, 'execute');
        const answer = await send({
          chainId: 8453,
          feeQuote,
          request: { ...request, signature: written(request.signature) },
        });
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
    const feeQuote = await quoteOf(world);
    expectRefusal(
      await send({ chainId: 8453, feeQuote, request: { ...request, signature } }),
      400,
      'REQUEST_SIGNATURE_INVALID',
    );
  });

  const second = () => Math.floor(world.clock.now().getTime() / 1000);
  it('accepts a deadline from this second to an hour ahead, and no other', async () => {
    expectRefusal(await ask({ deadline: BigInt(second() - 1) }), 400, 'REQUEST_EXPIRED');
    expectRefusal(await ask({ deadline: BigInt(second() + 3601) }), 400, 'REQUEST_DEADLINE_TOO_FAR');
    await granted({ deadline: BigInt(second()) });
    await granted({ deadline: BigInt(second() + 3600), nonce: 1n });
  });

  it('rejects native coins', async () => {
    expectRefusal(await ask({ value: 1n }), 400, 'REQUEST_CARRIES_VALUE');
  });

  it('rejects more gas or a longer call than the quote was calculated for', async () => {
    expectRefusal(await ask({ gas: 200_001n }), 400, 'REQUEST_ABOVE_QUOTE');
    expectRefusal(await ask({ gas: 200_001n }, { action: 'approve' }), 400, 'REQUEST_ABOVE_QUOTE');
    await granted({ gas: 200_001n }, { action: 'swap' });
    const long = { data: `${SELECTOR}${'00'.repeat(700)}`, nonce: 1n };
    expectRefusal(await ask(long), 400, 'REQUEST_ABOVE_QUOTE');
    await granted(long, { action: 'swap' });
  });

  it('accepts only the forwarder’s current nonce', async () => {
    expectRefusal(await ask({ nonce: 1n }), 400, 'REQUEST_NONCE_WRONG');
    await granted();
    expectRefusal(await ask(), 400, 'REQUEST_NONCE_WRONG');
  });
});
