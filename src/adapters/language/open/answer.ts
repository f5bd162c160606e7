import type { OpenFrame, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import type { CommandTable } from '../commands/command-table.ts';
import { ENGLISH } from '../commands/tables/english.ts';
import { OTHERS } from '../commands/tables/index.ts';
import { fold, plainText, withoutSigns } from '../text/letters.ts';
import { asAsked, unchanged } from './readings.ts';

/** Without accents, of all languages at once: no word says yes in one of them and no in another. */
const YES = `yes|y|yep|yup|yeah|yea|ya|sure|ok|okay|right|correct|exactly|that is right|that is correct|thats right|thats it|that is it|of course|indeed|i did|i do|yes i did|do it|do that|change it|change that|absolutely|affirmative|sounds good
|si|claro|correcto|exacto|exactamente|eso|eso es|asi es|vale|dale|de acuerdo|hazlo|cambialo|sim|isso|isso mesmo|exato|exatamente|certo|correto|pode|pode ser|beleza|com certeza|muda|pode mudar
|ja|jo|jep|jup|jawohl|genau|richtig|stimmt|klar|gerne|passt|korrekt|mach das|so ist es|oui|ouais|exact|exactement|cest ca|c est ca|voila|daccord|d accord|bien sur|tout a fait
|evet|aynen|tamam|dogru|olur|tabii|tabi|kesinlikle|oyle`;
const NO = `no|n|nope|nah|nay|not that|not really|i did not|i didnt|i do not|i dont|leave it|leave it as it is|leave it as it was|keep it|keep it as it is|keep it as it was|leave it as is|keep it as is|no change|no changes|do not change it|dont change it|do not change anything|dont change anything|dont|do not|do not do that|dont do that|dont do it|do not do it|no way|not yet|not now|not yet no|yes but not now|no yes|never|certainly not|of course not|absolutely not|by no means|i was joking|i am joking|im joking|just kidding|kidding|just joking|it was a joke|i meant nothing|nothing|yeah no|no thats fine|no thats ok|no that is fine|forget that|not at all
|dejalo asi|dejalo como esta|no lo cambies|no cambies nada|nao|nao muda|nao mude|deixa assim|deixa como esta|nao muda nada|nein|nee|nicht andern|lass es so|lass so|so lassen|bleibt so|non|nan|laisse comme ca|ne change rien|pas du tout|todavia no|aun no|ahora no|de ninguna manera|en absoluto|no lo hagas|era broma|es broma|ainda nao|agora nao|de jeito nenhum|nao faz isso|nao faca isso|era brincadeira|brincadeira|noch nicht|jetzt nicht|nicht jetzt|auf keinen fall|bloss nicht|lieber nicht|mach das nicht|war ein scherz|nur spass|pas encore|pas maintenant|surtout pas|ne fais pas ca|ne le fais pas|je plaisante|je plaisantais|certainement pas|jamais
|hayir|yok|henuz degil|daha degil|simdi degil|asla|kesinlikle hayir|yapma|saka yaptim|saka|boyle kalsin|ayni kalsin|degistirme`;
const POLITE =
  'please|pls|sorry|perdon|desculpa|entschuldigung|desole|pardon|thanks|thank you|thx|por favor|gracias|obrigado|obrigada|bitte|danke|merci|s il te plait|stp|svp|lutfen|tesekkurler|oh|hm|hmm|ah';
const YES_IN_CHINESE = '是的|是呀|是啊|是|对的|对啊|對的|对|對|好的|好吧|好|嗯嗯|嗯|没错|沒錯|可以|行|确认|確認|改吧';
const NO_IN_CHINESE =
  '还没有|还没|先别|先不|现在不|开玩笑的|开玩笑|别这样|当然不|不是的|不是|不用了|不用改|不用|不要|不对|不對|不改|别改|別改|没有|不';

/** A message of nothing but these words and polite ones. */
const only = (words: string, chinese: string): RegExp => {
  const said = words.replaceAll('\n', '');
  return new RegExp(
    `^(?:(?:${POLITE}) )*(?:(?:${said}) )(?:(?:${said}|${POLITE}) )*$|^(?:(?:${chinese})(?:吧|了)? ?)+(?:谢谢|謝謝)? ?$`,
    'u',
  );
};
const [SAYS_YES, SAYS_NO] = [only(YES, YES_IN_CHINESE), only(NO, NO_IN_CHINESE)];

/** "yeah right" says no, and is not sure to be understood so. */
const IRONY = /^(?:oh )?(?:yeah|yea|ya|oh) (?:right|sure|yeah) $/;

const AGREES =
  /^(?:(?:ok|okay|yes|sure|please) )*(?:go ahead|confirm|confirmed|i confirm|proceed|send it|go for it)(?: please| thanks)* $/;

/** Whether a message says yes to what was offered. To a question it says nothing. */
export const agrees = (text: string): boolean => AGREES.test(bareWords(text) ?? '') || yesOrNo(text) === 'yes';

/** Whether a message says yes or no and nothing else, in any language. A sign beside a yes may strike it out, question or quote it. */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  const bare = bareWords(text) ?? '';
  if (SAYS_YES.test(bare) && !IRONY.test(bare)) return 'yes';
  return SAYS_NO.test(wordsOf(text)) ? 'no' : undefined;
}

/** With a space behind the last word, as `wordsOf` returns them. */
const bareWords = (text: string): string | undefined => {
  const bare = withoutSigns(text);
  return bare === undefined ? undefined : `${bare} `;
};

const wordsOf = (text: string): string =>
  `${fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()} `;

/**
 * A yes makes the change or the end that was asked about, a no leaves the open request as it is. Undefined for every other message, and
 * where nothing was asked.
 */
export function answerToQuestion(
  text: string,
  open: OpenFrame,
  { asked, endAsked, language }: Recalled,
): Reading | undefined {
  const answer = asked !== undefined || endAsked ? yesOrNo(text) : undefined;
  if (answer === undefined) return undefined;
  const made = asked === undefined ? ended(open) : asAsked(asked);
  return {
    ...(answer === 'yes' ? made : unchanged({ code: 'denied' })),
    ...(language !== undefined && { language }),
  };
}

export const ended = (open: OpenFrame): Reading => ({
  ...asAsked(open),
  act: 'cancel',
  slots: {},
});

const phrasesOf = (listOf: (table: CommandTable) => string): ReadonlySet<string> =>
  new Set([ENGLISH, ...OTHERS].flatMap((table) => listOf(table).split('|')));
const ENDS = phrasesOf(({ open }) => open.ends);
const GREETINGS = phrasesOf(({ greeting }) => greeting);
const COURTESIES = phrasesOf(({ greeting, please, thanks }) => `${greeting}|${please}|${thanks}`);

/** "cancel", where nothing is open. */
export const isEnd = (text: string): boolean => ENDS.has(plainText(text));

/** "hello" and nothing else. */
export const isGreeting = (text: string): boolean => GREETINGS.has(plainText(text));

/** "hello", "thanks" and nothing else: it neither changes nor ends anything. */
export const isCourtesy = (text: string): boolean => COURTESIES.has(plainText(text));
