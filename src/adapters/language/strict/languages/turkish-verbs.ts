import { verbOf } from './turkish-stems.ts';
import { joined, of, type Verb } from './turkish-verb.ts';

export const DO: Verb = verbOf({ stem: 'et', soft: 'ed', asks: 'eder' });
export const MAKE: Verb = verbOf({ stem: 'yap', asks: 'yapar' });
/** "ödeme gerçekleştir" */
export const PERFORM: Verb = verbOf({ stem: 'gerceklestir' });

const GONDER = verbOf({ stem: 'gonder' });
const YOLLA = verbOf({ stem: 'yolla' });
const AKTAR = verbOf({ stem: 'aktar', asks: 'aktarir', passive: 'aktaril' });
const GECIR = verbOf({ stem: 'gecir' });
export const YATIR: Verb = verbOf({ stem: 'yatir', front: false });
export const SEND: Verb = joined(
  GONDER,
  YOLLA,
  AKTAR,
  GECIR,
  YATIR,
  of('havale|transfer|send', DO),
  of('transfer|havale|gonderim|aktarim|eft', MAKE),
  ...['at', 'gec', 'ver'].map((stem) => verbOf({ stem, asks: { at: 'atar', gec: 'gecer', ver: 'verir' }[stem] ?? '' })),
  ...['ode', 'bagisla', 'postala', 'atesle', 'pasla', 'isinla', 'sendle', 'transferle', 'havalele'].map((stem) =>
    verbOf({ stem, ...(stem === 'isinla' && { front: false }) }),
  ),
  verbOf({ stem: 'ilet', asks: 'iletir' }),
  ...['firlat', 'ulastir'].map((stem) => verbOf({ stem, front: false, asks: `${stem}ir` })),
  verbOf({ stem: 'ucur' }),
  verbOf({ stem: 'yonlendir' }),
  verbOf({ stem: 'cikar', asks: 'cikarir', passive: 'cikaril' }),
);

export const EXCHANGE: Verb = joined(
  verbOf({ stem: 'swapla' }),
  verbOf({ stem: 'takasla' }),
  verbOf({ stem: 'degistir' }),
  of('takas|swap', DO),
  of('takas|swap|takasi|degisim|takas islemi|swap islemi', MAKE),
);
const BOZDUR = verbOf({ stem: 'bozdur' });
export const CONVERT: Verb = joined(
  EXCHANGE,
  BOZDUR,
  GECIR,
  verbOf({ stem: 'boz' }),
  verbOf({ stem: 'cevir', passive: 'cevril' }),
  verbOf({ stem: 'donustur', front: true }),
  verbOf({ stem: 'dondur', front: true }),
  verbOf({ stem: 'kaydir', front: false }),
  verbOf({ stem: 'aktar', asks: 'aktarir', passive: 'aktaril' }),
  of('geri', verbOf({ stem: 'cevir', passive: 'cevril' })),
  of('convert|konvert|tahvil|konverte', DO),
  of(
    'convert|cevrim|donusum|cevirme|donusturme|cevirme islemi|cevrim islemi|donusum islemi|degisim islemi|cevirme islemini|donusturme islemini|donusumu|donusumunu|cevrimi|takasini|degisimini|cevirisini|convert islemi',
    MAKE,
  ),
  of('donusumu|donusumunu|cevrimi|cevrimini|takasi|takasini|donusumunu|donusturme islemini|cevirme islemini', PERFORM),
);
/** "eth'ye geçelim" */
export const GO_OVER: Verb = verbOf({ stem: 'gec', asks: 'gecer' });
export const SELL: Verb = joined(BOZDUR, verbOf({ stem: 'sat', asks: 'satar' }), of('satis', MAKE));
const AL = verbOf({ stem: 'al', passive: 'alin' });
export const BUY: Verb = joined(
  AL,
  of('satin', AL),
  verbOf({ stem: 'topla' }),
  verbOf({ stem: 'kap', asks: 'kapar' }),
  verbOf({ stem: 'cek', asks: 'ceker' }),
  of('alimi|alim|alis|alisi|alim islemi|satin alma|satin alma islemi|satin alimi', MAKE),
  of('alimi|alimini|alim islemi|alim islemini|satin alma islemini', PERFORM),
  of('alim emri|alis emri|market emri', verbOf({ stem: 'ver', asks: 'verir' })),
);

export const BRIDGE_ONLY: Verb = joined(
  of('bridge', DO),
  of('bridge|kopru', MAKE),
  verbOf({ stem: 'koprule' }),
  verbOf({ stem: 'bridgele' }),
  verbOf({ stem: 'tasi', front: false }),
);
export const BRIDGE: Verb = joined(
  GONDER,
  YOLLA,
  AKTAR,
  GECIR,
  BRIDGE_ONLY,
  of('transfer|havale', DO),
  of('kopru ile|kopruyle', AKTAR),
  of('kopru ile|kopruyle', GECIR),
);
export const WRAP: Verb = joined(of('wrap', DO), of('wrap', MAKE), {
  orders: 'wraple|wrapla|sarmala|sar',
  asked: 'wrapler|wraplar',
  wanted: 'wraplemek|wraplamak|sarmak|sarmalamak',
  needed: 'wraplemem|wraplamam',
});
export const UNWRAP: Verb = joined(of('unwrap', DO), of('unwrap', MAKE), {
  orders: 'unwraple|unwrapla',
  asked: 'unwrapler|unwraplar',
  wanted: 'unwraplemek|unwraplamak',
  needed: 'unwraplemem|unwraplamam',
});
