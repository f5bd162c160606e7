import { COINS } from '../numbers/coins.ts';
import type { Said } from './said.ts';

/** What stands directly before an amount that is not exact. German "über" and "gegen" mean it only behind the verb. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  es: /(?:^| )(?:(?:mas|menos|cerca|alrededor|encima|debajo) de|como|hasta|sobre|casi|unos|unas|aproximadamente|minimo|maximo|al menos) §n/,
  pt: /(?:^| )(?:(?:mais|menos|cerca|perto|volta|coisa|acima|abaixo) de|ate|tipo|quase|uns|umas|aproximadamente|no minimo|no maximo|pelo menos) §n/,
  de: /(?:^| )(?:gut|knapp|rund|etwa|circa|ca|ungefahr|fast|beinahe|(?:um|an) die|bis zu|(?:mehr|weniger) als|mindestens|hochstens) §n|^(?:\p{L}+ ){1,2}(?:uber|gegen|unter) §n/u,
  fr: /(?:^| )(?:(?:plus|moins|pres|autour) d e?|(?:plus|moins|pres|autour) de|dans les|jusqu a|environ|presque|quelque|au moins|au plus) §n/,
  tr: /(?:^| )(?:en az|en fazla|en cok|neredeyse|yaklasik|takriben|asagi yukari) §n/,
  zh: /(?:大约|大概|将近|接近|差不多|超过|不到|至少|最多|左右|约|近|(?<=[把给转换卖买发打送])[快上]) ?§n/u,
};
/** A slippage or a share. */
const SHARE = /§n ?(?:§s|prozent|por ?cento|por ciento|pour cent)/gu;
const VAGUE =
  'algo|algo mas|un poco|un poco mas|poco|pico|cuarto|cuartos|unos cuantos|unas cuantas|pouco|um pouco|alguns|algumas|quebrados|uns trocados|ein paar|ein bisschen|etwas|einige|ein wenig|quelques|un peu|des poussieres|quelques uns|biraz|birkac';
/** What stands directly behind a coin. */
const BEHIND: readonly RegExp[] = [
  new RegExp(`§n (?:${COINS}) (?:y|e|und|et|ve|mas|plus) (?:${VAGUE})(?![\\p{L}])`, 'u'),
  new RegExp(`§n (?:${COINS}) (?:gibi|civari|kadar|kusur|falan|filan)(?![\\p{L}])`, 'u'),
  new RegExp(`§n ?[个個枚]? ?(?:${COINS}) ?(?:上下|左右|出头|以上|以下|不到|有余)`, 'u'),
];

/** Whether the words beside an amount say that it is about that much, or a limit. */
export const isApproximate = ({ clauses, language }: Said): boolean =>
  clauses.some(
    ({ text }) =>
      BEFORE[language]?.test(text.replace(SHARE, '§s')) === true || BEHIND.some((pattern) => pattern.test(text)),
  );
