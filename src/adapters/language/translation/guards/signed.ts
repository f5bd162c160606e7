import { NAME_WORDS } from '../../context/nouns.ts';
import { TOLD } from '../told/vocabulary.ts';
import { isPerson } from './people.ts';
import { apart, type Said } from './said.ts';

const CLOSING =
  'saludos?|un saludo|abrazos?|un abrazo|besos?|un beso|besitos|atentamente|cordialmente|con carino|te quiere|abracos?|um abraco|beijos?|um beijo|beijinhos|atenciosamente|com carinho|att|gruss|grusse|gruesse|liebe grusse|viele grusse|schone grusse|herzliche grusse|herzlich|hochachtungsvoll|mit freundlichen grussen|mit freundlichem gruss|kuss|lg|mfg|vg|bises?|bisous?|gros bisous|cordialement|amicalement|salutations|sincerement|respectueusement|sevgiler|sevgilerimle|saygilar|saygilarimla|opuyorum|opuldun|selamlar|hurmetler';
const BEGINS = new RegExp(`^(?:${CLOSING})(?: |$)`, 'u');
const OWN =
  /^(?:(?:de|da|von|deine?|dein|eure?|tu|su|vuestr[oa]|seu|sua|teu|tua|ton|ta|votre|el|la|o|a|die|der|das|le|les|l|tes|vos) )+/;
/** "dein Enkel" signs without a greeting, too. */
const YOURS = /^(?:(?:deine?|eure?|euer|vuestr[oa]|ton|ta|votre|vos|seu|sua|teu|tua) |tu (?!p))/;
const OFFICES = apart(
  'banco|banca|bank|sparkasse|banque|banka|bankasi|bankaniz|policia|polizei|police|polis|hacienda|finanzamt|impots|fisc|receita(?: federal)?|vergi dairesi|soporte|suporte|kundendienst|support|servicio|direccion|gerencia|administracion|hausverwaltung|verwaltung|direction|administration|prefeitura|ayuntamiento|correos|correios|poste|zoll|douane|aduana|gericht|tribunal|juzgado|yonetim|mudurluk|destek',
);
const CHINESE =
  /(?:爱你的|你的|您的)?(?:妈妈?|爸爸?|爷爷|奶奶|儿子|女儿|孙子|孙女|老公|老婆|房东|银行|警察局?|税务局|客服)(?:敬上|谨上|留|上)$|^(?:爱你的|你的|您的)(?:妈妈?|爸爸?|爷爷|奶奶|儿子|女儿|孙子|孙女|老公|老婆|房东)$/u;

/** A mother, a bank: who signs so is not the one who speaks here. A name may be the speaker's own. */
function isAnother(text: string, language: string): boolean {
  const who = text.replace(OWN, '');
  if (OFFICES.test(who)) return true;
  const words = who.split(' ');
  const isNamed = (word: string) => NAME_WORDS.has(word) || (TOLD[language]?.names.has(word) ?? false);
  return words.length < 4 && words.some((word) => isPerson(word, language) && !isNamed(word));
}

/** Whether the message is signed by somebody else: "Gruß, Mama", "Atentamente, el banco", "ton neveu". */
export function isSignedByAnother({ clauses, language }: Said): boolean {
  const last = clauses.at(-1)?.text ?? '';
  if (clauses.length < 2 || last.includes('§')) return false;
  if (language === 'zh') return CHINESE.test(last);
  const before = clauses.at(-2)?.text ?? '';
  const isClosed = BEGINS.test(before) && !before.replace(BEGINS, '').includes('§');
  if (isClosed || YOURS.test(last)) return isAnother(last, language);
  return BEGINS.test(last) && last.replace(BEGINS, '') !== '' && isAnother(last.replace(BEGINS, ''), language);
}
