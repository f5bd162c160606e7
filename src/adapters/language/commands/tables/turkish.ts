import type { CommandTable } from '../command-table.ts';

const IT = '[yi|i|u|yu|e|a|ye|ya]';
const TO = '[e|a|ye|ya|adresine|hesabina|cuzdanina]';
const SEND =
  'gonder|gonderin|gonderir misin|gonderir misiniz|gonderebilir misin|gonderebilir misiniz|gondermek istiyorum|gondermek isterim|yolla|yollayin|yollar misin|yollamak istiyorum|aktar|aktarin|aktarir misin|aktarmak istiyorum|transfer et|transfer edin|transfer eder misin|transfer etmek istiyorum|ode|odeyin|oder misin|odemek istiyorum|havale et|at';
const TRADE =
  'cevir|cevirin|cevirir misin|cevirir misiniz|cevirebilir misin|cevirmek istiyorum|donustur|donusturun|donusturmek istiyorum|degistir|degistirin|degistirir misin|degistirmek istiyorum|takas et|takas edin|takas eder misin|takas etmek istiyorum|bozdur|swapla|swap et|swap yap';
const BUY = 'al|alin|alir misin|satin al|almak istiyorum|satin almak istiyorum';

/** Names of tokens and networks stand with their endings apart: "usdc yi". */
export const TURKISH: CommandTable = {
  language: 'tr',
  units: {
    currencies: { USD: 'dolar|dolarlik|usd', EUR: 'euro|euroluk|avro' },
    percent: '%',
    percentFirst: true,
  },
  of: '[degerinde|lik|luk]',
  my: '[oraninda]',
  all: 'tum|butun',
  greeting:
    'merhaba|merhabalar|selam|selamlar|iyi gunler|gunaydin|iyi aksamlar|hey|ok|tamam|sayin yetkili|kolay gelsin',
  please: 'lutfen|rica etsem',
  thanks: 'tesekkurler|tesekkur ederim|sagol|sag ol|sagolun|cok tesekkurler|simdiden tesekkurler|iyi calismalar',
  wish: 'hemen|simdi',
  ask: 'bana yardim et',
  on: '{c} (uzerinden|uzerinde|aginda|agindan|agi uzerinden|da|de|ta|te|dan|den|tan|ten)',
  slippage: ['[en fazla|maksimum] {p} (slippage|kayma) [ile|toleransiyla]', '(slippage|kayma) [toleransi] {p}'],
  forms: {
    transfer: [
      `{r} ${TO} {a} ${IT} (${SEND})`,
      `{a} ${IT} {r} ${TO} (${SEND})`,
      `(${SEND}) {r} ${TO} {a}`,
      `(${SEND}) {a} ${IT} {r} ${TO}`,
      `{a} ${IT} (${SEND})`,
      `{t} ${IT} (${SEND})`,
      `{r} ${TO} {t} ${IT} (${SEND})`,
    ],
    swap: [
      `{f} ${IT} {o} [ye|ya|e|a] (${TRADE})`,
      `{f} ${IT} {o} (ile|karsiliginda) (${TRADE})`,
      `{f} [ile|le|la|yle|yla] {o} (${BUY})`,
      `{s} (ile|le|la|yle|yla) {g} (${BUY})`,
      `(${TRADE}) {f} ${IT} {o} [ye|ya|e|a]`,
      `{f} ${IT} (${TRADE})`,
      `{s} ${IT} (${TRADE})`,
      `{s} ${IT} {o} [ye|ya|e|a] (${TRADE})`,
      `{g} ${IT} (${BUY})`,
      `{o} ${IT} (${BUY})`,
    ],
    bridge: [
      `{a} ${IT} {x} (dan|den|tan|ten|agindan) {y} [e|a|ye|ya|agina] (koprule|tasi|tasiyin|gecir|gecirin|aktar|aktarin|gonder|transfer et)`,
      `{x} (dan|den|tan|ten|agindan) {y} [e|a|ye|ya|agina] {a} ${IT} (koprule|tasi|tasiyin|gecir|gecirin|aktar|aktarin|gonder|transfer et)`,
    ],
    wrap: [`{a} ${IT} (wrap et|wraple|wrap yap|sar)`],
    unwrap: [`{a} ${IT} (unwrap et|unwraple|unwrap yap)`],
  },
  open: {
    answers: [
      `{r} ${TO}`,
      '{c} (uzerinden|uzerinde|aginda|da|de|ta|te)',
      '{x} (dan|den|tan|ten)',
      '{y} (a|e|ya|ye)',
      '{o} (ya|ye)',
      `{r} ${TO} {u}`,
      'slippage {p}',
    ],
    corrects:
      'hayir ,|hayir !|pardon ,|ozur dilerim ,|aslinda|yok ,|dur ,|bekle ,|yanlis oldu|demek istedim|daha dogrusu',
    sets: 'su olsun|bunu|miktari',
    instead: 'olsun|yap|yapalim|olarak degistir|olacak|yerine',
    contrasts: 'degil|yerine',
    double: 'ikiye katla',
    changes: ['{double} [olsun|yap]'],
    ends: 'hayir|iptal|iptal et|iptal edin|iptal edelim|bunu iptal et|islemi iptal et|vazgectim|bosver|bos ver|dur|durdur|gonderme|gondermeyin|yapma|unut|unut gitsin|kalsin|istemiyorum|hayir tesekkurler|vazgec',
  },
};
