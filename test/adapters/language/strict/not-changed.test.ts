import { expect } from 'chai';
import { openAfter, openBefore } from './conversation.ts';

const PAYMENT = 'send 50 usdc to {A} on base';
const NO_AMOUNT = 'send usdc to {A} on base';
const TRADE = 'swap 100 usdc to eth on base';
const TO_LINK = 'swap 70 dai to link on optimism';
const BRIDGE = 'bridge 50 usdc from base to arbitrum';
const PURCHASE = 'buy 50 usdc with eth';
const MONEY = 'send $20 of eth on base to {A}';
const SHARE = 'send 50% of my eth to {A}';
const HALF_A_BRIDGE = 'bridge 1 eth to base';

/** Messages by why they change nothing of what is open before them. `{A}` and `{B}` are accounts. */
const NOT_CHANGED: Readonly<Record<string, readonly (readonly [opening: string, ...texts: string[]])[]>> = {
  'everything is well': [[NO_AMOUNT, 'all quiet', 'everything lovely, thanks', 'all day', 'that is all']],
  'a courtesy': [
    [PAYMENT, 'congratulations to {B}', 'goodbye to {B}', 'apologies for the 40'],
    [NO_AMOUNT, 'welcome all'],
  ],
  'something more, not something instead': [
    [PAYMENT, 'to {B} as well please', 'additionally on arbitrum', 'plus to {B}'],
    [TRADE, 'besides to dai'],
  ],
  'another role': [
    [
      PAYMENT,
      'previous wallet: {B}',
      'use {B} as a fallback',
      'set my wallet to {B}',
      'to {B} she owes 7',
      'my address is {B}',
      'change the meeting to 9',
    ],
    [TRADE, 'use aave for the tip'],
  ],
  'a number that counts no money': [
    [NO_AMOUNT, 'half asleep', 'a quarter past eight', 'at 8', 'nine out of ten'],
    [PAYMENT, 'a thousand apologies'],
  ],
  'a report': [
    [
      PAYMENT,
      'i said 70 to my neighbour',
      'make it 70, back in the day it was',
      'make it 70, that is nonsense',
      'captain: make it 70',
    ],
    [NO_AMOUNT, '70, he borrowed', "70, that's his salary"],
  ],
  'a question': [
    [PAYMENT, 'i wrote 70?'],
    [TRADE, 'is 3% slippage normal'],
  ],
  'the place of the speaker': [[PAYMENT, 'we are on optimism now', 'my account is on arbitrum']],
  'what the speaker receives': [
    [
      PAYMENT,
      'i would rather receive 70',
      'i hope to get 70',
      'i would rather receive 90',
      'i want to get 90',
      'i prefer dai for my savings',
    ],
    [NO_AMOUNT, 'i would like to get 90'],
  ],
  'something else than money': [
    [PAYMENT, 'send flowers to {B}'],
    [NO_AMOUNT, 'everything except polygon'],
  ],
  'a remark about a place or a sum': [
    [
      PAYMENT,
      'on optimism it is slower',
      'on arbitrum nothing works',
      '70 exists',
      'sweet 70',
      'close to {B}',
      'greetings to {B}',
      'to {B} sadly',
      'lovely to {B}',
      'oh dear, 70',
      '70 apparently',
    ],
    [NO_AMOUNT, 'lucky 7', 'catch 22', 'all of them are happy'],
  ],
  'a question about a value': [
    [PAYMENT, 'oops, 70?', 'just on optimism?', '7 more?', 'sorry, to {B}?'],
    [TRADE, 'whose wallet is {B}'],
  ],
  'the token itself': [[PAYMENT, 'usdc’s contract is {B}', 'the coin is {B}']],
  'a sign': [[NO_AMOUNT, 'cheers :3', '<4', '2) no', '100% sure']],
  'nothing of a kind': [
    [PAYMENT, 'no dai for now'],
    [TRADE, 'no optimism tonight'],
  ],
  'the end of something else': [
    [
      PAYMENT,
      'never mind the previous question',
      'not yet, one moment',
      'nothing at all',
      'can i still cancel later?',
      'leave it the way it is',
      'they paid the invoice',
      "i don't need advice",
      'pretty close',
    ],
  ],
  'courtesies and what they are for': [
    [
      PAYMENT,
      'cheers to {B}',
      'kudos to arbitrum',
      'apologies for the 90',
      'congrats to {B}',
      'hugs to {B}',
      'sorry all',
    ],
    [NO_AMOUNT, 'hello all', 'thanks for everything', 'sorry about all of it'],
  ],
  'what comes beside, and not instead': [
    [PAYMENT, 'to {B} as well', 'also on arbitrum', 'use {B} too', 'and to {B}', 'on polygon also', 'i said {B} too'],
    [TO_LINK, 'and to uni', 'uni as well', 'also on base'],
  ],
  'other roles of an address or a token': [
    [
      PAYMENT,
      'the sender is {B}',
      'refund wallet: {B}',
      'old address: {B}',
      'use {B} as a backup',
      '{B} for the refunds',
      'use dai for gas',
      'make it like {B}',
      'use {B} for support',
      'previous amount: 90',
    ],
  ],
  'another payment or paper': [
    [PAYMENT, 'make it 90 for the other transfer', 'use arbitrum for the next one', 'put 90 in the contract'],
  ],
  'what was said to somebody': [[PAYMENT, 'i said 90 to the nurse', 'i said dai to my cook', 'i meant 90 to my son']],
  'what somebody does there': [
    [PAYMENT, 'to {B} he paid 4', 'on arbitrum i have friends', 'i am on polygon', 'we are on polygon'],
  ],
  'what is no money': [[PAYMENT, 'send kisses to {B}', 'send her to {B}', 'send me the photo']],
  'what the clause behind tells': [
    [PAYMENT, 'make it 90, last month', '90 instead, he laughed', "make it 90, that's wrong", 'make it 90 (nope)'],
    [NO_AMOUNT, '90, she owes me', '90 (yesterday)', '90, he lent me'],
  ],
  'questions and statements': [
    [PAYMENT, 'i said 90?', 'the amount is 90?', 'the network is polygon?', 'half is mine'],
    [TO_LINK, 'is 4% slippage ok'],
  ],
  'idioms and hours': [
    [PAYMENT, 'all fine so far', '5 more to go'],
    [NO_AMOUNT, 'everything great', 'all the best', 'in 2031', 'back in 5', 'wait 5', 'the third'],
    [TO_LINK, 'all but uni', 'double thanks', 'everything lovely'],
  ],
  'what others say': [[PAYMENT, 'mum: make it 90', 'my boss: 90']],
  'small talk, a bare value or a question': [
    [
      PAYMENT,
      'is everything settled?',
      'talk to you at 9',
      'my cousin owns {B}',
      'polygon feels sluggish',
      'link',
      '12',
      '{B}',
      'why optimism?',
      'i have 7 brothers',
      'what is the price of link?',
      'hasta las 8',
      'we had 62 guests',
      'only 62 people came',
      'is {B} the right one',
      'son las 8',
      'make it 0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641C',
      '¿cuánto cuesta el gas?',
    ],
  ],
  'a value that it may not take, or that is none': [
    [BRIDGE, 'optimism instead', 'make it polygon', 'to base', 'from arbitrum'],
    [
      PAYMENT,
      'set slippage to max',
      'lower the price to 5',
      'get it to work',
      'put it to the back',
      'ten more today',
      'do it in 10',
      'the change was 30',
      'uncancel',
      'do not stop',
    ],
  ],
  'another amount of another payment': [[PAYMENT, 'send 30 usdc', 'send 30']],
  'an end that says no side': [[HALF_A_BRIDGE, 'move it to optimism']],
  'an end that is denied': [
    [PAYMENT, 'do not, under any circumstances, cancel this', "don't, please, cancel", 'by no means cancel this'],
  ],
  'an end that is taken back, told or followed by a go-on': [
    [
      PAYMENT,
      'cancel. just kidding',
      'never mind, go on',
      'cancel, she said',
      "leave it, it's fine",
      'cancel it. wait no',
      'drop it into his wallet',
      'cancel that cancel',
      'cancel, i mean send',
      'scratch that, I meant what I said',
    ],
  ],
  'a token that may be given or received': [[TRADE, 'use dai', 'take dai instead', 'go with dai']],
  'a number that may count money, tokens or hundredths': [
    [SHARE, 'make it 30', 'make it 300', '30'],
    [
      MONEY,
      'make it 30',
      'no, 30',
      '30 instead',
      'sorry 30',
      'the amount is 30',
      '30',
      'raise it to 30',
      'only half',
      'make it half',
    ],
  ],
  'a part of something, and a number behind a comma': [
    [NO_AMOUNT, '1/3 of the whole balance', '3/4 of my wallet', '1/2 of everything', ',5'],
  ],
  'numbers that it judges or takes back': [
    [
      PAYMENT,
      '60 usdc is too much',
      '60 usdc would be wrong',
      '100 usdc is a lot',
      '60 usdc is not right',
      '100 usdc would be a mistake',
      '60 usdc sounds odd',
      '60 no 70 no 80',
      '70 no 60',
    ],
  ],
};

describe('a message that does not plainly change an open request', () => {
  for (const [why, cases] of Object.entries(NOT_CHANGED))
    for (const [opening, ...texts] of cases)
      for (const text of texts)
        it(`leaves it as it is (${why}): ${text}`, () =>
          expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));

  const TRADES = [
    'swap 10 usdc for eth on base|usdc|eth',
    'sell 2 weth for dai on base|weth|dai',
    'buy link with 30 usdt on base|usdt|link',
    'buy 3 link with dai on base|dai|link',
    'convert 4 uni into usdc on optimism|uni|usdc',
  ];
  for (const [opening = '', from, to] of TRADES.map((trade) => trade.split('|')))
    for (const text of [
      `aave, I do not like ${from}`,
      'to optimism',
      'get it on polygon',
      'use aave to pay the fee',
      `keep ${to}`,
      'drop the last zero',
      'he said "polygon"',
    ])
      it(`leaves “${opening}” as it is: ${text}`, () =>
        expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));

  for (const opening of [PAYMENT, TRADE, BRIDGE, PURCHASE])
    for (const text of [
      'stick with usdc',
      'stay with usdc',
      'keep usdc as it is',
      'leave it at that',
      'drop it on base',
      'no reason to cancel',
      'no need to stop',
      'cancel half of it',
      'cancel my last payment',
      'cancel the previous one',
      'let it be',
      'cancel base',
    ])
      it(`does not end “${opening}”: ${text}`, () =>
        expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));
});
