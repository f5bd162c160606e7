import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'tr', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'tr', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };
const MOVED = { language: 'tr', intent: 'swap', fromToken: 'DAI', toToken: 'DAI', amount: '9' };

const PAYMENTS = [
  "{A}'e 9 dai gönder",
  'Merhaba, {A} adresine 9 DAI aktarır mısınız lütfen?',
  "9 dai'yi {A} cüzdanına yollamak istiyorum",
  "gönder {A}'e 9 dai",
  '{A} adresine 9 dai göndermem lazım',
  'market alışverişi için {A} adresine 9 dai öde',
  'ablama 9 dai yolla, adresi {A}',
  '{A} adresine dokuz dai havale ediver kanka, teşekkürler',
  "tesisatçı bekliyor, {A}'e 9 dai at",
  'şu adrese 9 dai gönder: {A}',
  '{A} adresine 9 dai gönderirmisin',
];
const OTHERS: readonly (readonly [text: string, read: Readonly<Record<string, unknown>>])[] = [
  ["9 dai'yi link'e çevir", TRADED],
  ["9 dai'yi link ile takas eder misin", TRADED],
  ['9 dai ile link al', TRADED],
  ["9 dai'lik link al", TRADED],
  ['9 dai sat link al', TRADED],
  ["9 dai'yi link yap", TRADED],
  ['dai ile 9 link satın al', { ...TRADED, amount: '9@to' }],
  ["polygon'da 9 dai'yi link'e çevir", { ...TRADED, fromChain: '137' }],
  ["9 dai'yi base'den polygon'a köprüle", { ...MOVED, fromChain: '8453', toChain: '137' }],
  ["9 eth'yi wrap et", { ...MOVED, fromToken: 'ETH', toToken: 'WETH' }],
  ["tüm dai'mi {A} adresine gönder", { ...PAID, amount: 'max' }],
  ["dai'lerimin yarısını {A}'e gönder", { ...PAID, amount: '1/2' }],
  ['yarım eth gönder', { language: 'tr', intent: 'transfer', token: 'ETH', amount: '0.5' }],
];
const NOT_PLAIN = [
  "{A}'e 9 dai gönderme",
  "{A}'e 9 dai gönderdim",
  "{A}'e 9 dai gönderdi mi",
  "{A}'e 9 dai gönder mi",
  "annem {A}'e 9 dai gönder",
  "abi: {A}'e 9 dai gönder",
  'selam {A}, 9 dai gönder',
  '9 dai gönder, {A}',
  "{A}'e hemen hemen 9 dai gönder",
  "{A}'e bir 9 dai gönder",
  "yarın {A}'e 9 dai gönder",
  "her ay {A}'e 9 dai gönder",
  "kardeşimin 9 dai'sini {A}'e gönder",
  "{A}'e ve {B}'ye 9 dai gönder",
  "9 dai'yi 3 link'e çevir",
  "{A}'e 9 dai gönderirsen",
  "op'u base'e gönder",
];

describe('plain first messages in Turkish', () => {
  for (const text of PAYMENTS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(PAID));
  for (const [text, read] of OTHERS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(read));
  for (const text of NOT_PLAIN) it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
