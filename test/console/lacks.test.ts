import { expect } from 'chai';
import { type Ask, lacksFor } from '../../console/src/signing/lacks.ts';

const FROM = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const GAS = 1_000n;
const PRICE = 10n;
const FEE = GAS * PRICE;
const VALUE = 500n;
const CONTRACT = '0x60806040';
const DELEGATED = `0xef0100${'5a'.repeat(20)}`;
const hex = (number: bigint) => `0x${number.toString(16)}`;

const nodeWith =
  (balance: bigint, code = '0x'): Ask =>
  async (method) => {
    const answers: Readonly<Record<string, string>> = {
      eth_getBalance: hex(balance),
      eth_getCode: code,
      eth_estimateGas: hex(GAS),
      eth_gasPrice: hex(PRICE),
    };
    const answer = answers[method];
    if (answer === undefined) throw new Error(`${method} is not supported`);
    return answer;
  };

const lacks = (balance: bigint, value = 0n, code?: string) =>
  lacksFor(nodeWith(balance, code), { from: FROM, value: hex(value) }, {});

describe('what an account lacks for a call and its fee', () => {
  for (const value of [0n, VALUE]) {
    it(`is nothing from twice the present fee on, sending ${value}`, async () => {
      for (const more of [0n, 1n, FEE])
        expect(await lacks(value + 2n * FEE + more, value)).to.deep.equal({ now: 0n, later: 0n });
    });

    it(`is only a margin while the present fee can be paid, sending ${value}`, async () => {
      for (const held of [FEE, FEE + 1n, 2n * FEE - 1n])
        expect(await lacks(value + held, value)).to.deep.equal({ now: 0n, later: 2n * FEE - held });
    });

    it(`is what the present fee takes more than is held, sending ${value}`, async () => {
      for (const held of [0n, 1n, FEE - 1n])
        expect(await lacks(value + held, value)).to.deep.equal({ now: FEE - held, later: 2n * FEE - held });
    });
  }

  it('counts the price that is signed where there is one', async () => {
    const asked = (balance: bigint) =>
      lacksFor(nodeWith(balance), { from: FROM, value: '0x0' }, { gas: '70', maxFeePerGas: '3' });
    expect(await asked(210n)).to.deep.equal({ now: 0n, later: 0n });
    expect(await asked(209n)).to.deep.equal({ now: 1n, later: 1n });
  });

  it('is nothing for a contract, and counts for an account that delegates to one', async () => {
    expect(await lacks(0n, 0n, CONTRACT)).to.deep.equal({ now: 0n, later: 0n });
    expect(await lacks(0n, 0n, DELEGATED)).to.deep.equal({ now: FEE, later: 2n * FEE });
  });
});
