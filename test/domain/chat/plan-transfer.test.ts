import { expect } from 'chai';
import { Interface, parseUnits } from 'ethers';
import fc from 'fast-check';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import { KNOWN_TOKENS, knownLexicon } from '../../../src/adapters/token-list/known-tokens.ts';
import type { TransferAction } from '../../../src/domain/chat/action.ts';
import { fromUnits, toUnits } from '../../../src/domain/chat/decimal.ts';
import { contentOf, planTransfer, type TransferPlan } from '../../../src/domain/chat/plan-transfer.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';

const lexicon = knownLexicon();
const erc20 = new Interface(['function transfer(address to, uint256 amount)']);
const transfer = (over: Partial<TransferAction>): TransferAction => ({
  kind: 'transfer',
  amount: { kind: 'exact', value: '5' },
  token: 'USDC',
  recipient: BOB,
  chain: 8453,
  ...over,
});
const plan = (over: Partial<TransferAction>): TransferPlan => {
  const planned = planTransfer(transfer(over), lexicon);
  if ('missing' in planned) throw new Error(planned.message);
  return planned;
};

describe('planning a transfer', () => {
  it('calls the token’s contract with exactly the requested values', () => {
    const { chainId, to, value, data, amount } = plan({ amount: { kind: 'exact', value: '1234.567891' } });
    expect({ chainId, to, value, amount }).to.deep.equal({
      chainId: 8453,
      to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      value: 0n,
      amount: 1_234_567_891n,
    });
    expect(data).to.equal(erc20.encodeFunctionData('transfer', [BOB, 1_234_567_891n]));
  });

  it('sends the native coin as value to the recipient', () => {
    const { to, value, data } = plan({ token: 'ETH', amount: { kind: 'exact', value: '0.000000000000000001' } });
    expect({ to, value, data }).to.deep.equal({ to: BOB, value: 1n, data: '0x' });
  });

  it('encodes every amount and address as a Solidity encoder does', () => {
    const address = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
    const property = fc.property(address, fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (digits, amount) => {
      const recipient = toWalletAddress(`0x${digits}`) ?? '';
      const { data } = plan({ recipient, amount: { kind: 'exact', value: fromUnits(amount, 6) } });
      expect(data).to.equal(erc20.encodeFunctionData('transfer', [recipient, amount]));
    });
    fc.assert(property);
  });

  it('uses the only network of a token, and asks when there are several', () => {
    const { chain: _, ...anywhere } = transfer({ token: 'ARB' });
    expect(planTransfer(anywhere, lexicon)).to.include({ chainId: 42161 });
    const asked = planTransfer({ ...anywhere, token: 'USDC' }, lexicon);
    expect(asked).to.deep.include({ missing: ['fromChain'] });
    expect(asked).to.have.property('suggestions').that.includes('Base').and.has.length(5);
  });

  for (const [why, over, missing] of [
    ['a network where the token is not', { token: 'UNI' }, 'fromChain'],
    ['a chain without EVM addresses', { token: 'SOL', chain: 'solana' }, 'fromChain'],
    ['a share', { amount: { kind: 'share', part: 1, of: 2 } }, 'amount'],
    ['everything', { amount: { kind: 'max' } }, 'amount'],
    ['a money value', { amount: { kind: 'fiat', currency: 'USD', value: '50' } }, 'amount'],
    ['more decimals than the token has', { amount: { kind: 'exact', value: '0.0000001' } }, 'amount'],
    ['more than a uint256 holds', { amount: { kind: 'exact', value: '9'.repeat(80) } }, 'amount'],
    ['a name', { recipient: 'vitalik.eth' }, 'recipient'],
    ['a wrong checksum', { recipient: BOB.replace('C', 'c') }, 'recipient'],
  ] as const)
    it(`asks again for ${why}`, () => {
      const asked = planTransfer(transfer(over), lexicon);
      expect(asked).to.have.property('missing').that.deep.equals([missing]);
      expect(asked).to.not.have.property('data');
    });

  it('has the same content for equal transactions only', () => {
    const content = (over: Partial<TransferAction>, from = ALICE) => contentOf({ ...plan(over), from });
    expect(content({})).to.equal(content({ amount: { kind: 'exact', value: '5' } }));
    const others = [
      content({ amount: { kind: 'exact', value: '6' } }),
      content({ token: 'USDT' }),
      content({ chain: 10 }),
      content({ recipient: ALICE }),
      content({}, BOB),
    ];
    expect(new Set([content({}), ...others]).size).to.equal(6);
  });
});

describe('whole tokens and smallest units', () => {
  it('are converted exactly, like ethers', () => {
    const property = fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(18), (units, decimals) => {
      expect(toUnits(fromUnits(units, decimals), decimals)).to.equal(units);
      expect(parseUnits(fromUnits(units, decimals), decimals)).to.equal(units);
    });
    fc.assert(property);
  });
});

describe('the known tokens', () => {
  it('are listed once per chain, with checksummed addresses', () => {
    for (const { address, symbol } of KNOWN_TOKENS)
      if (address !== undefined) expect(toWalletAddress(address), symbol).to.equal(address);
    const keys = KNOWN_TOKENS.map(({ chain, symbol }) => `${chain} ${symbol}`);
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
