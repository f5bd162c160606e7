import type { Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { clausesOf } from './clauses.ts';
import { isOne, type Token } from './token.ts';

const BUT: Readonly<Record<string, string>> = {
  es: 'pero|aunque|solo que',
  pt: 'mas|porem|embora|so que',
  de: 'aber|allerdings|obwohl',
  fr: 'mais|quoique|enfin bon|enfin',
  tr: 'ama|fakat|lakin|ancak|gerci|yalniz',
  zh: '但是|但|不过|可是|然而|只是',
};
/** What may stand behind "but" and still ask for the value: courtesy and haste. */
const ASKS_STILL =
  /^(?:(?:por favor|porfa|please|bitte|lutfen|s il te plait|s il vous plait|svp|stp|rapid\p{L}*|ya|logo|schnell|flott|sofort|gleich|jetzt|nur|solo|so|vite|rapidement|tout de suite|seulement|cabuk|hizli|hemen|sadece|gracias|obrigad[oa]|danke|merci|请|快点?|尽快|谢谢|只)(?:[ ,]+|$|(?=\p{Script=Han})))+$/u;

/** At the end of a message: it does not matter. */
const NO_MATTER: Readonly<Record<string, RegExp>> = {
  es: /(?:^|[ ,])(?:(?:me |te )?da(?:ria)? (?:igual|lo mismo)|no importa|es igual|que mas da|tanto da|lo mismo da|como quieras|como sea|ni modo|dejalo asi)$/,
  pt: /(?:^|[ ,])(?:tanto faz|nao importa|da na mesma|da igual|nao faz diferenca|paciencia|deixa assim|como quiser|enfim)$/,
  de: /(?:^|[ ,])(?:egal|macht nichts|wurscht|wurst|was solls|was soll s|schon gut|geht schon|na ja|naja|spielt keine rolle)$/,
  fr: /(?:^|[ ,])(?:peu importe|tant pis|bref|(?:ca )?(?:ne )?fait rien|(?:c est )?pas grave|(?:c |ca m )?est egal|comme tu veux|comme vous voulez)$/,
  tr: /(?:^|[ ,])(?:neyse|farke? ?etmez|onemli degil|onemi yok|sorun degil|nasil istersen)$/,
  zh: /(?:无所谓|没关系|算了|随便|都行|都可以|不要紧)(?:吧|啦)?$/u,
};

/** "mejor 50 que nada": a proverb, which is content with what there is. */
const THAN_NOTHING =
  /(?:^|[ ,])(?:que|qu|do que|als|than) (?:(?:gar|absolument|absolutamente|el) )?(?:nada|nichts|garnichts|rien|ninguno|ninguna|nenhum|nenhuma|keine?r?s?|cero|zero)(?: du tout| de nada)?(?:$|[ ,])|hic ?(?:yoktan|olmamasindan|bir seyden)|总比|好过没|强过没|胜于无|比没有|强于没/u;

/** What has happened to something: "翻倍了", "se ha duplicado". */
const BECAME =
  /(?:(?:翻倍|加倍|翻番|翻一番|翻一倍|翻两倍|减半|腰斩)了|[翻少多]了一?[倍半])(?:啊|呀|哦|呢|耶|哈)*$|(?:涨|跌|降|升|变)(?:到|成|了|为)|(?:^|[ ,])(?:se (?:ha |han |habia )?(?:duplic|dobl|reduj|reduc)\p{L}+|(?:(?:ha|han) )?subido al doble|(?:dobrou|duplicou|triplicou|dobraram|caiu (?:para|pra|pela) (?:a )?metade)|hat sich (?:verdoppelt|halbiert|verdreifacht)|verdoppelte sich|halbierte sich|(?:a|ont|est|sont) (?:ete )?(?:double|doublee?s?|baisse de moitie|tombe)|(?:iki(?:ye)? )?katlan(?:di|mis)|iki katina cik(?:ti|mis)|yariya (?:indi|dustu|inmis|dusmus))(?:$|[ ,])/u;

/**
 * Whether a change is wished for and given up ("lieber usdt, aber ok"), only told ("翻倍了"), or content with less ("mejor 50 que nada").
 * Behind "but", only courtesy, haste or another value still asks for it.
 */
export function isNotInsisted(written: readonly Lexeme[], language: string, lexicon: Lexicon): boolean {
  const text = textOf(written, lexicon);
  if (THAN_NOTHING.test(text) || BECAME.test(text) || NO_MATTER[language]?.test(text)) return true;
  const words = BUT[language];
  const last = text.lastIndexOf('§');
  if (words === undefined || last < 0) return false;
  const but = language === 'zh' ? new RegExp(`(?:${words})(.*)$`, 'u') : new RegExp(`[ ,](?:${words})(?: (.*))?$`, 'u');
  const behind = but.exec(text.slice(last + 1));
  return behind !== null && !ASKS_STILL.test((behind[1] ?? '').replace(/^[ ,]+/, ''));
}

/** "al revés no", "nicht andersrum": what is denied is that the sides change. */
export const deniesReverse = (tokens: readonly Token[]): boolean =>
  clausesOf(tokens).some(
    (clause) =>
      clause.some((token) => isOne(token, 'reverse')) &&
      (clause.some((token) => isOne(token, 'not')) || isOne(clause.at(-1), 'no')),
  );

/** The folded words, with "§" for a value and a comma for a mark. */
function textOf(written: readonly Lexeme[], lexicon: Lexicon): string {
  const isName = (words: string) => lexicon.symbolOf(words) !== undefined || lexicon.chainOf(words) !== undefined;
  return written
    .map((lexeme) => {
      if (lexeme.is === 'mark') return ',';
      if (lexeme.is !== 'word') return lexeme.is === 'sign' ? '' : '§';
      const words = lexeme.words.join(' ');
      return isName(words) ? '§' : words;
    })
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/ +/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/[ ,]+$/, '')
    .trim();
}
