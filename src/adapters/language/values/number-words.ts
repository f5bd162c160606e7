import { below100, readGermanNumber } from './german-number.ts';

/** What a word does in an amount that is spelled out. `halves`: how many halves it is; `compound`: one word for several, as in German. */
export type NumberWord =
  | Readonly<{ is: 'unit' | 'ten' | 'hundreds' | 'compound' | 'halves'; value: number }>
  | Readonly<{ is: 'scale'; power: number }>
  | Readonly<{ is: 'one' | 'hundred' | 'half' | 'and' | 'point' | 'joint' | 'part' | 'vague' }>;

/** The words of a language by what they do, without accents, parted by spaces; units from zero, tens from ten. */
type Words = Readonly<{
  units: string;
  tens: string;
  /** 100, 200 … 900; `hundred` stands behind a unit. */
  hundreds?: string;
  hundred?: string;
  thousand: string;
  million: string;
  /** The number, and the article. */
  one: string;
  half: string;
  and?: string;
  point: string;
  /** Between two numbers, they make something else of them than one number. */
  joint?: string;
  /** Parts and rough multitudes, which phrases of the dictionary read or nothing does. */
  part: string;
  /** They leave open how much it is, or say it in a way that has two readings. */
  vague: string;
}>;

const SPELLINGS: Readonly<Record<string, Words>> = {
  es: {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    thousand: 'mil',
    million: 'millon millones',
    one: 'un una',
    half: 'medio media medios medias',
    and: 'y',
    point: 'coma punto',
    joint: 'con por',
    part: 'cuarto cuartos tercio tercios quinto quintos octavo octavos decimo decimos docena docenas decena decenas centenar centenares centena centenas millar millares cientos miles',
    vague:
      'unos unas algunos algunas varios varias algo poco pocos pocas poquito tantos tantas par casi pico picos largos',
  },
  pt: {
    units:
      'zero um/uno dois/duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    thousand: 'mil',
    million: 'milhao milhoes',
    one: 'um uma',
    half: 'meio meia meios meias',
    and: 'e',
    point: 'virgula ponto',
    joint: 'com por',
    part: 'quarto quartos terco tercos quinto quintos oitavo oitavos decimo decimos duzia duzias dezena dezenas centena centenas milhar milhares',
    vague:
      'uns umas alguns algumas varios varias algo pouco pouca poucos poucas pouquinho tantos tantas par quase quebrados',
  },
  de: {
    units:
      'null eins zwei/zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zehn zwanzig dreissig/dreizig vierzig funfzig sechzig siebzig achtzig neunzig',
    hundred: 'hundert',
    thousand: 'tausend',
    million: 'million millionen',
    one: 'ein eine einen einem einer eines eins',
    half: 'halb halbe halber halbes halben halbem',
    and: 'und',
    point: 'komma punkt',
    joint: 'mit mal plus',
    part: 'viertel drittel funftel achtel zehntel dutzend hunderte hunderten tausende tausenden zig',
    vague: 'paar einige etliche mehrere etwas bisschen wenige wenig fast knapp gut irgendwas',
  },
  fr: {
    units:
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'dix vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante',
    hundred: 'cent cents',
    thousand: 'mille mil',
    million: 'million millions',
    one: 'un une',
    half: 'demi demie demis demies',
    and: 'et',
    point: 'virgule point',
    joint: 'avec fois plus',
    part: 'quart quarts tiers cinquieme cinquiemes huitieme huitiemes dixieme dixiemes dizaine dizaines vingtaine trentaine quarantaine cinquantaine soixantaine centaine centaines douzaine douzaines millier milliers',
    vague: 'quelques quelque plusieurs des peu poignee poussieres paire presque environ',
  },
  tr: {
    units: 'sifir bir iki uc dort bes alti yedi sekiz dokuz',
    tens: 'on yirmi otuz kirk elli altmis yetmis seksen doksan',
    hundred: 'yuz',
    thousand: 'bin',
    million: 'milyon',
    one: 'bir',
    half: 'bucuk',
    point: 'virgul nokta',
    part: 'yarim ceyrek ucte dortte beste onda yari yarisi onlarca yuzlerce binlerce duzine deste',
    vague: 'birkac kac kusur fazla falan filan civari kadar yakin askin',
  },
};

function indexed(spelling: Words): ReadonlyMap<string, NumberWord> {
  const found = new Map<string, NumberWord>();
  const learn = (words: string, wordAt: (at: number) => NumberWord): void => {
    for (const [at, forms] of words.split(' ').entries())
      for (const form of forms.split('/')) found.set(form, wordAt(at));
  };
  const all = (words: string | undefined, word: NumberWord): void => learn(words ?? '', () => word);
  all(spelling.vague, { is: 'vague' });
  all(spelling.joint, { is: 'joint' });
  all(spelling.part, { is: 'part' });
  learn(spelling.tens, (at) => ({ is: 'ten', value: 10 * (at + 1) }));
  learn(spelling.units, (at) => ({ is: 'unit', value: at }));
  if (spelling.hundreds) learn(spelling.hundreds, (at) => ({ is: 'hundreds', value: 100 * (at + 1) }));
  all(spelling.hundred, { is: 'hundred' });
  all(spelling.thousand, { is: 'scale', power: 3 });
  all(spelling.million, { is: 'scale', power: 6 });
  all(spelling.one, { is: 'one' });
  all(spelling.half, { is: 'half' });
  all(spelling.and, { is: 'and' });
  all(spelling.point, { is: 'point' });
  found.delete('');
  return found;
}

const INDEXED: ReadonlyMap<string, ReadonlyMap<string, NumberWord>> = new Map(
  Object.entries(SPELLINGS).map(([language, spelling]) => [language, indexed(spelling)]),
);

/** What a word does in an amount that is spelled out in a language; undefined for other words, and in Chinese, whose numerals are letters. */
export const numberWord = (language: string, word: string): NumberWord | undefined =>
  INDEXED.get(language)?.get(word) ??
  (language === 'de' ? germanCompound(word) : language === 'es' ? spanishCompound(word) : undefined);

/** veinticinco, veintiun */
function spanishCompound(word: string): NumberWord | undefined {
  const [, one = ''] = /^veinti(.+)$/.exec(word) ?? [];
  const unit = INDEXED.get('es')?.get(one);
  if (unit?.is === 'one') return { is: 'compound', value: 21 };
  return unit?.is === 'unit' && unit.value > 0 && unit.value < 10
    ? { is: 'compound', value: 20 + unit.value }
    : undefined;
}

/** einundzwanzig, zweihundertfunfzig, zweieinhalb */
function germanCompound(word: string): NumberWord | undefined {
  const [, whole] = /^(.+)einhalb$/.exec(word) ?? [];
  const counted = whole === undefined ? undefined : below100(whole);
  if (counted) return { is: 'halves', value: 2 * counted + 1 };
  if (word === 'anderthalb' || word === 'anderthalbe' || word === 'einenhalb') return { is: 'halves', value: 3 };
  const value = /hundert|tausend/.test(word) ? Number(readGermanNumber(word)) : below100(word);
  return value ? { is: 'compound', value } : undefined;
}
