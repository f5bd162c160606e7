import type { OpenFrame, Slots } from '../../../../domain/chat/understanding.ts';
import { fold } from '../../words/fold.ts';

/** Patterns of words without marks, in all of the six languages at once: no word of one means another thing in another. */
const WRONG =
  /(?:equivocad|incorrect|errad|falsch|mauvais|fausse|yanlis|antigu|antig|vieil|alte?n? adresse|ancien|eski|viejo|vieja|velh)\p{L}*(?: (?:direccion|endereco|adresse|adres|adresi|cuenta|conta|konto|compte|billetera|carteira|cartera|portefeuille|wallet|cuzdan))? ?(?:[:=-] |es |e |ist |est )?§a|(?:direccion|endereco|adresse|adres|cuenta|conta|konto|compte|wallet) (?:equivocad|incorrect|errad|antig|vieja|velh)\p{L}* ?(?:[:=-] |es |e |est )?§a|(?:错误|错|旧|老|以前)的? ?(?:地址|钱包)? ?(?:[:：是] ?)?§a/u;
/** "prefiero usdc a dai": what is compared is not chosen. */
const COMPARED =
  /\b(?:prefiero|prefiro|preferia|preferiria|prefere|prefererais|je prefere) §[tbc] (?:a|ao) §[tbc]|\blieber §[tbc] als §[tbc]/;
/** What leads through a network does not start there. */
const THROUGH =
  /\b(?:por|pela|pelo|via|uber|ueber|durch|par|a travers|atraves d[aeo]|a traves de|mittels) (?:la |a |o |le |das |die )?§[bc]|(?:经|通过|经过|经由) ?§[bc]/;
/** "no lo envíes en base": another network is meant, and no end. */
const NOT_THERE =
  /\b(?:no (?:lo |la |los |las )?(?:envies|mandes|pagues|transfieras|cambies)|nao (?:o |a )?(?:envies|envie|mandes|mande|pagues|transfiras)|(?:sende|schick|schicke|uberweise|zahl|zahle|tausche?) (?:es |das |sie )?nicht|n ?(?:l )?(?:e )?l?(?:envoie|envoyez|paie|transfere)s? pas) (?:en|na|no|auf|sur|em|por|via|uber) §[bc]|(?:不要|别)在? ?§[bc] ?(?:上)?(?:发|转|付)|§[bc] ?(?:uzerinden|da|de) (?:gonderme|yollama|odeme)/;
const HAS_NONE =
  /\b(?:habe? (?:gar )?keine?|no tengo|nao tenho|n ?ai pas d ?e?) ?§[tb]|(?:没有|没) ?§[tb]|§[tb]\p{L}* yok/u;

/** Whether the words of a message in one of the six languages say something else than the change that was read from them. */
export function isSaidOtherwiseIn(words: string, slots: Slots, { intent, slots: before }: OpenFrame): boolean {
  const said = fold(words);
  if (slots.recipient !== before.recipient && WRONG.test(said)) return true;
  const isNamed = (['token', 'fromToken', 'toToken', 'fromChain', 'toChain'] as const).some(
    (slot) => slots[slot] !== before[slot],
  );
  if (isNamed && COMPARED.test(said)) return true;
  return (
    intent === 'swap' && before.toChain !== undefined && slots.fromChain !== before.fromChain && THROUGH.test(said)
  );
}

export const endsNothingIn = (words: string): boolean => NOT_THERE.test(fold(words)) || HAS_NONE.test(fold(words));
