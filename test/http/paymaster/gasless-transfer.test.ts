import { expect } from 'chai';
import { Interface, Signature, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { GASLESS_FUNCTIONS, PERMIT_TYPES } from '../../../src/domain/paymaster/gasless-transfer.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { SANDBOX_GASLESS_TRANSFERS } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import { quoteOf, SELECTOR, SPONSORING, signedRequest, TARGET, type Wished } from '../../support/chain/paymaster.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { withLaggingExplorer } from '../../support/service/lagging-explorer.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const USDT = '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2' as WalletAddress;
const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
const AMOUNT = 25_000_000n;
const contract = new Interface(Object.values(GASLESS_FUNCTIONS).map((signature) => `function ${signature}`));
const TYPES = { Permit: [...PERMIT_TYPES.Permit] };

describe('POST /api/paymaster for a gasless transfer', () => {
  let world: TestWorld;
  let sender: SignedIn;
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    world = await aWorld(env);
    sender = await signedIn(world, new Wallet(developmentAccounts[4].privateKey));
  };
  beforeEach(() => open());

  const usdcOf = (account: string) => world.accounts.get(8453)?.tokenBalanceOf(USDC, account as WalletAddress);
  type Wish = Readonly<{ token?: string; to?: string; fee: bigint; nonce?: bigint; value?: bigint; late?: boolean }>;
  /** What a wallet signs for a transfer: a permit for amount and fee, and the call that contains it. */
  const callOf = async ({ token = USDC, to = RECIPIENT, fee, nonce = 0n, value = AMOUNT + fee, late }: Wish) => {
    const domain = { name: 'USD Coin', version: '1', chainId: 8453, verifyingContract: token };
    const deadline = BigInt(world.clock.now().getTime() / 1000) + (late ? -1n : 600n);
    const allowance = { owner: sender.address, spender: SANDBOX_GASLESS_TRANSFERS, value, nonce, deadline };
    const { v, r, s } = Signature.from(await sender.wallet.signTypedData(domain, TYPES, allowance));
    return contract.encodeFunctionData('transferWithPermit', [token, to, AMOUNT, fee, deadline, v, r, s]);
  };
  const quoted = async (over: object = {}) => {
    const quote = await quoteOf(world, over);
    return { quote, fee: BigInt(quote.fee) };
  };
  const send = async (feeQuote: object, data: string, changes: Wished = {}) => {
    const wish = { to: SANDBOX_GASLESS_TRANSFERS, gas: 200_000n, data, ...changes };
    const body = { chainId: 8453, feeQuote, request: await signedRequest(world, sender.wallet, wish) };
    return world.api.post('/api/paymaster').set(sender.bearer).send(body);
  };
  const expectNotIncluded = async (feeQuote: object, data: string, ...paths: readonly string[]) => {
    const refusal = await send(feeQuote, data);
    expectRefusal(refusal, 400, 'FEE_NOT_INCLUDED', ...paths.slice(0, 1));
    expect(refusal.body.details.map(({ path }: { path: string }) => path)).to.deep.equal(paths);
  };

  it('moves the amount and the fee, and reports that nothing is owed', async () => {
    const treasury = world.config.fees.treasury;
    const before = [usdcOf(sender.address), usdcOf(treasury)] as [bigint, bigint];
    const { quote, fee } = await quoted();
    const { status, text, body } = await send(quote, await callOf({ fee }));
    expect(status, text).to.equal(200);
    expect(usdcOf(RECIPIENT)).to.equal(AMOUNT);
    expect(usdcOf(treasury)).to.equal(before[1] + fee);
    expect(usdcOf(sender.address)).to.equal(before[0] - AMOUNT - fee);
    const kept = await world.sponsorships.find(body.data.taskId);
    expect(kept?.fee).to.deep.equal({ token: USDC, amount: fee, collection: 'in-call' });
  });

  it('collects what the wallet owes for other sponsored calls when it pays more than its quote', async () => {
    const purchase = { to: TARGET, data: SELECTOR, gas: 65_000n };
    await open({ ...SPONSORING, SPONSOR_OWED_LIMIT: '0' });
    const end = async (taskId: string) => world.sponsorships.settle(taskId, { end: 'executed' }, world.clock.now());
    const first = await quoted();
    await end((await send(first.quote, SELECTOR, purchase)).body.data.taskId);
    const refusal = await send((await quoted()).quote, SELECTOR, { ...purchase, nonce: 1n });
    expectRefusal(refusal, 403, 'FEES_OWED');
    expect(refusal.body.details).to.deep.equal([{ path: `chain 8453 token ${USDC}`, message: `owes ${first.fee}` }]);
    const { quote, fee } = await quoted();
    const exact = { nonce: 1n } as const;
    expectRefusal(await send(quote, await callOf({ fee }), exact), 403, 'FEES_OWED');
    const paying = await send(quote, await callOf({ fee: fee + first.fee }), exact);
    expect(paying.status, paying.text).to.equal(200);
    await end(paying.body.data.taskId);
    const [figure] = await world.sponsorships.feeFigures();
    expect(figure).to.include({ token: USDC, state: 'collected', amount: first.fee, count: 1 });
    expect((await send((await quoted()).quote, SELECTOR, { ...purchase, nonce: 2n })).status).to.equal(200);
  });

  it('appears in the history of its wallet before an explorer lists it, and of nobody else', async () => {
    withLaggingExplorer(world);
    const { quote, fee } = await quoted();
    const { taskId, hash } = (await send(quote, await callOf({ fee }))).body.data;
    const newest = async ({ bearer } = sender) => {
      const answer = await world.api.get(`/api/transactions/history?address=${sender.address}&limit=1`).set(bearer);
      return answer.body.data.transactions[0];
    };
    const shown = { hash, chainId: 8453, from: sender.address, to: RECIPIENT, value: String(AMOUNT), token: USDC };
    expect(await newest()).to.include({ ...shown, symbol: 'USDC', direction: 'out', status: 'pending' });
    await world.sponsorships.settle(taskId, { end: 'executed' }, world.clock.now());
    expect(await newest()).to.include({ ...shown, status: 'confirmed' });
    expect((await newest(await signedIn(world)))?.hash).to.not.equal(hash);
  });

  for (const [why, doubt] of [
    ['could not be read', () => Promise.reject(chainUnavailable())],
    ['is somebody else’s', async () => RECIPIENT],
  ] as const)
    it(`sponsors nothing while the treasury of the contract ${why}, and again once it is proved`, async () => {
      const { quote, fee } = await quoted();
      const data = await callOf({ fee });
      const reading = sinon.stub(world.gaslessTreasuries, 'of').callsFake(doubt);
      expectRefusal(await send(quote, data), 503, 'SPONSOR_UNAVAILABLE');
      expect(usdcOf(RECIPIENT)).to.equal(0n);
      reading.restore();
      expect((await send(quote, data)).status).to.equal(200);
    });

  it('records the fee that the call pays, even if it is higher', async () => {
    const { quote, fee } = await quoted();
    const { body } = await send(quote, await callOf({ fee: fee + 5n }));
    expect((await world.sponsorships.find(body.data.taskId))?.fee.amount).to.equal(fee + 5n);
  });

  it('accepts a permit once', async () => {
    const { quote, fee } = await quoted();
    const data = await callOf({ fee });
    expect((await send(quote, data)).status).to.equal(200);
    const again = await send((await quoted()).quote, data, { nonce: 1n });
    expectRefusal(again, 400, 'REQUEST_REVERTS');
    const next = await callOf({ fee, nonce: 1n });
    expect((await send((await quoted()).quote, next, { nonce: 1n })).status).to.equal(200);
  });

  it('rejects a call that does not pay the fee of its quote', async () => {
    const { quote, fee } = await quoted();
    await expectNotIncluded(quote, await callOf({ fee: fee - 1n }), 'request.data.fee');
    await expectNotIncluded(quote, await callOf({ fee: 0n }), 'request.data.fee');
    await expectNotIncluded(quote, await callOf({ fee, token: USDT }), 'request.data.token');
    const inTether = await quoted({ tokenAddress: USDT });
    await expectNotIncluded(inTether.quote, await callOf({ fee: inTether.fee }), 'request.data.token');
    const swap = await quoted({ action: 'swap' });
    await expectNotIncluded(swap.quote, await callOf({ fee: swap.fee }), 'feeQuote.action');
    expect(await world.sponsorships.open(10, world.clock.now())).to.deep.equal([]);
  });

  it('rejects calldata that is not canonical ABI encoding', async () => {
    const { quote, fee } = await quoted();
    const data = await callOf({ fee });
    for (const spoilt of [`${data}00`, data.slice(0, -2), `${data.slice(0, 10)}ff${data.slice(12)}`])
      await expectNotIncluded(quote, spoilt, 'request.data');
  });

  it('sponsors no other function of the contract', async () => {
    const { quote } = await quoted();
    expectRefusal(await send(quote, '0x61d027b3'), 403, 'NOT_SPONSORED');
    await open({ SPONSORED_CALLS: `8453:${SANDBOX_GASLESS_TRANSFERS}:0x61d027b3` });
    await expectNotIncluded((await quoted()).quote, '0x61d027b3', 'request.data');
  });

  it('rejects a changed recipient, and a permit that does not match', async () => {
    const { quote, fee } = await quoted();
    const data = await callOf({ fee });
    const wish = { to: SANDBOX_GASLESS_TRANSFERS, gas: 200_000n, data };
    const request = await signedRequest(world, sender.wallet, wish);
    const tampered = data.replace(RECIPIENT.slice(2).toLowerCase(), '11'.repeat(20));
    expect(tampered).to.not.equal(data);
    const body = { chainId: 8453, feeQuote: quote, request: { ...request, data: tampered } };
    expectRefusal(
      await world.api.post('/api/paymaster').set(sender.bearer).send(body),
      400,
      'REQUEST_SIGNATURE_INVALID',
    );
    for (const useless of [{ value: AMOUNT }, { nonce: 1n }, { late: true }])
      expectRefusal(await send(quote, await callOf({ fee, ...useless })), 400, 'REQUEST_REVERTS');
    const plain = contract.encodeFunctionData('transfer', [USDC, RECIPIENT, AMOUNT, fee]);
    expect((await send(quote, plain)).body.error).to.include('ERC20InsufficientAllowance');
  });

  it('sends nothing to a sanctioned recipient, or while screening is unavailable', async () => {
    await open({ AML_DENYLIST: RECIPIENT });
    const { quote, fee } = await quoted();
    const data = await callOf({ fee });
    expectRefusal(await send(quote, data), 403, 'RECIPIENT_SANCTIONED');
    sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable());
    expectRefusal(await send(quote, data), 503, 'AML_UNAVAILABLE');
    expect(usdcOf(RECIPIENT)).to.equal(0n);
  });

  it('pays no gas for a wallet on a sanctions list', async () => {
    await open({ AML_DENYLIST: sender.address });
    const { quote, fee } = await quoted();
    expectRefusal(await send(quote, await callOf({ fee })), 403, 'SENDER_SANCTIONED');
    expect(usdcOf(RECIPIENT)).to.equal(0n);
  });

  it('rejects an amount above the balance', async () => {
    sender = await signedIn(world);
    const { quote, fee } = await quoted();
    expect((await send(quote, await callOf({ fee }))).body.error).to.include('ERC20InsufficientBalance');
  });
});
