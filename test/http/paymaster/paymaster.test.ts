import { expect } from 'chai';
import { getAddress } from 'ethers';
import { SANDBOX_FORWARDER } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import {
  askSponsor,
  quoteOf,
  SELECTOR,
  SPONSORING,
  signedRequest,
  TARGET,
  type Wished,
} from '../../support/chain/paymaster.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

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
