import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../src/adapters/language/strict/read-strictly.ts';
import type { Slots } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const B = '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c';
const lexemes = (text: string) => lex(normalizeText(text.replaceAll('A1', A).replaceAll('B1', B)), EVAL_LEXICON);
const asked = (text: string) => requestIn(lexemes(text), EVAL_LEXICON);
const USDC: Slots = { amount: '18', token: 'USDC', recipient: A };
const ON_BASE: Slots = { ...USDC, fromChain: 8453 };

const EXPLAINED: readonly (readonly [Slots, readonly string[]])[] = [
  [
    USDC,
    [
      'please remit 18 usdc to A1 for invoice 4471',
      'send 18 usdc 2 A1',
      'kindly do transfer of 18 usdc to A1',
      'i want send 18 usdc to A1',
      "i'd like that you send 18 usdc to A1",
      "i'd appreciate you sending 18 usdc to A1",
      'it would be great if you sent 18 usdc to A1',
      'could i send 18 usdc to A1 please',
      "my landlord's address is A1, please send him 18 usdc",
      'send my bro 18 usdc, his addy is A1',
      'pay my tutor (A1) 18 usdc',
      'send 18 usdc to my new wallet. the address is A1',
      'A1 is my aunt, pay her 18 usdc',
      'can you pay my tailor 18 usdc? A1',
      "I'd like to send 18 USDC. It goes to A1.",
      'Settle up with A1: 18 usdc',
      'top up my other wallet A1 with 18 usdc',
      'please see to it that A1 gets 18 usdc',
      'let A1 have 18 usdc',
      'i need 18 usdc moved to A1',
      'pay the babysitter: 18 usdc to A1',
      'i owe A1 18 usdc, please send it',
      'my share of dinner is 18 usdc, send it to A1',
      'pay A1 his 18 usdc',
      'send the 18 usdc i borrowed to A1',
      'payment of 18 usdc to A1 please',
      'transfer request. 18 usdc. recipient A1. thanks',
      'Please send the following payment: 18 usdc -> A1',
      'send 81 usdc no wait 18 usdc to A1',
      'send 81 usdc to A1, sorry i mean 18',
      'send 18 dai to A1, i mean usdc',
      'send eighteen (18) usdc to A1',
      'real quick send 18 usdc to A1, he drove us home',
      'when you get a sec, send 18 usdc to A1',
      'my daughter needs some money for books: send 18 usdc to A1',
      "send 18 usdc to A1, that's my sister's wallet",
      'send 18 usdc to A1 as a birthday present',
    ],
  ],
  [
    ON_BASE,
    [
      'send 18 usdc to A1, use base',
      'send 18 usdc to A1. network: base',
      'send 18 usdc to A1 base',
      'send 18 usdc in the base network to A1',
      'send 18 base usdc to A1',
      'send 18 usdc base A1',
      'send 18 usdc to A1 for lunch. use base please',
      'from my base wallet send 18 usdc to A1',
      'Amount: 18 USDC\nTo: A1\nNetwork: Base',
      'Payee: A1. Amount: 18. Token: USDC. Chain: Base. Please process',
      'send 18 usdc to A1 on arbitrum, no, on base',
    ],
  ],
  [
    { token: 'DAI', recipient: A, relativeAmount: { kind: 'max' } },
    ['empty my dai into A1', 'send my dai, all of it, to A1', 'send whatever dai i have to A1'],
  ],
];

/** The same words in places where they ask for nothing, or for something else. */
const UNEXPLAINED: Readonly<Record<string, readonly string[]>> = {
  'a question': [
    'can i send 18 usdc to A1?',
    'can 18 usdc be sent to A1?',
    'did A1 get 18 usdc from me please',
    "my landlord's address is A1, should i send him 18 usdc",
    'A1 wants 18 usdc, send it?',
    'send 18 usdc to A1, would you do it?',
    'send 18 usdc to A1? he drove us home',
  ],
  'a report or a record': [
    'payment of 18 usdc to A1',
    'payment: 18 usdc to A1',
    'transfer of 18 usdc to A1',
    'settled up with A1: 18 usdc',
    'i owe A1 18 usdc',
    'my bro sent 18 usdc, his addy is A1',
    '18 usdc goes to A1',
    'sending 18 usdc to A1',
    'amount: 18 usdc, to: A1, status: done',
  ],
  'a denial': [
    'send 18 usdc to A1, not to B1',
    "send 18 usdc to A1, don't use base",
    "my share is 18 usdc, don't send it to A1",
    "i'd appreciate you not sending 18 usdc to A1",
    'send 18 usdc to A1, scratch that',
    'send 18 usdc to A1 no wait',
  ],
  'a doubt': [
    'send my bro 18 usdc, his addy is A1 i think',
    'i want to make sure A1 gets 18 usdc',
    'send 18 usdc to A1, use base or polygon',
    'send 18 usdc to this address? A1',
    'send 18 usdc or 81 usdc to A1',
  ],
  'a condition': [
    'release 18 usdc to A1 once approved',
    'top up A1 with 18 usdc whenever it is empty',
    'send 18 usdc to A1 if he asks',
    'ensure A1 has 18 usdc',
  ],
  'another time': [
    "my landlord's address is A1, please send him 18 usdc on friday",
    'it would be great if you sent 18 usdc to A1 tomorrow',
    'settle up with A1: 18 usdc each week',
    'i will need 18 usdc sent to A1',
    'send 18 usdc to A1, use base next time',
    'send 18 usdc to A1 for rent from june',
    'evening: send 18 usdc to A1',
  ],
  'the money or the wallet of somebody else': [
    'send 18 usdc to A1 from his wallet',
    'move her 18 usdc to A1',
    'transfer their 18 usdc to A1',
    'empty his usdc into A1',
    'send whatever usdc he has to A1',
    "swap 1 eth for usdc on arbitrum, it's my brother's wallet",
  ],
  'money that somebody asks for': [
    'i want a refund of 18 usdc to A1',
    'i want refund 18 usdc to A1',
    'i need a payment of 18 usdc to A1',
    'i need 18 usdc in A1',
    'my salary is 18 usdc, pay it to A1',
    'send an invoice for 18 usdc to A1',
  ],
  'another payee': [
    'send 18 usdc to A1 for bob',
    'send 18 usdc to my brother and A1',
    'send 18 usdc to anna, A1',
    'send 18 usdc to my sister, my brother’s address is A1',
    "my landlord's address is A1, please pay my plumber 18 usdc",
    'send 18 usdc to A1, sorry i mean B1',
    'bob.eth: send her 18 usdc',
    'wallet A1: send 18 usdc',
  ],
  'more than one payment': [
    'send my bro 18 usdc, his addy is A1 and 10 to my sister',
    'send 18 usdc to A1 for rent and a tip',
    'send 18 usdc to A1 and 5 dai to B1 please',
    'send 18 no 20 no 30 usdc to A1',
    'send 18 usdc to A1, he helped me move and needs 10 more',
  ],
  'what somebody said': [
    'he is waiting outside: send 18 usdc to A1',
    'to whom it may concern, send 18 usdc to A1',
    'bob: send 18 usdc to A1',
  ],
  'a value that is unclear': [
    'send 18 in eth to A1',
    'send 5 (6) usdc to A1',
    'send usdc 2 A1',
    'send op 12 optimism A1',
    'send 18 usdc to A1 for parking on base',
    'send all usdc i owe to A1',
  ],
};

describe('payments that the strict grammar explains', () => {
  for (const [slots, texts] of EXPLAINED)
    for (const text of texts) it(text, () => expect(asked(text)).to.deep.equal({ intent: 'transfer', slots }));
});

describe('texts that look like payments and are not explained', () => {
  for (const [what, texts] of Object.entries(UNEXPLAINED))
    for (const text of texts) it(`${what}: ${text}`, () => expect(asked(text)).to.equal(undefined));
});
