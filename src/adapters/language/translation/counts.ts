const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** How a language spells 1 to 19, 20 to 90 (separated by `|`), and a ten with the one (1 to 9) that follows it. */
type Spelling = Readonly<{
  ones: string;
  tens: string;
  joined: (ten: string, one: string, tenIs: number, oneIs: number) => readonly string[];
  /** Hundreds, thousands and halves, by their English words. */
  more: Readonly<Record<string, string>>;
}>;

const german = (ten: string, one: string) => [`${one === 'eins' ? 'ein' : one}und${ten}`];
const french = (ten: string, one: string, tenIs: number, oneIs: number) =>
  oneIs === 1 && tenIs < 80 ? [`${ten} et un`] : [`${ten} ${one}`];
const withAnd = (and: string) => (ten: string, one: string) => [`${ten} ${and} ${one}`];

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  es: {
    ones: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve',
    tens: 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
    joined: (ten, one, tenIs, oneIs) => (tenIs === 20 ? [`veinti${oneIs === 1 ? 'un' : one}`] : [`${ten} y ${one}`]),
    more: {
      hundred: 'cientos',
      'one hundred': 'cien|ciento',
      'two hundred': 'doscientos|doscientas',
      'three hundred': 'trescientos|trescientas',
      'four hundred': 'cuatrocientos|cuatrocientas',
      'five hundred': 'quinientos|quinientas',
      'six hundred': 'seiscientos|seiscientas',
      'seven hundred': 'setecientos|setecientas',
      'eight hundred': 'ochocientos|ochocientas',
      'nine hundred': 'novecientos|novecientas',
      thousand: 'mil',
      'half a': 'medio|media|la mitad de un|la mitad de una',
      'and a half': 'y medio|y media',
      'one and a half': 'uno y medio|un y medio',
      'a quarter of a': 'un cuarto de|un cuarto de un',
    },
  },
  pt: {
    ones: 'um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove',
    tens: 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa',
    joined: withAnd('e'),
    more: {
      'one hundred': 'cem|cento',
      'two hundred': 'duzentos|duzentas',
      'three hundred': 'trezentos|trezentas',
      'four hundred': 'quatrocentos|quatrocentas',
      'five hundred': 'quinhentos|quinhentas',
      'six hundred': 'seiscentos|seiscentas',
      'seven hundred': 'setecentos|setecentas',
      'eight hundred': 'oitocentos|oitocentas',
      'nine hundred': 'novecentos|novecentas',
      two: 'duas',
      fourteen: 'catorze',
      thousand: 'mil',
      'half a': 'meio|meia|metade de um|metade de uma',
      'and a half': 'e meio|e meia',
      'one and a half': 'um e meio|uma e meia',
      'a quarter of a': 'um quarto de|um quarto de um',
    },
  },
  de: {
    ones: 'eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn',
    tens: 'zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig',
    joined: german,
    more: {
      'one hundred': 'einhundert|hundert',
      'two hundred': 'zweihundert',
      'three hundred': 'dreihundert',
      'four hundred': 'vierhundert',
      'five hundred': 'funfhundert',
      thousand: 'tausend',
      'one thousand': 'eintausend',
      'two thousand': 'zweitausend',
      'half a':
        'halbe|halber|halben|ein halber|ein halbes|einen halben|eine halbe|die halfte von einem|die halfte eines',
      'one and a half': 'anderthalb|eineinhalb|einenhalb',
      'two and a half': 'zweieinhalb',
      'a quarter of a': 'ein viertel|einen viertel|ein viertel von einem',
    },
  },
  fr: {
    ones: 'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|dix neuf',
    tens: 'vingt|trente|quarante|cinquante|soixante|soixante dix|quatre vingt|quatre vingt dix',
    joined: french,
    more: {
      'one hundred': 'cent',
      'two hundred': 'deux cents|deux cent',
      'three hundred': 'trois cents|trois cent',
      'four hundred': 'quatre cents|quatre cent',
      'five hundred': 'cinq cents|cinq cent',
      eighty: 'quatre vingts',
      seventy: 'septante',
      ninety: 'nonante',
      thousand: 'mille',
      'half a': 'demi|un demi|une demi|la moitie d un|la moitie d une',
      'and a half': 'et demi|et demie',
      'one and a half': 'un et demi',
      'a quarter of a': 'un quart de|un quart d|un quart d un',
    },
  },
  tr: {
    ones: 'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|on bir|on iki|on uc|on dort|on bes|on alti|on yedi|on sekiz|on dokuz',
    tens: 'yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan',
    joined: (ten, one) => [`${ten} ${one}`],
    more: {
      'one hundred': 'yuz',
      thousand: 'bin',
      'half a': 'yarim',
      'one and a half': 'bir bucuk',
      'and a half': 'bucuk',
    },
  },
};

/** The phrases for numbers below 100, for hundreds, thousands and halves, by their English words. */
export function countsOf(language: string): Readonly<Record<string, string>> {
  const spelling = SPELLINGS[language];
  if (spelling === undefined) return {};
  const found: Record<string, string> = { ...spelling.more };
  const learn = (english: string, phrase: string) => {
    found[english] = found[english] === undefined ? phrase : `${found[english]}|${phrase}`;
  };
  const ones = spelling.ones.split('|');
  // Outside of Turkish, "one" is the article too.
  for (const [index, one] of ones.entries()) if (index > 0 || language === 'tr') learn(ONES[index] ?? '', one);
  for (const [at, ten] of spelling.tens.split('|').entries()) {
    learn(TENS[at] ?? '', ten);
    for (const [index, one] of ones.slice(0, 9).entries())
      for (const phrase of spelling.joined(ten, one, 20 + 10 * at, index + 1))
        learn(`${TENS[at]} ${ONES[index]}`, phrase);
  }
  return found;
}
