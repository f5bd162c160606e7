import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../chat-eval/slot-words.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const offered = (text: string) => {
  const understood = understandText(text, EVAL_LEXICON);
  return actionOf(understood) === undefined ? undefined : slotWords(understood.slots).amount;
};

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
    ['0.5', `manda medio eth a ${A}`],
    ['0.5', `schick ein halbes weth an ${A}`],
    ['0.5', `verse un demi eth à ${A}`],
    ['0.5', `${A} adresine yarım weth yolla`],
    ['0.5', `给${A}转半个weth`],
    ['1/2', `verse la moitié de mes link à ${A}`],
  ] as const)
    it(`in “${text.replace(A, 'A')}” is ${amount}`, () => expect(offered(text)).to.equal(amount));

  for (const text of [
    `send a fifth of eth to ${A}`,
    `send a tenth weth to ${A}`,
    `send quarter eth to ${A}`,
    `send 40% of an eth to ${A}`,
    `send 0.4 of my eth to ${A}`,
    `send two thirds of an eth to ${A}`,
    `send a tenth of 5 eth to ${A}`,
  ])
    it(`in “${text.replace(A, 'A')}” is asked about`, () => expect(offered(text)).to.equal(undefined));
});

describe('a bare number that corrects an amount with a unit', () => {
  for (const text of [
    `send $50 of eth to ${A}, i mean 40`,
    `send €20 of usdc to ${A}, sorry 30`,
    `send 25% of my usdc to ${A}, no 10`,
    `envía 50 euros en usdc a ${A}, digo 40`,
  ])
    it(`is asked about: ${text}`, () => expect(offered(text)).to.equal(undefined));

  it('is taken with its token', () => expect(offered(`send $50 of usdc to ${A}, i mean 40 usdc`)).to.equal('40'));
});
