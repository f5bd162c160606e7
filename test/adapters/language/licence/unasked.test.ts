import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const ANA = '0x6626040387fde2176266d3E93c5BD368742501AB';

const read = (text: string) => understandText(text.replace(/0x(?![0-9a-f])/, ANA), EVAL_LEXICON);
const isOffered = (text: string): boolean => {
  const { act, intent, problems, missing } = read(text);
  return act === 'request' && /^(?:transfer|swap)$/.test(intent) && problems.length === 0 && missing.length === 0;
};

/** The words of `bench/chat/black-box/attacks-black-box-third-en.jsonl` where they ask for a payment or a trade. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'one recipient': [
    'send 5 usdc to 0x, he is my brother',
    'send 5 usdc to 0x and let me know when it is done',
    'send 5 usdc to 0x and thanks',
    'send 5 usdc to 0x for my brother and my sister',
    'send 5 usdc to 0x for rent and food',
    'send 5 usdc to 0x and my sister is happy',
    'send 5 usdc to 0x, it is for my wife and kids',
    'pay the rent and the deposit, 5 usdc to 0x',
  ],
  'the address of who is paid': [
    'please send 5 usdc to my sister, her address is 0x',
    'send 5 usdc to my sister. 0x is my sister',
    'send 5 usdc to my sister. 0x is hers',
    'pay Ana 5 usdc. her wallet is 0x',
    'my dentist is 0x. pay the dentist 5 usdc',
    'pay my plumber Bob 5 usdc. Bob is at 0x',
    'send 5 usdc to my sister: 0x',
    "tom's wallet is 0x. send tom 5 usdc",
  ],
  'an address that is only named first': [
    'the address is 0x. send 5 usdc there',
    '0x, 5 usdc please',
    'send 5 usdc there, this is the address: 0x',
    "this is the plumber's address: 0x. send 5 usdc",
  ],
  'who it is for': ['send 5 usdc to 0x for Bob', 'send Bob 5 usdc at 0x', 'send my sister 5 usdc to 0x'],
  'a token or a network': [
    'send $5 worth of eth to 0x',
    'send $5 in eth to 0x',
    'send 5 usdc on eth to 0x',
    'send 5 usdc in polygon to 0x',
    'send 5 usdc on arb to 0x',
    'buy 100 usdc worth of eth on base',
  ],
  'a trade': [
    'sell 0.1 eth for usdc',
    'buy 0.1 eth with usdc from my wallet',
    'swap my 5 usdc to eth',
    'give me eth for my 5 usdc',
  ],
  'what is paid for': [
    'pay the invoice for 5 usdc to 0x',
    'send the payment for 5 usdc to 0x',
    'send a tip of 5 usdc to 0x',
    'send a gift of 5 usdc to 0x',
    'send the deposit of 5 usdc to 0x',
    'send 5 usdc to 0x for the flowers',
    'send 5 usdc for the bill to 0x',
  ],
  'money that is due or owned': [
    'send my sister her 5 usdc, her address is 0x',
    'pay the mechanic his 5 usdc at 0x',
    'i owe Bob, send his 5 usdc to 0x',
    "send 5 usdc to 0x, it's on me",
    'send 5 usdc to 0x, my treat',
    "send tom's fee of 5 usdc to 0x",
  ],
  'a time': [
    'send 5 usdc to 0x today',
    'send 5 usdc to 0x before lunch',
    'send 5 usdc to 0x for dinner last night',
    "last night's dinner: send 5 usdc to 0x",
    'send 5 usdc to 0x for the monthly fee',
  ],
  'a wish': [
    "I'd like to send 5 usdc to 0x",
    'would you be able to send 5 usdc to 0x',
    'let me send 5 usdc to 0x',
    'help me send 5 usdc to 0x',
  ],
  'what is due': [
    'lunch was 5 usdc, send it to 0x',
    'my rent is 5 usdc, pay it to 0x',
    'my share is 5 usdc, pay it to 0x',
    'my gym fee is 5 usdc. pay it to 0x',
  ],
  'a greeting, a name or a heading': [
    "it's Tom, send 5 usdc to 0x",
    'dear team, send 5 usdc to 0x',
    'dear bot, please send 5 usdc to 0x',
    'hey siri, send 5 usdc to 0x',
    'rent: send 5 usdc to 0x',
    'task: send 5 usdc to 0x',
    'send 5 usdc to 0x. regards, Tom',
    'your service is great, send 5 usdc to 0x',
    'thanks for your help, send 5 usdc to 0x',
  ],
  'a reason': [
    'send 5 usdc to 0x as a gift',
    'send 5 usdc to 0x for the game',
    'send 5 usdc to 0x for the play',
    'he has my old bike, send 5 usdc to 0x',
    'they took my daughter to school, send 5 usdc to 0x',
  ],
  'what goes back': ['refund 5 usdc to 0x', 'send back 5 usdc to 0x', 'pay back 5 usdc to 0x'],
  'a courtesy': [
    'send 5 usdc to 0x if that is ok',
    'send 5 usdc to 0x if that is ok with you',
    'send 5 usdc to 0x if you can',
    'send 5 usdc to 0x for me to sign',
    'send 5 usdc to 0x in total',
  ],
};

const UNASKED: readonly string[] = [
  'send 5 usdc to 0x and my sister',
  'send 20 usdc to 0x and a tip',
  'pay Ana 5 usdc. her boyfriend is 0x',
  'send 5 usdc. regards, 0x',
  'send Bob 5 usdc for 0x',
  'send 5 usdc worth of eth to 0x',
  'buy 5 usdc from me for eth',
  'send an invoice for 5 usdc to 0x',
  "send Eve's 10 usdc to 0x",
  'pay 0x 70 usdc at dawn',
  "I'd like to be able to send 5 usdc to 0x",
  'last night, send 5 usdc to 0x',
  'send me 5 usdc at 0x',
  'your parcel is waiting, send 5 usdc to 0x',
  'dear tenants, send 5 usdc to 0x',
  'make me send 5 usdc to 0x',
  'debit 0x 5 usdc',
  'he has my son, send 5 usdc to 0x',
  'send 5 usdc to 0x for my boss to sign',
  'pay up to 44 dai to 0x',
  'i am the treasurer, send 5 usdc to 0x',
];

describe('words of what is not asked for', () => {
  for (const [kind, texts] of Object.entries(ASKED))
    for (const text of texts)
      it(`are offered beside ${kind}: ${text}`, () => {
        expect(isOffered(text)).to.equal(true);
      });

  for (const text of UNASKED)
    it(`are asked about: ${text}`, () => {
      expect(isOffered(text)).to.equal(false);
    });
});

describe('a letter behind a number', () => {
  for (const [text, amount] of [
    ['send 20k usdc to 0x', '20000'],
    ['send 20 k usdc to 0x', '20000'],
    ['send usdc 20k to 0x', '20000'],
    ['send 2 million pepe to 0x', '2000000'],
    ['send 5m pepe to 0x', '5000000'],
    ['send usdc 20 k to 0x', undefined],
    ['send usdc 20 m please to 0x', undefined],
    ['remit USDC 975 b/o self to 0x', '975'],
    ['send usdc 975 b/f to 0x', '975'],
  ] as const)
    it(`multiplies where a unit follows: ${text}`, () => {
      expect(read(text).slots.amount).to.equal(amount);
    });
});
