import { expect } from 'chai';
import fc from 'fast-check';
import {
  besidesGas,
  expectedGasPrice,
  gasMarketOf,
  NO_ROLLUP_FEES,
  OPERATOR_GAS,
  offeredFees,
} from '../../../src/domain/fee/gas.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { TransferOrder } from '../../../src/domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../../src/domain/transfer/transfer-outlook.ts';
import { gasLimitFor, transferTerms } from '../../../src/domain/transfer/transfer-terms.ts';
import { ordered } from '../../support/chain/transfers.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';

const GWEI = 10n ** 9n;
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const chain = fc.constantFrom(...SUPPORTED_CHAINS, 31337);
const wei = fc.bigInt(0n, 10n ** 30n);

describe('gas limits', () => {
  for (const [chainId, estimate, least, limit] of [
    [1, 21_000n, 21_000n, 21_000n],
    [1, 21_001n, 21_000n, 25_202n],
    [1, 50_000n, 22_000n, 60_000n],
    [10, 50_001n, 22_000n, 60_002n],
    [137, 50_000n, 22_000n, 62_500n],
    [42161, 50_000n, 22_000n, 65_000n],
    [31337, 50_000n, 22_000n, 60_000n],
    [1, 20_000n, 22_000n, 22_000n],
    [1, 16_000_000n, 22_000n, 16_777_216n],
    [1, 16_777_216n, 22_000n, 16_777_216n],
    [137, 30_000_000n, 22_000n, 32_000_000n],
  ] as const)
    it(`are ${limit} for ${estimate} on chain ${chainId}`, () =>
      expect(gasLimitFor(chainId, estimate, least)).to.equal(limit));

  it('are rejected above the cap of a transaction', () => {
    expect(() => gasLimitFor(1, 16_777_217n, 21_000n))
      .to.throw(Failure)
      .with.property('code', 'GAS_TOO_HIGH');
    expect(() => gasLimitFor(1, 21_000n, 16_777_217n))
      .to.throw(Failure)
      .with.property('code', 'GAS_TOO_HIGH');
  });

  it('are never below the estimate or the minimum, nor above the cap', () => {
    const gas = fc.bigInt(1n, 2n ** 24n);
    fc.assert(
      fc.property(chain, gas, gas, (chainId, estimate, least) => {
        const limit = gasLimitFor(chainId, estimate, least);
        return limit >= estimate && limit >= least && limit <= 32_000_000n;
      }),
    );
  });
});

describe('offered fees', () => {
  for (const [chainId, base, tip, maxFee, maxTip] of [
    [1, 10n * GWEI, GWEI, 21n * GWEI, GWEI],
    [10, 1_001n, 1n, 2_003n, 1n],
    [137, 10n * GWEI, GWEI, 42_500_000_000n, 30n * GWEI],
    [137, 10n * GWEI, 40n * GWEI, 52_500_000_000n, 40n * GWEI],
    [42161, 10_000_001n, GWEI, 15_000_002n, 0n],
  ] as const)
    it(`on chain ${chainId} at ${base} and ${tip} are ${maxFee} and ${maxTip}`, () =>
      expect(offeredFees(gasMarketOf(chainId), base, tip)).to.deep.equal({
        maxFeePerGas: maxFee,
        maxPriorityFeePerGas: maxTip,
      }));

  it('cover today’s base fee and the tip, and are at least the expected price', () => {
    fc.assert(
      fc.property(chain, wei, wei, (chainId, base, tip) => {
        const market = gasMarketOf(chainId);
        const { maxFeePerGas, maxPriorityFeePerGas } = offeredFees(market, base, tip);
        const expected = expectedGasPrice(market, base, tip);
        return maxFeePerGas >= expected && maxFeePerGas >= base + maxPriorityFeePerGas;
      }),
    );
  });
});

describe('besidesGas', () => {
  it('interpolates the operator fee, rounded up, and adds the data fee', () => {
    const fees = { data: 1_000n, operatorLeast: 5n, operatorMost: 95n };
    expect(besidesGas(fees, 0n)).to.equal(1_005n);
    expect(besidesGas(fees, 1n)).to.equal(1_006n);
    expect(besidesGas(fees, OPERATOR_GAS)).to.equal(1_095n);
  });

  it('is never below the chain’s fee, which is rounded down', () => {
    fc.assert(
      fc.property(wei, fc.bigInt(0n, 2n ** 32n), fc.bigInt(0n, 2n ** 32n), (fixed, scalar, gas) => {
        const takenFor = (used: bigint) => fixed + (used * scalar) / 1_000_000n;
        const fees = { data: 0n, operatorLeast: takenFor(0n), operatorMost: takenFor(OPERATOR_GAS) };
        const told = besidesGas(fees, gas);
        return told >= takenFor(gas) && told <= takenFor(gas) + 1n;
      }),
    );
  });
});

const anOutlook = (changes: Partial<TransferOutlook> = {}): TransferOutlook => ({
  nonce: 0n,
  coins: 10n ** 18n,
  simulation: { outcome: 'executed', gas: 21_000n },
  baseFee: GWEI,
  tip: 0n,
  besidesGas: NO_ROLLUP_FEES,
  recipientIsContract: false,
  sponsoredWei: 1n,
  ...changes,
});
const anOrder = (changes: Partial<TransferOrder> = {}): TransferOrder =>
  ordered({ chainId: 8453, from: ALICE, to: BOB, token: 'native', amount: 5n, ...changes });
const codeOf = (order: TransferOrder, outlook: TransferOutlook) => {
  try {
    transferTerms(order, outlook);
    return 'fine';
  } catch (error) {
    return (error as Failure).code;
  }
};

describe('transferTerms', () => {
  it('compares the maximum gas cost with the balance, and returns the expected fee', () => {
    expect(transferTerms(anOrder(), anOutlook())).to.deep.equal({
      gas: 21_000n,
      gasPrice: 1_250_000_000n,
      feeWei: 26_250_000_000_000n,
      mostFeeWei: 42_000_000_000_000n,
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 0n,
      affordable: true,
    });
  });

  const most = 42_000_000_000_000n;
  const tokens = { token: TOKEN, amount: 7n };
  const fails = { outcome: 'reverted' as const, reason: 'no' };
  for (const [what, order, outlook, code] of [
    ['just enough coins', {}, { coins: 5n + most }, 'fine'],
    ['a wei too few for the gas', {}, { coins: 4n + most }, 'INSUFFICIENT_FUNDS'],
    [
      'a wei too few for the operator',
      {},
      { coins: 5n + most, besidesGas: { ...NO_ROLLUP_FEES, data: 1n } },
      'INSUFFICIENT_FUNDS',
    ],
    ['too few coins for the amount', {}, { coins: 4n }, 'INSUFFICIENT_FUNDS'],
    ['too few coins, and a simulation that fails for it', {}, { coins: 4n, simulation: fails }, 'INSUFFICIENT_FUNDS'],
    ['just enough tokens', tokens, { tokens: 7n }, 'fine'],
    ['a token too few', tokens, { tokens: 6n }, 'INSUFFICIENT_FUNDS'],
    [
      'a token too few, and a simulation that fails for it',
      tokens,
      { tokens: 6n, simulation: fails },
      'INSUFFICIENT_FUNDS',
    ],
    ['no token', tokens, { simulation: fails }, 'TOKEN_NOT_A_CONTRACT'],
    ['a simulation that fails', tokens, { tokens: 7n, simulation: fails }, 'TRANSFER_WOULD_REVERT'],
    ['a simulation that fails for coins', {}, { simulation: fails }, 'TRANSFER_WOULD_REVERT'],
    ['too much gas', {}, { simulation: { outcome: 'executed', gas: 2n ** 25n } }, 'GAS_TOO_HIGH'],
    ['tokens without coins for gas', tokens, { tokens: 7n, coins: 0n }, 'fine'],
  ] as const)
    it(`throws ${code} with ${what}`, () =>
      expect(codeOf(anOrder(order), anOutlook(outlook as Partial<TransferOutlook>))).to.equal(code));

  it('allows a token transfer without native coins for the gas, and reports it as not affordable', () => {
    const outlook = { tokens: 7n, simulation: { outcome: 'executed' as const, gas: 50_000n } };
    const needed = 60_000n * 2n * GWEI;
    for (const [coins, affordable] of [
      [needed, true],
      [needed - 1n, false],
    ] as const)
      expect(transferTerms(anOrder(tokens), anOutlook({ ...outlook, coins })).affordable).to.equal(affordable);
  });

  it('never allows more than the balance, and never returns a fee of zero', () => {
    const amounts = fc.bigInt(1n, MAX_UINT256);
    fc.assert(
      fc.property(
        chain,
        amounts,
        amounts,
        wei,
        wei,
        fc.bigInt(21_000n, 2n ** 24n),
        (chainId, amount, coins, baseFee, data, gas) => {
          const outlook = anOutlook({
            coins,
            baseFee: baseFee + 1n,
            besidesGas: { ...NO_ROLLUP_FEES, data },
            simulation: { outcome: 'executed', gas },
          });
          const order = anOrder({ chainId, amount });
          if (codeOf(order, outlook) === 'INSUFFICIENT_FUNDS') return true;
          const { feeWei, mostFeeWei } = transferTerms(order, outlook);
          return feeWei > data && mostFeeWei >= feeWei && amount + mostFeeWei <= coins;
        },
      ),
    );
  });
});
