import { expect } from 'chai';
import { A, meantBy, offersFor } from './conversation.ts';

const offered = (text: string): string | undefined => (offersFor(text) ? meantBy(text)?.amount : undefined);

describe('a fraction', () => {
  for (const [amount, text] of [
    ['0.2', `send a fifth of an eth to ${A}`],
    ['0.125', `please move an eighth of one eth to ${A}`],
    ['0.5', `send half of an eth to ${A}`],
    ['0.75', `swap three quarters of a weth to dai`],
    ['0.01', `send a hundredth of an eth to ${A}`],
    ['500000', `send half a million usdc to ${A}`],
    ['1/5', `send a fifth of my eth to ${A}`],
    ['1/8', `send an eighth of our weth to ${A}`],
    ['3/4', `send 3/4 of my dai to ${A}`],
    ['2/3', `send two thirds of my link to ${A}`],
    ['0.5', `schick ein halbes weth an ${A}`],
    ['0.5', `${A} adresine yarım weth yolla`],
    ['0.5', `给${A}转半个weth`],
    ['1/2', `verse la moitié de mes link à ${A}`],
  ] as const)
    it(`in “${text.replace(A, 'A')}” is ${amount}`, () => expect(offered(text)).to.equal(amount));
});
