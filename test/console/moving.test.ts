import { expect } from 'chai';
import fc from 'fast-check';
import { encodeFunctionData } from 'viem';
import { allowedBy, auctionAbi, decodedCall } from '../../console/src/values/calls.ts';
import { shareOf, worthOf } from '../../console/src/values/decimal.ts';
import { highestFee } from '../../console/src/values/fees.ts';
import { bollinger, ema, linesOf } from '../../console/src/values/indicators.ts';
import { addressIn, compared, looksLike } from '../../console/src/values/look-alike.ts';
import { imitated, typedRecipient } from '../../console/src/values/recipient.ts';
import { BITCOIN, foreignRecipientProblem, SOLANA } from '../../console/src/values/swap-chains.ts';
import { leastOf, quoteProblem, readQuote } from '../../console/src/values/swap-quote.ts';
import { TradingSignalsAnalysis } from '../../src/adapters/local/technical-analysis.ts';

const WALLET = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const IMITATION = `0x9965${'0'.repeat(32)}A4dc`;
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SPENDER = '5aa9000000000000000000000000000000000001';
const approve = (amount: bigint) =>
  `0x095ea7b3${SPENDER.padStart(64, '0')}${amount.toString(16).padStart(64, '0')}` as const;

describe('a recipient', () => {
  it('is refused with the reason when it is not an address', () => {
    const problem = (text: string) => {
      const typed = typedRecipient(text);
      return typed.state === 'wrong' ? typed.problem : typed.state;
    };
    expect(problem('vitalik.eth')).to.equal('prefix');
    expect(problem(WALLET.slice(0, 41))).to.equal('length');
    expect(problem(WALLET.replace('D1a', 'd1a'))).to.equal('checksum');
    expect(problem(WALLET.replace('c', 'x'))).to.equal('characters');
    expect([problem(''), problem(WALLET), problem(WALLET.toLowerCase())]).to.deep.equal([
      'empty',
      'address',
      'address',
    ]);
    // Small letters carry no checksum, so that nothing can be said about typing errors.
    expect(typedRecipient(WALLET)).to.include({ hasChecksum: true });
    expect(typedRecipient(WALLET.toLowerCase())).to.include({ hasChecksum: false });
  });

  it('imitates an address with the same ends, and not the address itself', () => {
    expect(looksLike(WALLET, WALLET.toLowerCase())).to.equal(false);
    expect(imitated(IMITATION, [WALLET.toLowerCase(), TOKEN])).to.deep.equal([WALLET]);
    const differing = compared(IMITATION, WALLET).filter(({ differs }) => differs);
    expect(differing.map(({ at }) => at))
      .to.include(6)
      .and.not.include.members([0, 5, 38, 41]);
    expect(addressIn(`The recipient looks like ${WALLET}, an address`)).to.equal(WALLET);
  });
});

describe('figures of a prepared transfer', () => {
  it('add the data fee of a chain to the highest price of the whole gas limit', () => {
    const transaction = { gas: '60000', maxFeePerGas: '30' };
    expect(highestFee({ gasEstimate: '50000', gasPrice: '20', feeWei: '1000000', transaction })).to.equal(1_800_000n);
    expect(highestFee({ gasEstimate: '50000', gasPrice: '20', feeWei: '1000700', transaction })).to.equal(1_800_700n);
  });

  it('are converted to dollars without floats', () => {
    expect(worthOf(123_456_789n, 6, '0.999')).to.equal('123.333332211');
    expect(worthOf(1n, 18, '3000')).to.equal('0.000000000000003');
    expect(worthOf(1n, 18, '1e-7')).to.equal(undefined);
    expect(shareOf('0.144085', 52n, 48n)).to.equal('0.156092083333333333');
  });
});

describe('a call', () => {
  it('is decoded only when encoding gives the same bytes', () => {
    expect(decodedCall(approve(5n))?.arguments.map(({ value }) => value.toLowerCase())).to.deep.equal([
      `0x${SPENDER}`,
      '5',
    ]);
    expect(decodedCall(`${approve(5n)}00`)).to.equal(undefined);
    expect(decodedCall('0xdeadbeef')).to.equal(undefined);
  });

  it('names what an approval lets somebody take, also at Permit2, and nothing of another call', () => {
    expect(allowedBy(OTHER, approve(5n))).to.deep.equal({ token: OTHER, value: '5' });
    const args = [TOKEN, WALLET, 7n, 1] as const;
    const permit2 = encodeFunctionData({ abi: auctionAbi, functionName: 'approve', args });
    expect(allowedBy(OTHER, permit2)).to.deep.equal({ token: TOKEN, value: '7' });
    for (const data of ['0x', encodeFunctionData({ abi: auctionAbi, functionName: 'exitBid', args: [1n] })])
      expect(allowedBy(OTHER, data)).to.equal(undefined);
  });
});

describe('a quote of a swap', () => {
  const quote = (data: string, changes: object = {}) => ({
    steps: [
      {
        id: 'approve',
        kind: 'transaction',
        requestId: '0x1',
        items: [{ data: { from: WALLET, chainId: 1, to: TOKEN, data, value: '0', ...changes } }],
      },
    ],
    details: {
      recipient: WALLET,
      currencyIn: { amount: '100', currency: { symbol: 'USDC', decimals: 6 } },
      currencyOut: { amount: '2000', currency: { chainId: 10, symbol: 'ETH', decimals: 18 } },
    },
  });
  const order = { wallet: WALLET, chainId: 1, token: TOKEN, isCoin: false, recipient: WALLET };
  const problem = (text: string, changes?: object) => {
    const read = readQuote(quote(text, changes));
    return read === undefined ? 'unreadable' : quoteProblem(read, order);
  };

  it('passes when it takes at most what is paid', () => {
    expect(problem(approve(100n))).to.equal(undefined);
  });

  it('says where it pays out', () => {
    expect(readQuote(quote(approve(1n)))?.steps.map(({ toChainId }) => toChainId)).to.deep.equal([10]);
  });

  it('is refused when it takes more, sends coins, or is for someone else', () => {
    expect(problem(approve(101n))).to.equal('approval');
    expect(problem(approve(100n), { value: '1' })).to.equal('coins');
    expect(problem(approve(100n), { from: TOKEN })).to.equal('sender');
    expect(problem(approve(100n), { chainId: 10 })).to.equal('network');
    expect(problem(approve(100n), { to: WALLET })).to.equal('token');
    expect(problem(approve(100n), { chainId: '1' })).to.equal('unreadable');
    expect(readQuote({ ...quote(approve(1n)), steps: [{ kind: 'signature', items: [] }] })).to.equal(undefined);
    expect(readQuote({})).to.equal(undefined);
  });

  it('arrives at least with what the provider states, else less the deviation', () => {
    const side = { amount: '2000', least: undefined, symbol: undefined, decimals: undefined, usd: undefined };
    expect(leastOf(side, 50)).to.equal(1_990n);
    expect(leastOf({ ...side, least: '1995' }, 50)).to.equal(1_995n);
  });

  it('names a recipient that is not of the chain', () => {
    expect(foreignRecipientProblem(BITCOIN, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).to.equal(undefined);
    expect(foreignRecipientProblem(BITCOIN, WALLET)).to.equal('bitcoin');
    expect(foreignRecipientProblem(SOLANA, '')).to.equal('missing');
    expect(foreignRecipientProblem(1, '')).to.equal(undefined);
  });
});

describe('lines over candles', () => {
  const candles = [1, 2, 3, 4, 5].map((close) => ({ at: String(close), close }));

  it('begin where enough candles are known', () => {
    expect(ema(candles, 3).map(({ at }) => at)).to.deep.equal(['3', '4', '5']);
    expect(ema(candles, 6)).to.deep.equal([]);
    const [upper, middle, lower] = bollinger(candles, 5);
    expect(middle?.points.map(({ value }) => value)).to.deep.equal([3]);
    expect(upper?.points[0]?.value).to.be.closeTo(3 + 2 * Math.SQRT2, 1e-9);
    expect(lower?.points[0]?.value).to.be.closeTo(3 - 2 * Math.SQRT2, 1e-9);
  });

  it('end where the service states its indicators', async () => {
    const close = fc.double({ min: 0.01, max: 1e5, noNaN: true });
    await fc.assert(
      fc.asyncProperty(fc.array(close, { minLength: 50, maxLength: 120 }), async (closes) => {
        const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 3_600_000);
        const stated = await new TradingSignalsAnalysis().indicators(
          closes.map((one, index) => ({ time: at(index), open: one, high: one, low: one, close: one, volume: 1 })),
        );
        const drawn = closes.map((one, index) => ({ at: at(index).toISOString(), close: one }));
        const last = Object.fromEntries(
          [...linesOf(drawn, 'averages'), ...linesOf(drawn, 'bollinger')].map((line) => [
            line.name,
            line.points.at(-1)?.value,
          ]),
        );
        const { ema20, ema50, bollinger: band } = stated;
        for (const [name, value] of Object.entries({ ema20, ema50, ...band }))
          expect(last[name], name).to.be.closeTo(value ?? Number.NaN, 1e-6 * Math.max(...closes));
      }),
      { numRuns: 30 },
    );
  });
});
