import { claimCall, exitCall, PERMIT2 } from '@institutional-defi/client';
import { expect } from 'chai';
import fc from 'fast-check';
import { encodeFunctionData, type Hex } from 'viem';
import {
  type Auction,
  type Bid,
  editablePrice,
  moneyInBids,
  outlookOf,
  priceLine,
  pricePlain,
  priceText,
  readPrice,
  refundIfFailed,
  timeOfBlock,
  tokensAt,
} from '../../console/src/values/auction.ts';
import { approvalsFor } from '../../console/src/values/bid-approvals.ts';
import { mismatchIn } from '../../console/src/values/bid-calls.ts';
import { argumentsOf, auctionAbi, decodedCall } from '../../console/src/values/calls.ts';
import { LANGUAGES, speak } from '../../console/src/values/language.ts';
import { decimalPrice, tickOf } from '../../src/domain/sale/auction.ts';

const SPACING = 39_614_081_257_132n;
const DECIMALS = { token: 18, currency: 6 };
const LOWEST = 101n * SPACING;
const read = (text: string, lowest = LOWEST) => readPrice(text, { spacing: SPACING, lowest, decimals: DECIMALS });
const price = (q96: bigint) => ({ decimal: pricePlain(q96, DECIMALS), q96: String(q96) });

const USDC = 10n ** 6n;
const HEAD = '2026-01-01T01:00:00.000Z';
const AUCTION = {
  ...{ chainId: 8453, phase: 'open', graduated: true, block: 1_000, asOf: HEAD },
  ...{ clearingPrice: price(110n * SPACING), prices: [], tokenDecimals: 18 },
} as unknown as Auction;
const BID = {
  ...{ amount: String(250n * USDC), spent: String(50n * USDC), tokens: String(1_000n * 10n ** 18n) },
  ...{ maxPrice: price(120n * SPACING), refunded: null },
} as unknown as Bid;

describe('prices of an auction in the console', () => {
  afterEach(() => speak('en'));

  it('are written and read as the service does', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 2n ** 120n), (times, spacing) => {
        const q96 = times * spacing;
        expect(pricePlain(q96, DECIMALS)).to.equal(decimalPrice(q96, DECIMALS));
      }),
    );
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 12 }), (digits, places) => {
        const text = (digits / 10 ** places).toFixed(places);
        const [whole = '', fraction = ''] = text.split('.');
        const named = tickOf({ digits: BigInt(whole + fraction), places: fraction.length }, SPACING, DECIMALS);
        const found = read(text, 0n);
        expect('tick' in found ? found.tick : undefined).to.equal(named);
      }),
    );
  });

  it('name a tick by its text, and the nearest ones by any other', () => {
    expect(read(priceText(120n * SPACING, DECIMALS))).to.deep.equal({ tick: 120n * SPACING });
    expect(read('0.06')).to.deep.equal({ tick: 120n * SPACING });
    expect(read('0.06012')).to.deep.equal({ problem: 'between', nearest: [120n * SPACING, 121n * SPACING] });
    for (const low of ['0.05', '0', '0.0501'])
      expect(read(low)).to.deep.equal({ problem: 'too-low', nearest: [LOWEST] });
    expect(read('')).to.deep.equal({ problem: 'empty' });
    for (const wrong of ['a', '1,5', '-1', '1e3']) expect(read(wrong)).to.deep.equal({ problem: 'not-a-number' });
  });

  it('are written and read as the language does, to the last digit', () => {
    speak('de');
    expect(read('0,06')).to.deep.equal({ tick: 120n * SPACING });
    expect(read('0.06')).to.deep.equal({ problem: 'not-a-number' });
    expect(read('1.250')).to.deep.equal({ problem: 'ambiguous' });
    expect(priceText(101n * SPACING, DECIMALS)).to.equal('0,0505');
    const ticks = fc.bigInt(1n, 10n ** 9n);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), ticks, (language, times) => {
        speak(language);
        expect(read(editablePrice(times * SPACING, DECIMALS), 0n)).to.deep.equal({ tick: times * SPACING });
      }),
    );
  });
});

describe('what a bid gets at the present price', () => {
  it('is all of its money at that price while the price is below its own', () => {
    const outlook = outlookOf(BID, AUCTION);
    expect(outlook).to.deep.equal({
      kind: 'if-the-price-stays',
      tokens: 1_000n * 10n ** 18n + tokensAt(200n * USDC, 110n * SPACING),
      spent: 250n * USDC,
    });
  });

  it('is never less than its highest price gives, unless it is outbid', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 500n), fc.bigInt(1n, 500n), (amount, own, now) => {
        const bid = { ...BID, amount: String(amount), spent: '0', tokens: '0', maxPrice: price(own * SPACING) };
        const outlook = outlookOf(bid, { ...AUCTION, clearingPrice: price(now * SPACING) });
        if (outlook.kind === 'if-the-price-stays')
          expect(outlook.tokens >= tokensAt(amount, own * SPACING)).to.equal(true);
        else expect(now >= own).to.equal(true);
      }),
    );
  });

  it('is what it has, and the rest of its money, once it is outbid or has exited', () => {
    const above = { ...AUCTION, clearingPrice: price(121n * SPACING) };
    expect(outlookOf(BID, above)).to.include({ kind: 'settled', refund: 200n * USDC, isLeast: true });
    expect(outlookOf({ ...BID, refunded: '7' }, above)).to.include({ kind: 'settled', refund: 7n, isLeast: false });
    expect(outlookOf(BID, { ...AUCTION, clearingPrice: BID.maxPrice })).to.include({ kind: 'shares' });
  });

  it('is money that no balance has until it exits, summed by currency', () => {
    const [usdc, dai] = [
      { address: '0x1', symbol: 'USDC', decimals: 6 },
      { address: '0x2', symbol: 'DAI', decimals: 18 },
    ];
    const auctions = [
      ...[['0xA', usdc] as const, ['0xB', dai] as const, ['0xC', usdc] as const, ['0xD', null] as const],
    ].map(([auction, currency]) => ({ ...AUCTION, auction, currency }) as unknown as Auction);
    const bid = (auction: string, amount: string, refunded: string | null = null) =>
      ({ ...BID, auction, amount, refunded }) as unknown as Bid;
    const bids = [bid('0xa', '5'), bid('0xC', '7'), bid('0xA', '90', '1'), bid('0xB', '11'), bid('0xD', '3')];
    expect(moneyInBids(bids, auctions)).to.deep.equal([
      { symbol: 'USDC', decimals: 6, units: 12n },
      { symbol: 'DAI', decimals: 18, units: 11n },
    ]);
    expect(moneyInBids(bids, [])).to.deep.equal([]);
  });

  it('comes back if too little is raised, as long as that is open', () => {
    const failing = { ...AUCTION, graduated: false };
    expect(refundIfFailed(BID, failing)).to.equal(250n * USDC);
    for (const [bid, auction] of [
      [BID, AUCTION],
      [{ ...BID, refunded: '7' }, failing],
      [BID, { ...failing, phase: 'ended' as const }],
    ] as const)
      expect(refundIfFailed(bid, auction)).to.equal(undefined);
  });

  it('is everything back when too little was raised in the end, and not before', () => {
    const ended = { ...AUCTION, phase: 'ended' as const, graduated: false };
    expect(outlookOf(BID, ended)).to.deep.equal({ kind: 'refunded', refund: 250n * USDC });
    expect(outlookOf(BID, { ...ended, phase: 'open' })).to.include({ kind: 'if-the-price-stays' });
  });
});

describe('an auction over time', () => {
  const at = (seconds: number) => new Date(Date.parse(HEAD) + seconds * 1_000).toISOString();

  it('tells about when a block comes, as fast as they came, or usually come', () => {
    expect(timeOfBlock(AUCTION, 1_030)).to.equal(at(60));
    const measured = { ...AUCTION, prices: [{ block: 0, at: at(-5_000), price: price(1n) }] };
    expect(timeOfBlock(measured, 1_030)).to.equal(at(150));
    expect(timeOfBlock({ ...AUCTION, chainId: 5 }, 1_030)).to.equal(undefined);
  });

  it('estimates the same end at every look, although each reads the newest block some seconds late', () => {
    const looks = fc.record({ passed: fc.integer({ min: 1, max: 40_000 }), late: fc.integer({ min: 0, max: 12 }) });
    fc.assert(
      fc.property(fc.constantFrom([1, 12], [8453, 2]), looks, ([chainId, each], { passed, late }) => {
        const block = 1_000 + passed;
        const prices = [{ block: 1_000, at: HEAD, price: price(1n) }];
        const seen = { ...AUCTION, chainId: chainId as 1, block, asOf: at(passed * Number(each) + late), prices };
        const told = Date.parse(timeOfBlock(seen, 50_000) ?? '') - Date.parse(at(49_000 * Number(each)));
        expect(told / 1_000).to.be.within(0, 12);
      }),
    );
  });

  it('keeps each price until the next', () => {
    const prices = [-100, -50].map((seconds, i) => ({
      block: i,
      at: at(seconds),
      price: price(BigInt(i + 1) * SPACING),
    }));
    const line = priceLine({ ...AUCTION, prices });
    expect(line.map(({ value }) => value)).to.deep.equal([0.0005, 0.0005, 0.001, 0.055]);
    expect(line.map(({ at: time }) => time)).to.deep.equal([at(-100), at(-51), at(-50), HEAD]);
  });
});

const exitWhole = exitCall(3n, { functionName: 'exitBid', lastFullyFilledCheckpointBlock: null, outbidBlock: null });

describe('what a bid needs before it', () => {
  const [token, auction] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const;
  const now = new Date(HEAD);
  const needed = (over: object) =>
    approvalsFor({ token, auction, amount: 100n, allowed: 0n, now, ...over }).map(({ id, to, data }) => [
      id,
      to,
      decodedCall(data)?.arguments.map(({ value }) => value.toLowerCase()),
    ]);

  it('is an allowance of exactly the amount, from zero', () => {
    expect(needed({})).to.deep.equal([['approve', token, [auction, '100']]]);
    expect(needed({ allowed: 99n })).to.deep.equal([
      ['reset', token, [auction, '0']],
      ['approve', token, [auction, '100']],
    ]);
    expect(needed({ allowed: 100n })).to.deep.equal([]);
  });

  it('is one for Permit2 and one at Permit2 where the auction is paid through it', () => {
    const seconds = Date.parse(HEAD) / 1_000;
    const none = { permit2: { amount: 0n, expiration: 0 } };
    expect(needed(none)).to.deep.equal([
      ['approve', token, [PERMIT2.toLowerCase(), '100']],
      ['permit2', PERMIT2, [token, auction, '100', String(seconds + 1_800)]],
    ]);
    expect(needed({ allowed: 100n, permit2: { amount: 100n, expiration: seconds + 1_800 } })).to.deep.equal([]);
    for (const spent of [
      { amount: 99n, expiration: seconds + 1_800 },
      { amount: 100n, expiration: seconds + 60 },
    ])
      expect(needed({ allowed: 100n, permit2: spent })).to.have.length(1);
  });

  it('is the transaction that was entered, down to its calldata', () => {
    const entered = { wallet: token, chainId: 1, auction, amount: '100', tick: '700' };
    const call = (over: readonly [bigint, bigint, Hex]) =>
      encodeFunctionData({ abi: auctionAbi, functionName: 'submitBid', args: [...over, 5n, '0x'] });
    const right = { to: auction, chainId: 1, value: '0', data: call([700n, 100n, token]), spender: auction };
    for (const spender of [auction, PERMIT2]) expect(mismatchIn({ ...right, spender }, entered)).to.equal(undefined);
    const wrong = [
      ...[
        { to: token },
        { spender: token },
        { chainId: 8453 },
        { value: '1' },
        { data: '0x' as Hex },
        { data: exitWhole },
      ],
      ...(
        [
          [701n, 100n, token],
          [700n, 101n, token],
          [700n, 100n, auction],
        ] as const
      ).map((one) => ({ data: call(one) })),
    ];
    for (const over of wrong) expect(mismatchIn({ ...right, ...over }, entered)).to.include('was requested');
  });

  it('ends with the calls that the hints are for', () => {
    const hints = { lastFullyFilledCheckpointBlock: 7, outbidBlock: 9 };
    expect(
      decodedCall(exitCall(3n, { functionName: 'exitPartiallyFilledBid', ...hints }))?.arguments.map(
        ({ value }) => value,
      ),
    ).to.deep.equal(['3', '7', '9']);
    const none = { lastFullyFilledCheckpointBlock: null, outbidBlock: null };
    expect(decodedCall(exitCall(3n, { functionName: 'exitBid', ...none }))).to.deep.include({ name: 'exitBid' });
    expect(decodedCall(claimCall(token, [3n, 4n]))?.arguments.at(-1)?.value).to.equal('3,4');
  });

  it('is read as a price and an amount, with what only programs read apart', () => {
    const args = [120n * SPACING, 250n * USDC, PERMIT2, 5n, '0x12'] as const;
    const call = decodedCall(encodeFunctionData({ abi: auctionAbi, functionName: 'submitBid', args }));
    if (call === undefined) throw new Error('The bid is not decoded');
    const names = (tellsPrices: boolean) =>
      Object.values(argumentsOf(call, tellsPrices)).map((some) => some.map(({ name }) => name));
    const raw = ['maxPrice', 'prevTickPrice', 'hookData'];
    expect(names(true)).to.deep.equal([['maxPrice', 'amount', 'owner'], raw]);
    expect(names(false)).to.deep.equal([['amount', 'owner'], raw]);
  });
});
