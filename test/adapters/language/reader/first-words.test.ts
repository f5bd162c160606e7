import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../chat-eval/slot-words.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const offered = (text: string): Readonly<Record<string, string>> | undefined => {
  const read = understandText(text.replaceAll('{A}', A), EVAL_LEXICON);
  return actionOf(read) === undefined ? undefined : slotWords(read.slots);
};

/** Each line of a group asks for one payment of 17 usdt, in words that say it in another way. */
const PAYMENTS: Readonly<Record<string, readonly string[]>> = {
  'slips of everyday words': [
    'tarnsfer 17 usdt to {A}',
    'plaese send 17 usdt to {A}',
    'send teh 17 usdt to {A} plesae',
    'pleaase send 17 usdt to {A}',
    'pleeeease send 17 usdt to {A}',
    'send 17 usdt frm my wallet to {A}',
    'send 17 usdt to this adress: {A}',
    'transfr 17 usdt to the walelt {A}',
    'mooove 17 usdt to {A}',
    'send 17 usdt to my firend at {A}',
  ],
  'who takes what': [
    'our supplier only takes usdt. send 17 usdt to {A}',
    'my landlord wants usdt. please pay 17 usdt to {A}',
    'send 17 usdt to {A}, she prefers usdt',
    'the gardener will not accept anything but usdt, so send 17 usdt to {A}',
    'our florist only accepts payment in usdt. transfer 17 usdt to {A}',
    'the caterer in leeds insists on usdt. wire 17 usdt to {A}',
    'i only have usdt, so send 17 usdt to {A}',
    'he takes only usdt these days. send 17 usdt to {A}',
    'my cousin swears by usdt. send her 17 usdt at {A}',
    'the clinic bills in usdt. please send 17 usdt to {A}',
  ],
  'an amount said twice': [
    'send seventeen usdt, i.e. 17 usdt, to {A}',
    'send seventeen usdt i.e. 17 usdt to {A}',
    'send seventeen usdt, that is 17 usdt, to {A}',
    'send seventeen usdt (17 usdt) to {A}',
    'send 17 usdt, namely 17 usdt, to {A}',
    'send the whole 17 usdt to {A}',
    'send my entire 17 usdt to {A}',
  ],
  'turns of phrase': [
    'repay {A} 17 usdt',
    'please repay {A} the 17 usdt',
    'pay {A} back 17 usdt',
    'give {A} back the 17 usdt',
    'can we do a quick 17 usdt to {A}',
    'please arrange for 17 usdt to be delivered to {A}',
    'i want {A} to receive exactly 17 usdt',
    '{A} is waiting on 17 usdt from me, send it',
    '{A} is owed 17 usdt by me, settle that',
    'my dentist is still waiting on 17 usdt, her wallet is {A}, go ahead and pay her',
  ],
};

const OTHERS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['transfer the equivalent of $200 in eth to {A}', { amount: '$200', token: 'ETH', recipient: A }],
  ["send fifty dollars' worth of eth to {A}", { amount: '$50', token: 'ETH', recipient: A }],
  ['empty out all my pepe to {A}', { amount: 'max', token: 'PEPE', recipient: A }],
  ['drain all my link into {A}', { amount: 'max', token: 'LINK', recipient: A }],
  ['sweep usdc, all of it, to {A}', { amount: 'max', token: 'USDC', recipient: A }],
  ['send nine hundred and fifty usdc to {A}', { amount: '950', token: 'USDC', recipient: A }],
  ['swap 5 usdc to eth again', { amount: '5', fromToken: 'USDC', toToken: 'ETH' }],
  ['take 340 usdc and make eth out of it', { amount: '340', fromToken: 'USDC', toToken: 'ETH' }],
  ['my game runs on base, swap 5 usdc to eth on base', { amount: '5', fromToken: 'USDC', toToken: 'ETH' }],
];

describe('a first message in plainer words', () => {
  for (const [kind, lines] of Object.entries(PAYMENTS))
    for (const line of lines)
      it(`${kind}: ${line}`, () => expect(offered(line)).to.include({ amount: '17', token: 'USDT', recipient: A }));
  for (const [line, values] of OTHERS) it(line, () => expect(offered(line)).to.include(values));

  it('keeps what somebody takes where nothing else names it', () =>
    expect(offered('our supplier only takes dai. send 5 usdc to {A}')).to.equal(undefined));
  it('corrects no word of another meaning', () => expect(offered('form 5 usdc to {A}')).to.equal(undefined));
});
