import type { Token } from '../rules/token.ts';
import { type Genders, isOfOtherGender } from '../values/other-gender.ts';
import { FRENCH_PEOPLE, PORTUGUESE_PEOPLE, SPANISH_PEOPLE } from './romance-people.ts';

/** People whose word has a gender, and the pronouns that agree with it, in a text whose tokens stand between spaces (Chinese: without). */
type GenderWords = Readonly<Record<keyof Genders, RegExp>>;

const anyOf = (list: string): RegExp => new RegExp(`(?<!\\S)(?:${list})(?!\\S)`, 'u');

/** Turkish pronouns have no gender. */
const GENDERS: Readonly<Record<string, GenderWords>> = {
  es: {
    women: anyOf(
      'madre|mama|hermana|hermanita|hija|hijita|esposa|mujer|novia|tia|prima|sobrina|abuela|nieta|amiga|vecina|suegra|cunada|profesora|profe|jefa|senora|chica|madrina|companera|ahijada|casera|abogada|peluquera|socia|doctora|medica|enfermera|nina|cocinera|arquitecta|' +
        SPANISH_PEOPLE.women,
    ),
    men: anyOf(
      'padre|papa|hermano|hermanito|hijo|hijito|esposo|marido|novio|tio|primo|sobrino|abuelo|nieto|amigo|vecino|suegro|cunado|profesor|jefe|senor|chico|padrino|companero|ahijado|casero|abogado|peluquero|socio|doctor|medico|enfermero|nino|fontanero|carpintero|cocinero|arquitecto|albanil|' +
        SPANISH_PEOPLE.men,
    ),
    she: anyOf('ella'),
    // "el" is the article, too, but not behind "a" and "de", which melt into one word with it.
    he: anyOf(
      '(?:a|de) el|para el(?= [.,!?§]|$)|el (?:lo|los|me|necesita|tiene|quiere|va|paga|vive|debe|usa|utiliza|recibe|acepta|espera|prefiere|pide)',
    ),
  },
  pt: {
    women: anyOf(
      'mae|mamae|irma|irmazinha|filha|esposa|mulher|namorada|tia|prima|sobrinha|(?:minha|a) av[oó]|neta|amiga|vizinha|sogra|cunhada|professora|chefa|senhora|moca|madrinha|afilhada|advogada|cabeleireira|faxineira|socia|medica|doutora|enfermeira|minha (?:dentista|colega|amiga)|' +
        PORTUGUESE_PEOPLE.women,
    ),
    men: anyOf(
      'pai|papai|irmao|irmaozinho|filho|esposo|marido|namorado|tio|primo|sobrinho|meu avo|o avo|neto|amigo|vizinho|sogro|cunhado|professor|chefe|senhor|moco|padrinho|afilhado|advogado|cabeleireiro|socio|medico|doutor|enfermeiro|pedreiro|encanador|meu (?:dentista|colega|vo)|' +
        PORTUGUESE_PEOPLE.men,
    ),
    she: anyOf('ela|dela|nela'),
    he: anyOf('ele|dele|nele'),
  },
  de: {
    women: anyOf(
      'mutter|mama|mutti|schwester|tochter|frau|ehefrau|freundin|tante|cousine|nichte|oma|grossmutter|enkelin|nachbarin|schwiegermutter|schwaegerin|lehrerin|chefin|kollegin|vermieterin|patin|aerztin|anwaeltin|friseurin|putzfrau',
    ),
    men: anyOf(
      'vater|papa|vati|bruder|sohn|mann|ehemann|freund|onkel|cousin|neffen?|opa|grossvater|enkel|nachbarn?|schwiegervater|schwager|lehrer|chef|kollegen?|vermieter|paten?|arzt|anwalt|friseur|handwerker|klempner',
    ),
    // "Sie" and "ihr" address somebody, too.
    she: anyOf(
      'sie (?:braucht|hat|ist|will|muss|wartet|zahlt|bezahlt|kauft|moechte|kann|bekommt|kriegt|schuldet)|ihre[mnrs]?|(?<!(?:koennt|koenntet|wuerdet|moegt|wollt|habt) )ihr(?! lieben)',
    ),
    he: anyOf('er|ihn|ihm|sein|seine[mnrs]?'),
  },
  fr: {
    women: anyOf(
      'mere|maman|soeur|fille|femme|epouse|copine|fiancee|tante|niece|cousine|mamie|amie|voisine|belle mere|belle soeur|patronne|grand mere|marraine|collegue|dame|coiffeuse|avocate|infirmiere|boulangere|directrice|' +
        FRENCH_PEOPLE.women,
    ),
    men: anyOf(
      'pere|papa|frere|fils|mari|epoux|copain|fiance|oncle|neveu|cousin|papi|papy|ami|voisin|beau pere|beau frere|patron|grand pere|parrain|collegue|monsieur|coiffeur|avocat|infirmier|boulanger|plombier|directeur|' +
        FRENCH_PEOPLE.men,
    ),
    she: anyOf('elle'),
    // "il faut", "s'il te plaît"
    he: anyOf('il (?:a|en|doit|veut|attend|va|paie|achete|habite|vient|l|les|le|est(?! temps))'),
  },
  zh: {
    women: /妈|母亲|姐|妹|婶|姨|姑|婆|娘|媳|奶奶|妻|太太|嫂|女儿|闺女|女朋友|女友|女士|闺蜜|孙女|侄女|甥女/u,
    men: /爸|爹|父亲|哥|兄|弟|叔|伯|舅|爷|老公|公公|丈夫|外公|岳父|丈人|婿|儿子|男朋友|男友|先生|孙子|侄子/u,
    she: /她(?!们)/u,
    he: /(?<!其)他(?!们)/u,
  },
};

/** Whom a pronoun speaks of is not clear: "给我妹妹转 80 usdc，他的地址是 …". */
export function isContradictoryIn(language: string, tokens: readonly Token[]): boolean {
  const words = GENDERS[language];
  if (words === undefined) return false;
  const text = tokens.map(({ form }) => form).join(language === 'zh' ? '' : ' ');
  const [she, he] = [words.she.test(text), words.he.test(text)];
  // Most texts have no pronoun, and need no search for people.
  return (she || he) && isOfOtherGender({ women: words.women.test(text), men: words.men.test(text), she, he });
}
