import { expect } from 'chai';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { unspendable } from '../../../src/domain/transfer/transfer-order.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const padded = (digits: string) => `0x${digits.padStart(40, '0')}`;
const whatIs = (text: string) => unspendable(toWalletAddress(text) as WalletAddress, new Set([USDC]));

describe('an EVM address', () => {
  for (const [address, what] of [
    [padded(''), 'the zero address'],
    ...['1', '9', 'a', '11', '64', '6e', '100', '807', 'dead', 'ffff'].map((digits) => [
      padded(digits),
      'a reserved address',
    ]),
    ['0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'a burn address'],
    ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'a burn address'],
    [`0x${'f'.repeat(40)}`, 'a burn address'],
    [USDC, 'the contract of a token'],
  ] as const)
    it(`is ${what}: ${address}`, () => expect(whatIs(address as string)).to.include(what as string));

  for (const address of [padded('10000'), '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
    it(`may belong to somebody: ${address}`, () => expect(whatIs(address)).to.equal(undefined));
});
