import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { Wallet } from 'ethers';
import { type OfferedTransfer, permittedCall, signedOffer } from '../../support/chain/gasless.ts';
import { signedRaw, transferData } from '../../support/chain/transfers.ts';
import { deliver } from '../../support/service/kyc-reports.ts';
import { sandboxNode, TOKEN } from '../../support/service/sandbox-node.ts';
import { aWorld, CRON_SECRET, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const SOMEBODY = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const [BASE, ARBITRUM] = [8453, 42161];
const DOLLAR = 1_000_000n;

type Row = Readonly<{
  chainId: number;
  hash: string;
  direction: 'in' | 'out' | 'self';
  value: string;
  token: string | null;
  symbol: string;
  status: string;
}>;
type Quote = Readonly<{
  data: Readonly<{
    steps: readonly { requestId: string; items: readonly { data: { to: string; data: string; value: string } }[] }[];
    details: Readonly<{ currencyOut: Readonly<{ amount: string }> }>;
  }>;
}>;

describe('a newcomer in the sandbox', () => {
  let world: TestWorld;
  let buyer: SignedIn;
  const { fund, ask, send } = sandboxNode(() => world);
  beforeEach(async () => {
    world = await aWorld();
    buyer = await signedIn(world);
  });

  /** The hashes of all transactions, by what they did. */
  const sent: Record<string, string> = {};
  const own = (path: string) => world.api.get(path).set(buyer.bearer);
  const tell = (path: string, body: object) => world.api.post(path).set(buyer.bearer).send(body);
  const later = () => world.clock.advance(3_000);
  const by = async (name: string, call: Readonly<{ to: string; data: string; value?: bigint }>, chainId = BASE) => {
    sent[name] = await send(buyer.wallet as Wallet, call, chainId);
    later();
  };
  const approve = (spender: string, amount: bigint) =>
    by('approve', { to: USDC, data: TOKEN.encodeFunctionData('approve', [spender, amount]) });
  const swap = async (name: string, over: object) => {
    const wish = { userAddress: buyer.address, fromChainId: BASE, toChainId: BASE, ...over };
    const quote = (await tell('/api/swap/quote', wish).expect(200)).body as Quote;
    for (const { items } of quote.data.steps)
      for (const { data } of items) await by(name, { to: data.to, data: data.data, value: BigInt(data.value) });
    world.clock.advance(12_000);
    const status = await world.api.get(`/api/swap/status?requestId=${quote.data.steps[0]?.requestId}`).expect(200);
    expect(status.body.data).to.deep.include({ status: 'success', inTxHashes: [sent[name]] });
    sent[`${name} arrived`] = status.body.data.outTxHashes[0];
    return BigInt(quote.data.details.currencyOut.amount);
  };

  const acceptTerms = async () => {
    const { text, sha256, version } = (await world.api.get('/api/terms/text').expect(200)).body.data;
    expect(createHash('sha256').update(text).digest('hex')).to.equal(sha256);
    await tell('/api/terms', { wallet: buyer.address, termsVersion: version, textSha256: sha256 }).expect(200);
    expect(await world.terms.latest(buyer.address)).to.include({ textSha256: sha256 });
  };
  const verify = async () => {
    const { sessionId } = (await tell('/api/kyc/session', { wallet: buyer.address }).expect(200)).body;
    later();
    await deliver(world, world.kycProvider.decide(sessionId, 'approved', world.clock.now())).expect(200);
  };
  const buy = async (amount: bigint) => {
    await approve(world.config.sale.contract, amount);
    const order = { wallet: buyer.address, amount: String(amount), paymentToken: USDC };
    const { purchaseParams } = (await tell('/api/sale/authorize', order).expect(200)).body.data;
    await by('buy', purchaseParams);
  };
  const mint = async () => {
    await approve(world.config.sale.nftContract as string, 250n * DOLLAR);
    const order = { wallet: buyer.address, amount: String(250n * DOLLAR), paymentToken: USDC, tokenId: '7' };
    const { purchaseParams } = (await tell('/api/sale/authorize-nft', order).expect(200)).body.data;
    await by('mint', purchaseParams);
  };
  const transfer = async (amount: bigint) => {
    const nonce = Number((await ask('eth_getTransactionCount', [buyer.address])).result);
    const changes = { to: USDC, value: 0n, nonce, data: transferData(SOMEBODY, amount), gasLimit: 80_000n };
    const signedTx = await signedRaw(buyer.wallet as Wallet, {
      ...changes,
      maxFeePerGas: 10n ** 8n,
      maxPriorityFeePerGas: 0n,
    });
    sent.transfer = (await tell('/api/transfer/execute', { signedTx, chainId: BASE }).expect(200)).body.hash;
    later();
  };
  const transferSponsored = async (amount: bigint) => {
    const wish = { from: buyer.address, to: SOMEBODY, token: USDC, amount: String(amount), chainId: BASE };
    const offer = (await tell('/api/transfer/prepare', wish).expect(200)).body as { feeQuote: { fee: string } } & {
      gaslessTransfer: OfferedTransfer;
    };
    const call = await permittedCall(buyer.wallet as Wallet, offer.gaslessTransfer);
    const request = await signedOffer(buyer.wallet as Wallet, offer.gaslessTransfer, call);
    const body = { chainId: BASE, feeQuote: offer.feeQuote, request };
    const relayed = await tell('/api/paymaster', body);
    expect(relayed.status, relayed.text).to.equal(200);
    later();
  };

  const history = async (): Promise<readonly Row[]> =>
    (await own(`/api/transactions/history?address=${buyer.address}&limit=100`).expect(200)).body.data.transactions;
  const portfolio = async () => {
    const { byChain } = (await own(`/api/portfolio/aggregate?address=${buyer.address}`).expect(200)).body;
    return byChain as readonly {
      chainId: number;
      nativeBalance: string;
      tokens: readonly { symbol: string; balance: string; valueUSD: number | null }[];
    }[];
  };
  /** What the history says that the wallet has, without what gas cost. */
  const movedIn = (rows: readonly Row[]) => {
    const sums = new Map<string, bigint>();
    for (const { chainId, symbol, direction, value, status } of rows) {
      if (status === 'failed') continue;
      const key = `${chainId} ${symbol}`;
      const moved = direction === 'in' ? BigInt(value) : direction === 'out' ? -BigInt(value) : 0n;
      sums.set(key, (sums.get(key) ?? 0n) + moved);
    }
    return sums;
  };
  const gasOn = async (rows: readonly Row[], chainId: number) => {
    const hashes = new Set(rows.filter((row) => row.chainId === chainId).map(({ hash }) => hash));
    let spent = 0n;
    for (const hash of hashes) {
      const { from, gasUsed, effectiveGasPrice } = (await ask('eth_getTransactionReceipt', [hash], chainId)).result;
      if (from === buyer.address) spent += BigInt(gasUsed) * BigInt(effectiveGasPrice);
    }
    return spent;
  };

  it('reads the terms, verifies, buys, mints, transfers and swaps; history and portfolio agree with it to the last unit', async () => {
    await acceptTerms();
    await verify();
    await fund(buyer.address).expect(200);
    later();
    await buy(300n * DOLLAR);
    await mint();
    await transfer(7n * DOLLAR);
    await transferSponsored(20n * DOLLAR);
    const ether = await swap('swap', { fromToken: 'USDC', toToken: 'ETH', amount: String(60n * DOLLAR) });
    const bridged = await swap('bridge', {
      ...{ toChainId: ARBITRUM, fromToken: 'USDC', toToken: 'ETH', amount: String(50n * DOLLAR) },
    });
    const sale = await swap('coins', { fromToken: 'ETH', toToken: 'SALE', amount: String(10n ** 16n) });

    const rows = await history();
    const held = await portfolio();
    const [moved, gas] = [movedIn(rows), await gasOn(rows, BASE)];
    const on = (chainId: number) => held.find((one) => one.chainId === chainId);
    const balance = (chainId: number, symbol: string) =>
      BigInt(on(chainId)?.tokens.find((token) => token.symbol === symbol)?.balance ?? '0');
    expect(balance(BASE, 'USDC')).to.equal(moved.get(`${BASE} USDC`));
    expect(balance(BASE, 'SALE')).to.equal(moved.get(`${BASE} SALE`));
    expect(BigInt(on(BASE)?.nativeBalance ?? 0)).to.equal((moved.get(`${BASE} ETH`) ?? 0n) - gas);
    expect(BigInt(on(ARBITRUM)?.nativeBalance ?? 0)).to.equal(moved.get(`${ARBITRUM} ETH`));

    expect(balance(BASE, 'USDC')).to.equal((10_000n - 300n - 250n - 7n - 20n - 60n - 50n) * DOLLAR);
    expect(balance(BASE, 'SALE')).to.equal(6_000n * 10n ** 18n + sale);
    expect(moved.get(`${BASE} ETH`)).to.equal(10n ** 18n + ether - 10n ** 16n);
    expect(moved.get(`${ARBITRUM} ETH`)).to.equal(10n ** 18n + bridged);
    const told = new Set(rows.map(({ hash }) => hash));
    for (const [name, hash] of Object.entries(sent)) expect(told, name).to.include(hash);
    expect(rows.slice(0, 2).map(({ hash }) => hash)).to.deep.equal([sent['coins arrived'], sent.coins]);
    expect(rows.every(({ status }) => status === 'confirmed')).to.equal(true);

    // Every token of the total has a price: that of the sale's token is the sale's.
    for (const { tokens } of held)
      for (const { symbol, valueUSD } of tokens) expect(valueUSD, symbol).to.be.a('number');
    const worth = on(BASE)?.tokens.find(({ symbol }) => symbol === 'SALE')?.valueUSD;
    expect(worth).to.be.closeTo((Number(6_000n * 10n ** 18n + sale) / 1e18) * 0.05, 1e-6);

    await world.api
      .get('/api/cron/indexer')
      .set({ authorization: `Bearer ${CRON_SECRET}` })
      .expect(200);
    const bought = (await world.api.get(`/api/sale/history?wallet=${buyer.address}`).expect(200)).body.data.purchases;
    expect(bought).to.have.length(1);
    expect(bought[0]).to.include({ txHash: sent.buy, amount: String(300n * DOLLAR), confirmed: true });
  });

  it('sees the steps of the verification, newest first', async () => {
    await acceptTerms();
    await verify();
    const { history: steps } = (await own(`/api/kyc/session?wallet=${buyer.address}`).expect(200)).body;
    expect(steps.map(({ step, tier }: { step: string; tier: string }) => [step, tier])).to.deep.equal([
      ['approved', 'TIER_1'],
      ['opened', 'TIER_1'],
    ]);
    const { body } = await world.api.get(`/api/kyc/session?wallet=${buyer.address}`).expect(200);
    expect(body.history).to.deep.equal([]);
  });
});
