import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'de', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'de', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };
const MOVED = { language: 'de', intent: 'swap', fromToken: 'DAI', toToken: 'DAI', amount: '9' };

const PAYMENTS = [
  'schick 9 dai an {A}',
  'Guten Morgen, überweisen Sie bitte 9 DAI an {A}. Vielen Dank!',
  'könntest du mal eben 9 dai an {A} schicken?',
  'ich würde gerne 9 dai an {A} überweisen',
  'bitte 9 dai an {A} senden',
  'zahl {A} 9 dai für die Klassenfahrt',
  'zahl 9 dai an {A} aus',
  'schieb 9 dai rüber zu {A}',
  'wärst du so nett und schickst 9 dai an {A}?',
  'ich möchte, dass du 9 dai an {A} schickst',
  'hilf mir bitte, 9 dai an {A} zu schicken',
  'überweise meiner Nichte 9 dai, ihre Adresse ist {A}',
  'bitte veranlassen Sie eine Zahlung von 9 dai an {A}',
  'der Maler wartet, sende neun dai an {A}',
];
const OTHERS: readonly (readonly [text: string, read: Readonly<Record<string, unknown>>])[] = [
  ['tausch 9 dai in link um', TRADED],
  ['kannst du 9 dai gegen link tauschen', TRADED],
  ['kauf link für 9 dai', TRADED],
  ['mach aus 9 dai bitte link', TRADED],
  ['verkaufe 9 dai für link auf base', { ...TRADED, fromChain: '8453' }],
  ['tausche 9 dai in link, maximal 0,5% slippage', { ...TRADED, slippageBps: '50' }],
  ['kaufe 9 link mit dai', { ...TRADED, amount: '9@to' }],
  ['bring 9 dai von base nach polygon rüber', { ...MOVED, fromChain: '8453', toChain: '137' }],
  ['bitte 9 eth wrappen', { ...MOVED, fromToken: 'ETH', toToken: 'WETH' }],
  ['sende die Hälfte meiner dai an {A}', { ...PAID, amount: '1/2' }],
  ['schick mein ganzes dai auf polygon an {A}', { ...PAID, amount: 'max', fromChain: '137' }],
  ['sende einen halben eth an {A}', { ...PAID, token: 'ETH', amount: '0.5' }],
  ['schick 9 dai', { language: 'de', intent: 'transfer', token: 'DAI', amount: '9' }],
];
const NOT_PLAIN = [
  'schick nicht 9 dai an {A}',
  'schick noch 9 dai an {A}',
  'schick 9 dai an {A}?',
  'soll ich 9 dai an {A} schicken?',
  'konntest du 9 dai an {A} schicken?',
  'ich schickte 9 dai an {A}',
  'mein Vater will 9 dai an {A} schicken',
  'digga: schick 9 dai an {A}',
  'schick morgen 9 dai an {A}',
  'schick jeden tag 9 dai an {A}',
  'schick 9 dai für {A}',
  'schick 9 dai an {A} und {B}',
  'schick 9 dai an {A}. Kino.',
  'schick fast 9 dai an {A}',
  'verkauf mir 9 dai für link',
  'tausche 9 dai in 3 link',
  'tausche 50 dollar in eth',
  'leg 9 dai in aave an',
  'wrappe 9 eth in dai',
  'bridge 9 dai von base nach base',
  'auf arbitrum bridge 9 dai von base nach polygon',
  'schick ein viertel eth an {A}',
];

describe('plain first messages in German', () => {
  for (const text of PAYMENTS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(PAID));
  for (const [text, read] of OTHERS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(read));
  for (const text of NOT_PLAIN) it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
