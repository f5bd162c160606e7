import { expect } from 'chai';
import {
  knownTokens,
  MOST_PARTIES,
  MOST_SUSPECTS,
  partiesOf,
  suspectsOf,
} from '../../../src/domain/call/parties-of-call.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { tokensOn } from '../../../src/domain/token/token-registry.ts';

const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as WalletAddress;
const [TOKEN, OTHER, ALICE, BOB] = [address(1), address(2), address(3), address(4)];
const [PAID_IN, SOLD] = [address(5), address(6)];

const tokens = knownTokens(
  { tokens: new Map([[8453, [{ address: TOKEN }]]]) },
  { chainId: 31337, token: SOLD, paymentTokens: [{ address: PAID_IN }] },
);
const call = (to: WalletAddress, chainId = 8453) => ({ chainId, to, data: '0x00' as const });
const parties = (to: WalletAddress, understood: boolean, addresses: readonly WalletAddress[], chainId?: number) => [
  ...partiesOf(call(to, chainId), { understood, addresses, suspects: [], handedOn: [] }, tokens),
];
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
  return 'none';
};

describe('the parties of a call', () => {
  it('are the addresses in the call of a known token', () => {
    expect(parties(TOKEN, true, [ALICE, BOB])).to.deep.equal([ALICE, BOB]);
  });

  it('include every other contract that is called, understood or not', () => {
    expect(parties(OTHER, true, [ALICE])).to.deep.equal([OTHER, ALICE]);
    expect(parties(OTHER, false, [ALICE])).to.deep.equal([OTHER, ALICE]);
    expect(parties(TOKEN, false, [ALICE], 1)).to.deep.equal([TOKEN, ALICE]);
  });

  it('do not include the zero address, which is nobody', () => {
    expect(parties(TOKEN, true, [ZERO_ADDRESS, ALICE])).to.deep.equal([ALICE]);
  });

  it('cannot be told of a known token’s call that is not understood', () => {
    expect(refusal(() => parties(TOKEN, false, [ALICE]))).to.equal('CALL_NOT_UNDERSTOOD');
  });

  for (const chainId of SUPPORTED_CHAINS)
    for (const { symbol, address: token } of tokensOn(chainId))
      it(`must be certain for ${symbol} on chain ${chainId}`, () => {
        expect(refusal(() => parties(token, false, [], chainId))).to.equal('CALL_NOT_UNDERSTOOD');
      });

  for (const [what, token] of [
    ['a payment token', PAID_IN],
    ['the token that is sold', SOLD],
  ] as const)
    it(`must be certain for ${what}`, () => {
      expect(refusal(() => parties(token, false, [], 31337))).to.equal('CALL_NOT_UNDERSTOOD');
    });

  it('are at most as many as are screened', () => {
    const many = Array.from({ length: MOST_PARTIES }, (_, at) => address(1_000 + at));
    expect(parties(OTHER, false, many.slice(1))).to.have.length(MOST_PARTIES);
    expect(refusal(() => parties(OTHER, false, many))).to.equal('CALL_NOT_UNDERSTOOD');
  });
});

describe('the suspects of calls', () => {
  const suspects = (to: WalletAddress, anywhere: readonly WalletAddress[], handedOn: readonly WalletAddress[]) => [
    ...suspectsOf(
      [{ call: call(to), reading: { understood: true, addresses: [], suspects: anywhere, handedOn } }],
      tokens,
    ),
  ];

  it('are what may be an address anywhere in the call of an unknown contract', () => {
    expect(suspects(OTHER, [ALICE], [BOB])).to.deep.equal([ALICE, BOB]);
  });

  it('are only what a known token hands on', () => {
    expect(suspects(TOKEN, [ALICE], [BOB])).to.deep.equal([BOB]);
  });

  it('are at most as many as are screened', () => {
    const many = Array.from({ length: MOST_SUSPECTS }, (_, at) => address(1_000 + at));
    expect(suspects(OTHER, many, [])).to.have.length(MOST_SUSPECTS);
    expect(refusal(() => suspects(OTHER, many, [ALICE]))).to.equal('CALL_NOT_UNDERSTOOD');
  });
});
