import { apart, type Said } from './said.ts';

/** Who laughs does not order. */
const LAUGHS =
  /(?:^|[ ,])(?:a?(?:h[aeiou]){2,}h?|a?(?:j[aeiou]){2,}j?|k{3,}|(?:rs){2,}|lo+l|lmao|xd+|mdr+|ptdr+|jk)(?=$|[ ,])|哈哈|嘿嘿|呵呵|嘻嘻|笑死/u;

/** What stands alone behind a request and takes it back: a word of dismay, of waiting, or of stopping. */
const TAKEN_BACK: Readonly<Record<string, RegExp>> = {
  es: /^(?:uy|ay|ay no|ay dios|pero no|ups|upa|uups|huy|vaya|caramba|ostras|espera|esperate|espere|alto|quieto|(?:por favor |gracias )?para(?: (?:ya|para|el carro|el envio|un poco|un momento|todo|eso|ahi))*)$/,
  pt: /^(?:ops|opa|ups|eita|putz|nossa|(?:espera|espere|pera)(?: ai| ae| um pouco)?|perai|calma|alto|(?:por favor |obrigad[oa] |po )?para(?: (?:ja|para|o carro|o envio|um pouco|um momento|tudo|isso|ai|com isso))*|ja era|po)$/,
  de: /^(?:ups|uups|hoppla|mist|verdammt|ach|ach ja|hm+|na ja|naja|nun ja|oje|ohje|o je|autsch|warte|warten|moment|moment mal|halt|sachte|stopp?|mal so mal so|doch)$/,
  fr: /^(?:oups|oh la la|olala|ho la|ouh la|zut|mince|merde|flute|aie|attends|attendez|minute|doucement|stop|quoi|hein|euh|bof)$/,
  tr: /^(?:hay aksi|aksi|eyvah|hoppala|ups|tuh|of|of ya|ya|hadi be|hadi ya|yapma|bekle|dur|dur bir|dur bi|yavas|tovbe)$/,
  zh: /^(?:呃|额|嗯{2,}|哎呀|唉|哎|得|糟了|糟糕|等等|等一下|等会儿?|慢着|慢点|错了|不对|想想|再想想|停|先|先(?:等|停|放|别|不)\p{L}*|算了)$/u,
};

/** Words at the end of a request, without a mark before them, that make nothing of it. */
const AT_END: Readonly<Record<string, RegExp>> = {
  pt: apart('ja era$'),
  de: apart('mal so mal so$'),
  fr: apart('a blanc$'),
  tr: apart('gibi$'),
};

/** Whether a first message laughs, or takes itself back in a clause of its own. */
export const isSetBack = ({ clauses, text, language }: Said): boolean =>
  LAUGHS.test(text) ||
  clauses.some((clause) => TAKEN_BACK[language]?.test(clause.text) ?? false) ||
  (AT_END[language]?.test(text) ?? false);
