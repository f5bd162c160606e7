import { expect } from 'chai';
import { Wallet } from 'ethers';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import {
  type Fate,
  FORGOTTEN_AFTER_MS,
  nextStatus,
  type RelayStatus,
  requireRelayable,
} from '../../../src/domain/transfer/relayed-transaction.ts';
import { DEV_KEY } from '../../support/chain/signing.ts';
import { signedTransaction, type Wanted } from '../../support/chain/transfers.ts';
import { relayed } from '../../support/fixtures/relay-fixtures.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

const policy = { confirmations: new Map([1, 8453].map((chainId) => [chainId, 10])) };

describe('requireRelayable', () => {
  const refusal = async (changes: Wanted, chainId: number, wallet: WalletAddress): Promise<string> => {
    const transaction = await signedTransaction(new Wallet(DEV_KEY), changes);
    try {
      requireRelayable(transaction, { chainId, wallet }, policy);
      return 'relayable';
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  };

  for (const [what, changes, chainId, wallet, code] of [
    ['what the wallet signed for the chain', {}, 8453, ALICE, 'relayable'],
    ['a chain that is not supported', { chainId: 56 }, 56, ALICE, 'CHAIN_UNSUPPORTED'],
    ['another chain than it was signed for', { chainId: 1 }, 8453, ALICE, 'CHAIN_MISMATCH'],
    ['what another wallet signed', {}, 8453, BOB, 'WALLET_MISMATCH'],
    ['one gas too little', { gasLimit: 20_999n }, 8453, ALICE, 'GAS_TOO_LOW'],
    ['one gas too little for the floor', { gasLimit: 21_039n, data: '0x01' }, 8453, ALICE, 'GAS_TOO_LOW'],
    ['just enough gas for the floor', { gasLimit: 21_040n, data: '0x01' }, 8453, ALICE, 'relayable'],
  ] as const)
    it(`throws ${code} for ${what}`, async () => expect(await refusal(changes, chainId, wallet)).to.equal(code));
});

describe('nextStatus', () => {
  const long = at(FORGOTTEN_AFTER_MS);
  const soon = at(FORGOTTEN_AFTER_MS - 1);
  const table: readonly [RelayStatus, Fate, Date, RelayStatus][] = [
    ['recorded', 'pending', soon, 'pending'],
    ['recorded', 'confirmed', soon, 'confirmed'],
    ['pending', 'reverted', soon, 'reverted'],
    ['pending', 'replaced', soon, 'replaced'],
    ['pending', 'pending', long, 'pending'],
    ['pending', 'absent', soon, 'pending'],
    ['recorded', 'absent', soon, 'recorded'],
    ['pending', 'absent', long, 'dropped'],
    ['recorded', 'absent', long, 'refused'],
  ];
  for (const [status, fate, now, next] of table)
    it(`makes ${next} of ${status} when it is ${fate} ${now === long ? 'for long' : 'for a while'}`, () => {
      expect(nextStatus(relayed(1, { status }), fate, now)).to.equal(next);
    });
});
