import { isPerson } from './people.ts';
import { apart, type Said } from './said.ts';

/** Verbs, and particles of verbs, that take, keep or withdraw what is paid, or send something else than money. */
const DEEDS: Readonly<Record<string, readonly RegExp[]>> = {
  es: [/^(?:por favor )?(?:saca|sacale|retira|retirale|quita|quitale|cobra|cobrale|descuenta|descuentale)(?: |$)/],
  pt: [/^(?:por favor )?(?:saca|saque|retira|retire|tira|cobra|cobre|desconta|desconte)(?: |$)/],
  // "zieh … ab", "leg … zurück": the particle at the end is half of the verb.
  de: [
    /^(?:bitte )?(?:zieh|ziehe|nimm|gib|leg|lege|heb|hebe|setz|setze|stell|stelle|sende|schick|schicke|zahl|zahle|halt|halte) .*§a.* (?:ab|an|her|auf|aus|zuruck|fest|weg|vor|ein|um|auf eis|beiseite)$/,
    /^bitte §a .*um(?: |$)/,
    /^(?:bitte )?(?:zieh|nimm|gib|leg|heb)e? .* (?:ab|an|her|auf|aus|zuruck|fest|weg|auf eis|beiseite)$/,
  ],
  fr: [/^(?:s il te plait |svp )?(?:retire|retirez|preleve|debite|encaisse)(?: |$)/, / au frais(?: |$)/],
  tr: [/(?:^| )(?:cek|tahsil et|kes)$/],
  zh: [
    /(?:请|麻烦|烦请|让|叫|拜托|劳烦) ?§a|§a ?(?:(?:里|中|上)的?|的) ?§n/u,
    /给 ?§a ?(?:存|留|攒|扣)|^(?:收|扣|欠|赊) ?§a/u,
    /给 ?§a ?先|先 ?§n/u,
    /§n ?(?:次|笔|回|趟|遍)|一次次|一笔笔|只要给/u,
    /\p{L} ?的?(?:账单|收款|催款|货|发票|请求|通知|截图|合同|收据)$/u,
    /给 ?§a ?(?:想|能|会|要|该|应该|可以|打算|愿意) ?[转发打付]|谢谢你妈/u,
    /买.*卖|卖.*买/u,
  ],
};

/** Whose money it is, or who else is paid, where no dictionary names the person. */
const PEOPLE: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    apart('(?:con|desde|de) lo de \\p{L}+'),
    /§a (?:de |del )(?:(?:la|mi|nuestra|nuestro|su) )?(?:empresa|compania|oficina|familia|caja|jefe|jefa|patron|patrona)$/,
  ],
  pt: [
    /de §a para (?:mim|nos)\b/,
    /§a (?:da|pela|do|pelo|de) (?:empresa|firma|loja|familia|patrao|patroa|chefe|caixa|escola)$/,
    /(?:^| )(?:metade|a metade)$/,
  ],
  de: [
    /§a (?:fur \p{L}+ )?(?:vom|von) \p{L}+$/u,
    apart('fur rechnung (?:der|des)|ihr geld|sein geld|deren geld'),
    /\bnoch \p{L}+$/u,
    apart('zum teil'),
  ],
  fr: [
    apart('par le compte de|sur le compte de|en gros'),
    /§a (?:de|du|chez) (?:(?:la|l|mon|ma|notre|le) )?(?:association|entreprise|boite|societe|famille|caisse|patron|patronne|chef|bureau|club|ecole|mairie)$/,
    /§a chez \p{L}+$/u,
  ],
  tr: [
    /(?:^| )(?:anne|baba|kardes|abi|abla|patron|sirket|arkadas|amca|dayi|teyze|hala|esi|kari|koca)\p{L}*[dt][ae]n(?= |$)/u,
    /(?:^| )(?:patron|anne|baba|kardes|abi|abla|arkadas|mudur|hoca)\p{L}*[ae]$/u,
  ],
  zh: [/§a.*[，, ]给 ?(?!§)[\p{Script=Han}]+/u, /转(?!§)[\p{Script=Han}]{2,3}的 ?§n/u],
};

/** "Ahmet'ten … gönder", "Ali'ye de": the one from whom it is to come, and another who is paid. */
const FROM_OR_TOO = /(?:^| )(\p{L}+?)(?: ?[dt][ae]n| ?y?[ea] d[ea])(?= |$)/gu;
const namesAnother = ({ text, language }: Said): boolean =>
  language === 'tr' &&
  [...text.matchAll(FROM_OR_TOO)].some(
    ([, word = '']) => isPerson(word, language) || isPerson(word.replace(/[iu]?m$/, ''), language),
  );

/** Whether a first message names a deed that is not to pay, somebody else's money, or a second who is paid. */
export const isOtherDeed = (said: Said): boolean =>
  said.clauses.some(({ text }) => DEEDS[said.language]?.some((pattern) => pattern.test(text))) ||
  (PEOPLE[said.language]?.some((pattern) => pattern.test(said.text)) ?? false) ||
  namesAnother(said);
