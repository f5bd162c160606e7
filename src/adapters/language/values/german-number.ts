const ONES: Readonly<Record<string, number>> = {
  ...{ ein: 1, eins: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 },
  ...{ zehn: 10, elf: 11, zwolf: 12, dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17 },
  ...{ achtzehn: 18, neunzehn: 19 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
};

/** The value of a German number written as one word, without umlauts: zweihundertfunfzig; undefined for other words. */
export function readGermanNumber(word: string): string | undefined {
  if (!/tausend|hundert/.test(word)) return undefined;
  const [, thousands, rest = ''] = /^(?:(.*?)tausend)?(.*)$/.exec(word) ?? [];
  const [many, few] = [thousands === '' ? 1 : below1000(thousands ?? ''), below1000(rest)];
  if (thousands === undefined) return few?.toString();
  if (many === undefined || many === 0 || few === undefined) return undefined;
  return (many * 1000 + few).toString();
}

/** 0 for the empty word. */
/** The value of a German word for a number below 100, without umlauts; 0 for the empty word, and undefined for others. */
export function below1000(word: string): number | undefined {
  const [, hundreds, rest = ''] = /^(?:(.*?)hundert)?(.*)$/.exec(word) ?? [];
  const few = below100(rest);
  if (hundreds === undefined || few === undefined) return few;
  const many = hundreds === '' ? 1 : ONES[hundreds];
  return many === undefined || many > 9 ? undefined : many * 100 + few;
}

/** The value of a German word for a number below 100, without umlauts; 0 for the empty word, and undefined for others. */
export function below100(word: string): number | undefined {
  if (word === '') return 0;
  const [, one = '', ten = ''] = /^(.+)und(.+)$/.exec(word) ?? [];
  const [units, tens] = [ONES[one], TENS[ten]];
  if (units !== undefined && units < 10 && tens !== undefined) return units + tens;
  return ONES[word] ?? TENS[word];
}
