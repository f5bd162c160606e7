import { DO, joined, MAKE, of, type Verb } from './turkish-verb.ts';

const GONDER: Verb = {
  orders: 'gonder|gonderin|gonderiniz|gondersene|gonderiver|gonderiverin|gonderelim',
  asked: 'gonderir|gonderebilir|gonderiverir',
  wanted: 'gondermek',
  needed: 'gondermem',
  begged: 'gonderilmesini|gondermenizi|gondermeni',
};
const YOLLA: Verb = {
  orders: 'yolla|yollayin|yollayiniz|yollasana|yollayiver|yollayalim',
  asked: 'yollar|yollayabilir|yollayiverir',
  wanted: 'yollamak',
  needed: 'yollamam',
  begged: 'yollanmasini|yollamanizi|yollamani',
};
const AKTAR: Verb = {
  orders: 'aktar|aktarin|aktariniz|aktarsana|aktariver|aktaralim',
  asked: 'aktarir|aktarabilir',
  wanted: 'aktarmak',
  needed: 'aktarmam',
  begged: 'aktarilmasini|aktarmanizi|aktarmani',
};
export const SEND: Verb = joined(
  GONDER,
  YOLLA,
  AKTAR,
  of('havale|transfer', DO),
  of('transfer|havale', MAKE),
  { orders: 'at|atin|atsana|ativer|atalim|atsaniza', asked: 'atar|atabilir', wanted: 'atmak', needed: 'atmam' },
  {
    orders: 'ode|odeyin|odeyiniz|odesene|odeyiver|odeyelim',
    asked: 'oder|odeyebilir',
    wanted: 'odemek',
    needed: 'odemem',
  },
  { orders: 'ilet|iletin|iletiniz|iletiver', asked: 'iletir|iletebilir', wanted: 'iletmek', needed: 'iletmem' },
  {
    orders: 'yatir|yatirin|yatiriniz|yatiriver',
    asked: 'yatirir|yatirabilir',
    wanted: 'yatirmak',
    needed: 'yatirmam',
  },
  { orders: 'bagisla|bagislayin', asked: 'bagislar', wanted: 'bagislamak', needed: 'bagislamam' },
  { orders: 'gecsene|geciver', asked: 'gecer', wanted: 'gecmek', needed: 'gecmem' },
  { orders: 'ver|verin|veriver', asked: 'verir|verebilir', wanted: 'vermek', needed: 'vermem' },
  {
    orders: 'firlat|firlativer|ucur|ucuruver|postala|atesle',
    asked: 'firlatir|ucurur|postalar',
    wanted: 'firlatmak',
    needed: 'firlatmam',
  },
  {
    orders: 'ulastir|ulastirin|ulastiriniz',
    asked: 'ulastirir|ulastirabilir',
    wanted: 'ulastirmak',
    needed: 'ulastirmam',
  },
  { orders: 'gecir|geciriver', asked: 'gecirir|gecirebilir', wanted: 'gecirmek', needed: 'gecirmem' },
);

const SWAPLA: Verb = {
  orders: 'swapla|swaplayin|swaplasana|swaplayalim',
  asked: 'swaplar|swaplayabilir',
  wanted: 'swaplamak',
  needed: 'swaplamam',
};
export const EXCHANGE: Verb = joined(SWAPLA, of('takas|swap', DO), of('takas|swap', MAKE), {
  orders: 'degistir|degistirin|degistiriniz|degistirsene|degistiriver|degistirelim',
  asked: 'degistirir|degistirebilir',
  wanted: 'degistirmek',
  needed: 'degistirmem',
  begged: 'degistirilmesini|degistirmenizi|degistirmeni',
});
const BOZDUR: Verb = {
  orders: 'bozdur|bozdurun|bozdursana|bozduruver|bozduralim',
  asked: 'bozdurur|bozdurabilir',
  wanted: 'bozdurmak',
  needed: 'bozdurmam',
};
export const CONVERT: Verb = joined(
  EXCHANGE,
  BOZDUR,
  {
    orders: 'cevir|cevirin|ceviriniz|cevirsene|ceviriver|cevirelim|geri cevir',
    asked: 'cevirir|cevirebilir|geri cevirir',
    wanted: 'cevirmek',
    needed: 'cevirmem',
    begged: 'cevrilmesini|cevirmenizi|cevirmeni',
  },
  {
    orders: 'donustur|donusturun|donusturunuz|donustursene|donusturelim',
    asked: 'donusturur|donusturebilir',
    wanted: 'donusturmek',
    needed: 'donusturmem',
    begged: 'donusturulmesini|donusturmenizi|donusturmeni',
  },
);
export const TURN: Verb = MAKE;
export const SELL: Verb = joined(BOZDUR, {
  orders: 'sat|satin|satsana|sativer',
  asked: 'satar|satabilir',
  wanted: 'satmak',
  needed: 'satmam',
});
export const BUY: Verb = {
  orders: 'al|alin|alsana|aliver|alalim|satin al|satin alin|satin alalim',
  asked: 'alir|alabilir|satin alir|satin alabilir',
  wanted: 'almak|satin almak',
  needed: 'almam|satin almam',
};

export const BRIDGE_ONLY: Verb = joined(
  of('bridge', DO),
  of('bridge', MAKE),
  {
    orders: 'koprule|kopruleyin|kopruleyiver|bridgele|bridgeleyin|koprulesene',
    asked: 'kopruler|kopruleyebilir|bridgeler',
    wanted: 'koprulemek|bridgelemek',
    needed: 'koprulemem',
  },
  { orders: 'tasi|tasiyin|tasiyiver|tasisana', asked: 'tasir|tasiyabilir', wanted: 'tasimak', needed: 'tasimam' },
);
export const BRIDGE: Verb = joined(
  GONDER,
  YOLLA,
  AKTAR,
  BRIDGE_ONLY,
  of('transfer|havale', DO),
  of('kopru ile|kopruyle', AKTAR),
  {
    orders: 'gecir|gecirin|geciriver|kopru ile gecir|kopruyle gecir',
    asked: 'gecirir|gecirebilir',
    wanted: 'gecirmek',
    needed: 'gecirmem',
  },
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
