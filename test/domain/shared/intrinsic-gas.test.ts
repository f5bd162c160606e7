import { expect } from 'chai';
import { leastGas } from '../../../src/domain/shared/intrinsic-gas.ts';

const bytes = (zeros: number, others: number) =>
  Uint8Array.from([...Array<number>(zeros).fill(0), ...Array<number>(others).fill(1)]);
const nobody = { addresses: 0, keys: 0 };

describe('leastGas', () => {
  for (const [what, data, accessList, gas] of [
    ['a plain transfer', bytes(0, 0), nobody, 21_000n],
    ['a zero byte, by its floor', bytes(1, 0), nobody, 21_010n],
    ['another byte, by its floor', bytes(0, 1), nobody, 21_040n],
    ['a token transfer', bytes(40, 28), nobody, 21_000n + 10n * (40n + 112n)],
    ['a listed address', bytes(0, 0), { addresses: 1, keys: 0 }, 23_400n],
    ['listed keys', bytes(0, 0), { addresses: 2, keys: 3 }, 21_000n + 4_800n + 5_700n],
    ['calldata beside a list, by their sum', bytes(0, 10), { addresses: 1, keys: 1 }, 21_000n + 160n + 4_300n],
    ['much calldata beside a list, by its floor', bytes(0, 1_000), { addresses: 1, keys: 1 }, 61_000n],
  ] as const)
    it(`is right for ${what}`, () => expect(leastGas({ data, accessList })).to.equal(gas));
});
