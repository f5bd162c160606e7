import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/text/lex.ts';
import { TOKEN_NICKNAMES } from '../../../../src/adapters/language/text/nicknames.ts';
import { normalizeText } from '../../../../src/adapters/language/text/normalize.ts';
import { isPlainlyWritten } from '../../../../src/adapters/language/text/scripts.ts';
import { tagItems } from '../../../../src/adapters/language/values/tag-items.ts';
import { typoCost } from '../../../../src/domain/shared/typo.ts';
import { RENAMED_SYMBOLS } from '../../../../src/domain/token/renamed-symbols.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const itemsOf = (text: string) => tagItems(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON);
const first = (text: string) => itemsOf(text)[0];

describe('the pieces of a message', () => {
  it('takes an address with a right checksum, and in one case alone, as its checksummed self', () => {
    for (const text of [ADDRESS, ADDRESS.toLowerCase()])
      expect(first(text)).to.include({ is: 'account', account: ADDRESS });
  });

  for (const [text, why] of [
    ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'address-checksum'],
    ['0xabc', 'address-malformed'],
    [`${ADDRESS}0`, 'address-malformed'],
    [ADDRESS.slice(2), 'address-malformed'],
    ['vitаlik.eth', 'name-unsafe'],
    ['vita\u200Blik.eth', 'name-unsafe'],
    ...[
      'trish\u{1FAE7}.eth',
      '\u2764\uFE0Fnick.eth',
      'nick\u2764\uFE0F.eth',
      'ni\u{1F680}ck.eth',
      '\u{1F984}.eth',
      '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}.eth',
      '\u{1F1E9}\u{1F1EA}.eth',
      '1\uFE0F\u20E32\uFE0F\u20E3.eth',
      '\u2764.nick.eth',
    ].map((name) => [name, 'name-unsafe'] as const),
    ['treasury\u2060.eth', 'name-unsafe'],
    ['\u202Ehte.yrusaert', 'name-unsafe'],
    ['аре.eth', 'name-unsafe'],
    ['google.com', 'name-unknown'],
    ['https://treasury.eth.limo', 'name-unknown'],
  ] as const)
    it(`refuses ${JSON.stringify(text)} as ${why}`, () => expect(first(text)).to.include({ is: 'invalid', why }));

  it('knows every former symbol that the other doors know', () => {
    for (const [former, symbol] of RENAMED_SYMBOLS)
      expect(TOKEN_NICKNAMES).to.have.property(former.toLowerCase(), symbol);
  });

  it('knows an address of another chain as one', () => {
    expect(first('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).to.include({ is: 'account', foreign: true });
  });

  for (const [text, token, chain] of [
    ['usdc', 'USDC', undefined],
    ['$LINK', 'LINK', undefined],
    ['ether', 'ETH', undefined],
    ['eth', 'ETH', 1],
    ['arb', 'ARB', 42161],
    ['arbitrum one', undefined, 42161],
    ['polgyon', 'POL', 137],
    ['base', undefined, 8453],
  ] as const)
    it(`knows ${text} as ${token ?? 'no token'} and ${chain ?? 'no chain'}`, () => {
      const item = first(text);
      expect(item?.is === 'term' && [item.token, item.chain]).to.deep.equal([token, chain]);
    });

  for (const [text, amount] of [
    ['1.5k', { kind: 'exact', value: '1500' }],
    ['2 million', { kind: 'exact', value: '2000000' }],
    ['1½', { kind: 'exact', value: '1.5' }],
    ['$50', { kind: 'fiat', currency: 'USD', value: '50' }],
    ['50€', { kind: 'fiat', currency: 'EUR', value: '50' }],
    ['£1.5k', { kind: 'fiat', currency: 'GBP', value: '1500' }],
    ['50 bucks', { kind: 'fiat', currency: 'USD', value: '50' }],
    ['max', { kind: 'max' }],
    ['half of my', { kind: 'share', part: 1, of: 2 }],
    ['half an eth', { kind: 'exact', value: '0.5' }],
    ['half eth', { kind: 'unclear', options: ['0.5', 'half of the balance'] }],
    ['-5', { kind: 'malformed' }],
    ['1e18', { kind: 'malformed' }],
    ['10²', { kind: 'malformed' }],
    ['١٠٠', { kind: 'malformed' }],
    ['1mm', { kind: 'malformed' }],
    ['10x', { kind: 'malformed' }],
  ] as const)
    it(`reads the amount ${text}`, () => {
      const item = first(text);
      expect(item?.is === 'amount' && item.amount).to.deep.equal(amount);
    });

  for (const [text, bps] of [
    ['0.5%', 50],
    ['0,5 %', 50],
    ['30bps', 30],
    ['25 basis points', 25],
    ['one percent', 100],
    ['half a percent', 50],
  ] as const)
    it(`reads the rate ${text} as ${bps} basis points`, () => expect(first(text)).to.include({ is: 'rate', bps }));

  it('keeps quoted words together, and drops the quotes around one', () => {
    expect(first('"send 5 eth"')).to.include({ is: 'quotation' });
    expect(first('"vitalik.eth"')).to.include({ is: 'account', account: 'vitalik.eth' });
  });
});

describe('spelling', () => {
  it('weighs letters doubled, swapped, left out, added and replaced', () => {
    expect(typoCost('sned', 'send')).to.equal(0.8);
    expect(typoCost('wsap', 'swap')).to.equal(0.8);
    expect(typoCost('sennd', 'send')).to.equal(0.7);
    expect(typoCost('trnsfer', 'transfer')).to.equal(0.9);
    expect(typoCost('sendy', 'send')).to.equal(1);
    expect(typoCost('swep', 'swap')).to.equal(1.1);
    expect(typoCost('lend', 'send')).to.equal(undefined);
    expect(typoCost('sn', 'send')).to.equal(undefined);
  });

  it('tells plain writing from letters that pass for others', () => {
    for (const word of ['treasury', 'tréasury', 'казна', 'ops-42']) expect(isPlainlyWritten(word), word).to.equal(true);
    for (const word of ['trеasury', 'ᴠitalik', 'аре', 'τreasury', 'ΕTH'])
      expect(isPlainlyWritten(word), word).to.equal(false);
  });
});
