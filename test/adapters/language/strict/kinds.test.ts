import { expect } from 'chai';
import { A, meantBy, offersFor, openBefore } from './conversation.ts';

const PAYMENT = `send 20 usdc on base to ${A}`;
const TRADE = 'swap 1 eth for usdc on arbitrum';
const words = (text: string): readonly string[] => text.split('|');

/** Kinds of words that say something of the whole request, and the places where they say it. `_` is the word, `S` the request. */
const KINDS: Readonly<Record<string, readonly [words: readonly string[], places: readonly string[]]>> = {
  'payments that come again': [
    words(
      'subscription|standing order|routine|weekly thing|habit|ritual|tradition|monthly task|recurring transfer|daily chore|direct debit|regular payment',
    ),
    ['S as a _', 'S (_)', 'S, _', "S. It's a _.", '_. S', 'S for rent, a _', 'S for rent on a _', 'As a _, S'],
  ],
  'how often': [
    words('weekly|monthly|daily|yearly|nightly|hourly|regularly|repeatedly|periodically|routinely|annually|quarterly'),
    ['S because he gets it _', 'S, she needs it _', 'He gets it _. S', 'S (_)', 'S for rent, _'],
  ],
  'parts of it': [
    words(
      'two parts|instalments|three slices|chunks|batches|stages|halves|portions|tranches|four pieces|monthly parts|bits',
    ),
    ['S for the car in _', 'S in _', 'S, he needs it in _', 'In _, S', 'S because he fixed my car in _'],
  ],
  'what holds words that are not meant': [
    words('book|movie|poem|song|novel|script|manual|textbook|film|play|story|riddle|comic|dialogue'),
    ["S. It's from a _.", "It's from the _. S", 'S for rent in the _', 'S like in the _', 'My _\nS'],
  ],
  'a heading of words that are not meant': [
    words(
      'lyrics|chapter two|my homework|the verse|scene one|diary|quotes|exercise 3|my essay|the plot|dictation|my lines',
    ),
    ['S (_)', '_. S', '_\nS', 'S, _'],
  ],
  'when it is due': [
    words(
      'payday|christmas|easter|delivery|arrival|handover|noon|completion|closing|bedtime|graduation|inspection|renewal|launch',
    ),
    [
      'S for rent at _',
      'S for lunch, he needs it at _',
      'S (rent at _)',
      'S because he fixed my car at _',
      'S for rent upon _',
    ],
  ],
  'a month, a season or a while': [
    words('june|july|winter|summer|a while|an hour|two weeks|a minute|december|autumn'),
    ['S for rent in _', 'S for rent, he needs it in _', 'S (rent in _)'],
  ],
  'what is paid besides': [
    words('a tip|vat|tax|a bonus|interest|some extra|a bit on top|double it|round up|tip him|so on|again for gas'),
    ['S for rent and _', 'S because he fixed my car and _', 'S (rent and _)'],
  ],
  'what is added': [
    words('vat|tax|gas money|utilities|a tip|interest|shipping|the deposit'),
    ['S for rent plus _', 'S, plus _'],
  ],
  "somebody else's money": [
    words(
      "mom's card|her savings|his pension|bob's money|dad's purse|their funds|his credit card|my boss's card|her cash|dad's savings",
    ),
    ['S for rent, _', 'S (_)', 'S with _', 'S for rent from _', '_. S', "S because it's _", "It's _. S"],
  ],
  'what an address is': [
    words(
      'token contract|smart contract|contract|the token|the router|liquidity pool|faucet|burn address|the miner|nft contract',
    ),
    ['S (_)', 'S, _'],
  ],
  'what stands by': [
    words('backup|fallback|reserve|substitute|precaution|last resort|spare|standby|joke|child'),
    ['S as a _', 'As a _, S'],
  ],
  'who else is spoken to': [
    words('class|kids|children|boys|students|mom|grandma|everyone|ladies|colleagues'),
    ['Good morning _. S', 'S, _', 'S. Thanks, _.', 'Hello _ S'],
  ],
  'who smiles or plays': [
    words('smiled|laughed|whispered|nodded|sighed|danced|shrugged|cried|giggled|snored|winked|ran|arrived'),
    ['S. He _.', 'He _. S', 'My brother _. S', 'S. The parrot _.'],
  ],
  'what is played or learned': [
    words(
      'playing shop|playing bank|learning english|doing theatre|rehearsing|singing|acting|doing homework|practising',
    ),
    ['We are _. S', 'S. We are _.', 'My kids are _. S'],
  ],
  'how it went': [
    words(
      'worked fine|took two minutes|went well|went through|arrived today|it worked|it took an hour|landed in a minute|the app crashed',
    ),
    ['S. _.', '_. S'],
  ],
  'other ways to pay': [
    words('cash|cheque|card|credit|post|wire|coins|kind'),
    ['S for rent in _', 'S for rent by _', 'S for rent on _'],
  ],
};

describe('words of a kind beside a request', () => {
  for (const [kind, [list, places]] of Object.entries(KINDS))
    for (const place of places)
      it(`${kind}: ${place.replace('\n', ' / ')}`, () => {
        const offered = list.flatMap((word) =>
          [PAYMENT, TRADE].map((request) => place.replace('S', request).replace('_', word)).filter(offersFor),
        );
        expect(kind.startsWith('what an address') ? offered.filter((text) => text.includes(A)) : offered).to.deep.equal(
          [],
        );
      });
});

const REASONS = [
  'for a book',
  'for the movie tickets',
  'for piano lessons',
  'for the parts',
  'for my share',
  'as a tip',
  'as a birthday present',
  'as payment for the logo',
  'for lunch and dinner',
  'for march rent',
  'because he fixed my car',
  'because she cooked dinner yesterday',
  'since fees are lower there',
  ', he needs it',
  ', she lent me cash',
  ', his salary',
  ', rent',
  ' (movie tickets)',
  ' (piano lessons)',
  ". It's for groceries.",
  ". It's her birthday.",
  ". I'm tidying up.",
  '. Happy birthday to him!',
  ', mate',
  ', thank you very much',
] as const;
const BEFORE = [
  'My rent is due.',
  'Dinner was great.',
  'I lost the bet.',
  'He helped me move.',
  'Hi there,',
  'Good morning,',
  'Dear team,',
  "It's payday.",
  'The gardener finished the hedge.',
  'Long story short,',
] as const;

const ASKED = [
  'for her savings',
  'for drinks at the party',
  'for books at school',
  'for the hotel in berlin',
  'for my friend from school',
  'for a game my kid plays',
  '. He fixed my laptop in 5 minutes.',
  '. He repaired the boat in june.',
  '. My niece moved into a new flat last week.',
] as const;
const ASKED_BEFORE = ['My daughter is short for rent.', 'My kid won a prize.'] as const;

const beside = (reason: string): string => `${PAYMENT}${/^[,.(]/.test(reason) ? '' : ' '}${reason}`;

describe('a reason beside a request', () => {
  for (const reason of REASONS) it(`keeps it: ${reason}`, () => expect(offersFor(beside(reason))).to.equal(true));
  for (const reason of BEFORE)
    it(`keeps it: ${reason}`, () => expect(offersFor(`${reason} ${PAYMENT}`)).to.equal(true));
  for (const text of [...ASKED.map(beside), ...ASKED_BEFORE.map((reason) => `${reason} ${PAYMENT}`)])
    it(`keeps it, at once or with a yes: ${text}`, () => expect(meantBy(text)).to.deep.equal(openBefore(PAYMENT)));
});
