import { expect } from 'chai';
import fc from 'fast-check';
import { A, commandIn } from './read-command.ts';

/** Plain requests, and words that deny, doubt, delay, report, ask, repeat or set a condition, wherever they stand. */
const LANGUAGES: Readonly<Record<string, Readonly<{ requests: readonly string[]; words: readonly string[] }>>> = {
  English: {
    requests: [
      `please send 5 usdc to ${A} on base`,
      'swap 20 dai for eth',
      'bridge 3 eth from base to arbitrum',
      'swap 30 dai on optimism for eth on base',
      'sell 7 aave for usdt',
      'wrap 3 eth',
    ],
    words:
      `not never maybe perhaps if unless when tomorrow later tonight monday monthly weekly again twice almost around about under
      without except instead or nor neither should might would said says told asked reportedly he she they everybody nobody who why what how whether
      already yesterday stop wait cancel forget joking kidding pretend imagine example quote test hypothetically allegedly supposedly
      borrow lend steal fake scam wrong another less half double each every both`.split(/\s+/),
  },
  Spanish: {
    requests: [`por favor envía 5 usdc a ${A} en base`, 'cambia 20 dai por eth'],
    words:
      `no nunca quizás tal vez si cuando mañana luego después cada lunes mensualmente otra casi unos alrededor menos sin excepto
      ni dice dijo él ella alguien nadie quién ayer espera cancela olvida broma ejemplo prueba supuestamente otro más mitad doble`.split(
        /\s+/,
      ),
  },
  Portuguese: {
    requests: [`por favor envia 5 usdc para ${A} na base`, 'troca 20 dai por eth'],
    words:
      `não nunca talvez se quando amanhã depois segunda mensalmente outra quase uns menos sem exceto nem disse diz ele ela alguém
      ninguém quem ontem espera cancela esquece brincadeira exemplo teste supostamente outro mais metade dobro`.split(
        /\s+/,
      ),
  },
  German: {
    requests: [`bitte sende 5 usdc an ${A} auf base`, 'tausche 20 dai in eth'],
    words:
      `nicht nie vielleicht wenn falls sobald morgen später montags monatlich nochmal fast etwa ungefähr unter ohne außer oder weder sagt
      sagte er sie jemand niemand wer schon gestern warte stopp storniere vergiss scherz beispiel test angeblich weitere mehr halb doppelt`.split(
        /\s+/,
      ),
  },
  French: {
    requests: [`envoie 5 usdc à ${A} sur base s'il te plaît`, 'échange 20 dai contre eth'],
    words:
      `pas jamais peut-être si quand demain tard lundi chaque presque environ moins sans sauf ni ou dit disait il elle quelqu'un personne
      qui déjà hier attends annule oublie blague exemple test soi-disant autre plus moitié double`.split(/\s+/),
  },
  Turkish: {
    requests: [`lütfen base ağında ${A} adresine 5 usdc gönder`, "20 dai'yi eth'ye çevir"],
    words:
      `değil asla belki eğer yarın sonra pazartesi aylık yine tekrar neredeyse yaklaşık hariç veya ne dedi diyor o birisi kimse kim dün
      bekle iptal unut şaka örnek deneme sözde başka daha yarım çift`.split(/\s+/),
  },
  Chinese: {
    requests: [`请在base上给${A}转5个usdc`, '把20个dai换成eth'],
    words:
      `不 没 别 也许 如果 要是 明天 以后 每月 再 又 差不多 大约 除了 或者 他 她 有人 没人 谁 说 昨天 等等 取消 算了 开玩笑 例如 测试 据说 另外 更多 一半 双倍`.split(
        /\s+/,
      ),
  },
};

/** The text with the word at each place: between words, and between the letters of Chinese. A mark keeps its distance: ".5" is a number. */
function withWord(text: string, word: string): string[] {
  const parts = /\p{Script=Han}/u.test(text)
    ? [...text.matchAll(/0x[0-9a-f]{40}|[a-z0-9]+|./giu)].map(([part]) => part)
    : text.split(' ');
  const space = /\p{Script=Han}/u.test(text) && !/^[.,]$/u.test(word) ? '' : ' ';
  return [...parts, ''].map((_, at) => [...parts.slice(0, at), word, ...parts.slice(at)].join(space));
}

describe('a plain request with one word more', () => {
  for (const [language, { requests, words }] of Object.entries(LANGUAGES))
    it(`is not plain where the word denies, doubts, delays, reports, asks or repeats: ${language}`, () => {
      const plain = requests.filter((text) => commandIn(text) === undefined);
      expect(plain, 'requests that are not plain').to.deep.equal([]);
      const offered = requests.flatMap((text) =>
        words.flatMap((word) => withWord(text, word).filter((said) => commandIn(said) !== undefined)),
      );
      expect(offered).to.deep.equal([]);
    });

  /** Words of every part of the tables, names of tokens, and words that say something. */
  const WORD = fc.constantFrom(
    ...`please now today thanks hello can you could over on base polygon from to for into with all half my some usdc eth dai ${A} me him
    por favor gracias na para an auf bitte contre sur lütfen 请 吗 给 我 , . ? ! slippage send swap buy not no and or if`.split(
      /\s+/,
    ),
  );

  it('is the same command or none, whatever the word is', () => {
    const requests = Object.values(LANGUAGES).flatMap((one) => one.requests);
    const property = fc.property(fc.constantFrom(...requests), WORD, fc.nat(), (text, word, at) => {
      const told = withWord(text, word);
      const [before, after] = [commandIn(text), commandIn(told[at % told.length] ?? '')];
      if (after !== undefined)
        expect(after, `${text} + ${word}`).to.satisfy((said: string) => isMore(said, before ?? ''));
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

/** Every value of the command is still there: a word may fill what was not said, such as the network. */
const isMore = (said: string, before: string): boolean =>
  before.split(' ').every((part) => said.split(' ').includes(part));
