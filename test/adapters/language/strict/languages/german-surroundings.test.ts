import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'de', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'de', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };

const PAYMENTS = [
  'schick 9 dai an {A}, Rechnung Nr. 2291',
  'Bitte 9 dai an {A} zahlen, Verwendungszweck: Nachhilfe',
  'schick 9 dai an {A}, das ist mein Anteil am Brunch',
  'wir müssen den Maler bezahlen. sende 9 dai an {A}',
  'die Rechnung ist noch offen, bitte 9 dai an {A} überweisen',
  'kannst du 9 dai schicken an {A}?',
  'ich will 9 dai verschicken, und zwar an {A}',
  'könntest du 9 dai an {A} schicken? Ist fürs Fahrrad.',
  'für den Sprachkurs vom März bitte 9 dai an {A} senden',
  'mach bitte eine Überweisung an {A} über 9 dai',
  'chasch bitte 9 dai a {A} schicke?',
  'wir waren zusammen essen, überweis bitte 9 dai an {A}',
  'meine Cousine studiert und braucht Geld, schick 9 dai an {A}',
];
const OTHERS: readonly (readonly [text: string, read: Readonly<Record<string, unknown>>])[] = [
  ['schick 9 dai auf Ethereum Mainnet an {A}', { ...PAID, fromChain: '1' }],
  ['Netz: Base, Betrag: 9 dai, Empfänger: {A}', { ...PAID, fromChain: '8453' }],
  ['kannst du 9 dai auf Base zu link machen?', { ...TRADED, fromChain: '8453' }],
  ['ich will in link rein, nimm 9 dai dafür', TRADED],
  ['ich brauche link, nimm 9 dai', TRADED],
  ['ich hätt gern link für 9 dai', TRADED],
  ['der Kurs ist gut, tausch 9 dai in link', TRADED],
  ['ich brauche 9 link, bezahlt wird mit dai', { ...TRADED, amount: '9@to' }],
];
const NOT_PLAIN = [
  'schick 9 dai an {A}, Rechnung 20',
  'schick 9 dai an {A} zu Weihnachten',
  'schick 9 dai an {A}, halt',
  'schick 9 dai an {A} zurück',
  'kannst du mir 9 dai für link verkaufen',
  'kannst 9 dai an {A} schicken',
  'muss ich 9 dai an {A} schicken',
  'muss noch 9 dai an {A} schicken',
  'wäre es möglich 9 dai an {A} schicken',
  'meine Schwester hat gezahlt: 9 dai an {A} bitte',
  'er hat die Rechnung geschickt: 9 dai an {A} bitte',
  'wir mussten den Maler bezahlen und haben 9 dai an {A} gesendet',
  'wir müssen den Maler nicht bezahlen, sende 9 dai an {A}',
  'schick 9 dai auf Ethereum Base an {A}',
  'Netz: Base, Betrag: 9 dai, Empfänger: {A}, Netz: Polygon',
  'kannst du 9 dai schicken an {A} an {B}?',
  'wenn die Rechnung offen ist, bitte 9 dai an {A} überweisen',
  'mein Anteil am Brunch: 9 dai an {A}',
  'schick 9 dai an {A}? Ist fürs Fahrrad.',
  'ich wollte in link rein, nimm 9 dai dafür',
];

describe('what surrounds a plain first message in German', () => {
  for (const text of PAYMENTS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(PAID));
  for (const [text, read] of OTHERS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(read));
  for (const text of NOT_PLAIN) it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
