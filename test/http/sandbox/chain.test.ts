import { expect } from 'chai';
import { Interface, id } from 'ethers';
import { FILLED_UP_TO } from '../../../console/src/values/simulated-chain.ts';
import { METHODS as ANSWERED } from '../../../src/adapters/chain/memory/node.memory.ts';
import { sandboxNode, TOKEN } from '../../support/service/sandbox-node.ts';
import { aWallet, aWorld, CRON_SECRET, eligible, type TestWorld } from '../../support/service/world.ts';

const SALE = new Interface([
  'function saleToken() view returns (address)',
  'function nonceUsed(uint256) view returns (bool)',
]);
const BUY = 'buy((address,address,uint256,uint256,bool,address,uint256,uint256,uint8),bytes)';
const AMOUNT = 250_000_000n;
const SOMEBODY = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';

describe('the chain of the sandbox', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  const { fund, ask, read, send } = sandboxNode(() => world);

  const indexed = async (wallet: string) => {
    await world.api
      .get('/api/cron/indexer')
      .set({ authorization: `Bearer ${CRON_SECRET}` })
      .expect(200);
    return (await world.api.get(`/api/sale/history?wallet=${wallet}`).expect(200)).body.data.purchases;
  };

  it('funds a wallet up to the bound that the console names, with coins and stablecoins of every chain', async () => {
    const { address } = aWallet();
    const [{ address: usdc }] = world.config.sale.paymentTokens;
    for (const _ of [1, 2]) {
      await fund(address).expect(200);
      expect(BigInt((await ask('eth_getBalance', [address], 10)).result)).to.equal(FILLED_UP_TO.coins * 10n ** 18n);
      expect(await read(TOKEN, usdc, 'balanceOf', [address])).to.equal(FILLED_UP_TO.stablecoins * 10n ** 6n);
    }
  });

  it('funds no more than a thousand wallets, and refills those', async () => {
    const wallets = Array.from({ length: 1_001 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, '0')}`);
    const statuses = [];
    for (const wallet of wallets) statuses.push((await fund(wallet)).status);
    expect(statuses.filter((status) => status === 200)).to.have.length(1_000);
    expect(statuses.at(-1)).to.equal(409);
    await fund(wallets[0] as string).expect(200);
  });

  it('takes approval and purchase as a node does; the purchase is confirmed by time alone, and is in history and portfolio', async () => {
    const buyer = await eligible(world, 'TIER_1', aWallet());
    await fund(buyer.address).expect(200);
    const { chainId, contract, paymentTokens } = world.config.sale;
    const [{ address: paymentToken }] = paymentTokens;
    const order = { wallet: buyer.address, amount: String(AMOUNT), paymentToken };
    const { body } = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    const { to, data } = body.data.purchaseParams;
    const early = await ask('eth_call', [{ from: buyer.address, to, data }]);
    expect(early.error).to.include({ code: 3 });
    expect(early.error.message).to.include('ERC20InsufficientAllowance');
    await send(buyer.wallet, { to: paymentToken, data: TOKEN.encodeFunctionData('approve', [contract, AMOUNT]) });
    expect(await read(SALE, contract, 'nonceUsed', [body.data.nonce])).to.equal(false);
    const hash = await send(buyer.wallet, { to, data });
    expect((await ask('eth_getTransactionReceipt', [hash])).result).to.include({
      status: '0x1',
      transactionHash: hash,
    });
    expect(await read(SALE, contract, 'nonceUsed', [body.data.nonce])).to.equal(true);
    const sold = await read(SALE, contract, 'saleToken');
    expect([await read(TOKEN, sold, 'symbol'), await read(TOKEN, sold, 'decimals')]).to.deep.equal(['SALE', 18n]);
    expect(await read(TOKEN, sold, 'balanceOf', [buyer.address])).to.equal(5_000n * 10n ** 18n);
    const { blockNumber } = (await ask('eth_getTransactionReceipt', [hash])).result;
    const bought = { txHash: hash, amount: String(AMOUNT), blockNumber: Number(blockNumber) };
    expect(Number(blockNumber)).to.be.above(40_000_000);
    expect(await indexed(buyer.address)).to.deep.equal([]);
    world.clock.advance(2_000);
    expect((await indexed(buyer.address))[0]).to.include({ ...bought, confirmed: false });
    world.clock.advance(2_000 * world.config.sale.confirmations);
    expect((await indexed(buyer.address))[0]).to.include({ ...bought, confirmed: true });
    const portfolio = await world.api.get(`/api/portfolio/aggregate?address=${buyer.address}`).set(buyer.bearer);
    const here = portfolio.body.byChain.find((one: { chainId: number }) => one.chainId === chainId);
    const held = here.tokens.find(({ symbol }: { symbol: string }) => symbol === 'USDC');
    expect(held.balance).to.equal(String(10_000_000_000n - AMOUNT));
  });

  it('shows a transaction that the contract reverts as failed', async () => {
    const buyer = await eligible(world, 'TIER_1', aWallet());
    await fund(buyer.address).expect(200);
    const [{ address: paymentToken }] = world.config.sale.paymentTokens;
    const order = { wallet: buyer.address, amount: String(AMOUNT), paymentToken };
    const { body } = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    const hash = await send(buyer.wallet, body.data.purchaseParams);
    expect((await ask('eth_getTransactionReceipt', [hash])).result.status).to.equal('0x0');
    expect(await world.saleContract.purchased(buyer.address)).to.equal(0n);
  });

  for (const [what, method, params, code] of [
    ['a method that it lacks', 'debug_traceCall', [], -32_601],
    ['an inherited name', 'constructor', [], -32_601],
    ['an address that is none', 'eth_getBalance', ['0x12'], -32_602],
    ['bytes that are no transaction', 'eth_sendRawTransaction', ['0x02'], -32_000],
  ] as const)
    it(`refuses ${what}`, async () => expect((await ask(method, params)).error.code).to.equal(code));

  it('reverts calls whose arguments cannot be decoded, and goes on with the next one', async () => {
    const sender = aWallet();
    await fund(sender.address).expect(200);
    const { contract, nftContract, paymentTokens } = world.config.sale;
    const signatures = [
      [paymentTokens[0].address, 'transfer(address,uint256)'],
      [paymentTokens[0].address, 'approve(address,uint256)'],
      [contract, BUY],
      [nftContract, 'ownerOf(uint256)'],
    ] as const;
    for (const [to, signature] of signatures)
      for (const rest of ['', '00', 'ff'.repeat(31), 'ff'.repeat(64)]) {
        const call = { to: String(to), data: id(signature).slice(0, 10) + rest };
        expect((await ask('eth_call', [{ from: sender.address, ...call }])).error.code, signature + rest).to.equal(3);
        const hash = await send(sender, call);
        expect((await ask('eth_getTransactionReceipt', [hash])).result.status).to.equal('0x0');
      }
  });

  const JUNK = [
    ...[undefined, null, 1, -1, '', '0x', '0x0', 'abc', 'earliest', 'safe', '0xffffffffffffffffffff', {}, []],
    ...[
      { to: SOMEBODY },
      { to: SOMEBODY, data: '0x1' },
      { from: SOMEBODY },
      SOMEBODY,
      `0x${'00'.repeat(32)}`,
      '0x02c0',
    ],
  ];
  for (const method of Object.keys(ANSWERED))
    it(`answers ${method} by JSON-RPC, whatever it is asked`, async () => {
      for (const param of JUNK) {
        const { result, error } = await ask(method, [param]);
        expect(result === undefined ? error.code : 0, JSON.stringify(param)).to.be.oneOf([0, 3, -32_000, -32_602]);
      }
    });

  it('has no block that was not added yet', async () => {
    expect((await ask('eth_getBlockByNumber', ['0xfffffff', false])).result).to.equal(null);
    expect((await ask('eth_getBlockByNumber', ['earliest', false])).result.number).to.equal('0x0');
  });

  it('has no other chains', async () => {
    const { body } = await world.api.post('/sandbox/chains/5').send({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
    expect(body.code).to.equal('SANDBOX_CHAIN_UNKNOWN');
  });
});
