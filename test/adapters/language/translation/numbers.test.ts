import { expect } from 'chai';
import { chineseNumberAt, readChineseNumber } from '../../../../src/adapters/language/values/chinese-number.ts';
import { readGermanNumber } from '../../../../src/adapters/language/values/german-number.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const read = (text: string) => understandText(text, EVAL_LEXICON);

describe('numbers in other languages', () => {
  for (const [text, amount] of [
    [`manda dos mil trescientos dai a ${A}`, '2300'],
    [`manda ciento cuarenta y dos dai a ${A}`, '142'],
    [`manda 3 mil dai a ${A}`, '3000'],
    [`manda duzentos e trinta e cinco dai pra ${A}`, '235'],
    [`schick dreihundertzweiundzwanzig dai an ${A}`, '322'],
    [`schick viertausend dai an ${A}`, '4000'],
    [`envoie deux mille quatre cent dix dai à ${A}`, '2410'],
    [`${A} adresine dört bin iki yüz elli dai gönder`, '4250'],
    [`${A} adresine üç buçuk dai gönder`, '3.5'],
    [`给${A}转六千三dai`, '6300'],
    [`给${A}转二点七五dai`, '2.75'],
  ] as const)
    it(`are ${amount} in “${text.replace(A, 'A')}”`, () => {
      const { slots, problems } = read(text);
      expect(problems.filter(({ code }) => code !== 'proposed')).to.deep.equal([]);
      expect(slots.amount).to.equal(amount);
    });

  for (const text of [
    `manda 2,500 dai a ${A}`,
    `manda 2,500 dai pra ${A}`,
    `schick 2,500 dai an ${A}`,
    `envoie 2,500 dai à ${A}`,
    `${A} adresine 2,500 dai gönder`,
    `schick zehnzwanzighundert dai an ${A}`,
    `给${A}转三四五dai`,
    `manda 300 soles en dai a ${A}`,
    `manda trinta contos em dai pra ${A}`,
    `schick 80 kronen in dai an ${A}`,
    `envoie 80 dirhams en dai à ${A}`,
    `${A} adresine 300 liralık dai gönder`,
    `给${A}转300港币的dai`,
  ])
    it(`are asked about in “${text.replace(A, 'A')}”`, () => expect(read(text).slots.amount).to.equal(undefined));

  it('are asked about where a word and digits make no number', () => {
    const { problems, clarification } = read(`manda mil 500 dai a ${A}`);
    expect(problems.map(({ code }) => code)).to.include('amount-malformed');
    expect(clarification).not.to.equal(undefined);
  });

  it('are read as Chinese and German write them', () => {
    const chinese = ['一百零五', '两千零五', '三万五', '一千二百三', '十五', '一万零五十'];
    expect(chinese.map((text) => readChineseNumber([...text]))).to.deep.equal(
      '105 2005 35000 1230 15 10050'.split(' '),
    );
    for (const text of ['一二', '五五', '二百百']) expect(readChineseNumber([...text])).to.equal(undefined);
    expect(chineseNumberAt([...'百分之四十'])).to.deep.equal({ value: '40', length: 5, isPercent: true });
    expect(readGermanNumber('siebenhundertneun')).to.equal('709');
    expect(readGermanNumber('hunderttausend')).to.equal('100000');
    for (const word of ['tausendfach', 'hundertprozentig', 'ein']) expect(readGermanNumber(word)).to.equal(undefined);
  });
});
