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
    'my cousin swears by usdt. send 17 usdt to {A}',
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
  'what is said beside it': [
    'he is waiting outside. send 17 usdt to {A}',
    'send 17 usdt to {A} because she is waiting at the door',
    'sorry for the delay. please pay 17 usdt to {A}',
    'nearly forgot, send 17 usdt to {A}',
    'send 17 usdt to {A}, hope it helps',
    "can't wait for the concert! send 17 usdt to {A}",
    "i've known her for years, send 17 usdt to {A}",
    'we ran out of cash here, send 17 usdt to {A}',
    'my daughter is stuck at the airport without cash. get 17 usdt over to {A}',
    'she needs it for the bus. send 17 usdt to {A}',
    'this concerns the rent. send 17 usdt to {A}',
    'the landlord emailed his details again. send 17 usdt to {A}',
    'send 17 usdt to {A} so i can use it there',
    "send 17 usdt to {A}, it's for my cousin in manila",
    "move 17 usdt to {A}. i'd feel safer",
    'we charged him twice. send 17 usdt back to {A} please',
    "i don't trust banks anymore. send 17 usdt to {A}",
  ],
  'turns of phrase': [
    'settle up with {A}: 17 usdt',
    'take 17 usdt out of here and place it at {A}',
    '{A} is asking me for his 17 usdt, so please let him have it',
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
  ['whatever dai is left here, send it to {A}', { amount: 'max', token: 'DAI', recipient: A }],
  ['send every last pepe to {A}', { amount: 'max', token: 'PEPE', recipient: A }],
  ['send the remaining uni to {A}', { amount: 'max', token: 'UNI', recipient: A }],
  ['fwd all my pepe 2 {A}', { amount: 'max', token: 'PEPE', recipient: A }],
  ['prices are falling. swap 5 eth to usdc', { amount: '5', fromToken: 'ETH', toToken: 'USDC' }],
  ["i'm tired of watching charts. swap 5 eth to usdc", { amount: '5', fromToken: 'ETH', toToken: 'USDC' }],
  ['i want some stability. swap 5 eth to usdc', { amount: '5', fromToken: 'ETH', toToken: 'USDC' }],
  ['time to take profits. swap 5 eth to usdc', { amount: '5', fromToken: 'ETH', toToken: 'USDC' }],
  ["i've got too many tokens. swap 5 uni to usdc", { amount: '5', fromToken: 'UNI', toToken: 'USDC' }],
  ['swap thirty usdc into op for me thanks a million', { amount: '30', fromToken: 'USDC', toToken: 'OP' }],
  ['drain all my link into {A}', { amount: 'max', token: 'LINK', recipient: A }],
  ['sweep usdc, all of it, to {A}', { amount: 'max', token: 'USDC', recipient: A }],
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
