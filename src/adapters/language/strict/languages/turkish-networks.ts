import { ahead, any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { net } from './parts.ts';

const AT = 'de|da|te|ta|den|dan|ten|tan|nda|nde';
/** Nouns for a network: alone, with the ending "-in-", and with the one of "its". */
const NOUNS = [
  'agi',
  'networku',
  'zinciri',
  'chaini',
  'mainneti',
  'tarafi',
  'katmani',
  'aglari',
  'blokzinciri',
  'blok zinciri',
  'blockchaini',
  'altyapisi',
  'sistemi',
  'hatti',
  'ekosistemi',
];
const BARE_NOUNS = 'l2|layer 2|blockchain|network|networkun|chain|mainnet|zincir|ag|tarafi';
const placed = (noun: string): string =>
  [/[iu]$/.test(noun) ? 'n' : '']
    .flatMap((n) => [`${noun}${n}da`, `${noun}${n}de`, `${noun}${n}dan`, `${noun}${n}den`])
    .join('|');
const IN_NOUN = [...NOUNS, 'network', 'chain', 'zincir', 'blockchain', 'taraf'].map(placed).join('|');
const OBJECT_NOUN = [...NOUNS.map((noun) => `${noun}ni|${noun}nu`), 'network u|networku|chaini|zinciri|aginizi'].join(
  '|',
);
/** "base'deki 5 usdc": what is on the network. Behind a person or a purpose it would be theirs. */
const WHICH_IS = [
  'daki|deki|taki|teki|uzerindeki|ustundeki',
  ...[...NOUNS, 'network', 'chain', 'zincir', 'blockchain', 'taraf'].map(
    (noun) => `${noun}ndaki|${noun}ndeki|${noun}daki|${noun}deki`,
  ),
].join('|');
const AMOUNT_AHEAD = ahead(any('§n|§f|§t|§b|§m|§r|tum|butun'));
const VIA =
  'uzerinden|uzerinde|uzeri|ustunden|ustunde|araciligiyla|araciligi ile|vasitasiyla|vasitasi ile|yoluyla|yolu ile|yolundan|marifetiyle|marifeti ile|kanaliyla|kanali ile|tercih edilerek|tercih ederek|tercih edip|secilerek|secerek|secip|baz alinarak|acip|acarak|icinden|icinde';
const WITH = 'ile|la|le|yla|yle|kullanarak|kullanilarak|kullanip';
const USING =
  'kullanarak|kullanip|kullanilarak|secerek|secip|secilerek|tercih ederek|tercih edip|tercih edilerek|acip|acarak|baz alarak';
const WITH_N = NOUNS.map((noun) => `${noun}yla|${noun}yle`).join('|');
const ENTERED = seq(
  any(NOUNS.map((noun) => `${noun}na|${noun}ne`).join('|')),
  any('girip|girerek|gecip|gecerek|baglanip|baglanarak|gel|gecis yapip|gecis yaparak|alinarak'),
);
const MINE = any(
  'hesabimdan|cuzdanimdan|bakiyemden|adresimden|bakiyeden|hesaptan|cuzdandan|hesabimizdan|cuzdanimizdan|bakiyemizden|kasamizdan|hesabimda|cuzdanimda|bakiyemde|hesabimdaki|cuzdanimdaki|bakiyemdeki|adresimdeki|paramdan|paradan|birikimimden|varligimdan|cuzdanim uzerinden|hesabim uzerinden|bakiyem uzerinden|bakiyemi kullanarak|cuzdanimi kullanarak|hesabimi kullanarak|paramdan kullanarak|bakiyemle|cuzdanimla|hesabimla',
);
const BEFORE = maybe(
  any(
    'direkt|dogrudan|sadece|yalnizca|ozellikle|mutlaka|illa|bizim|benim|su|her zamanki|hep kullandigimiz|hep kullandigim|her zaman kullandigim|her zaman kullandigimiz|kullandigim|kullandigimiz|sevdigim|bildigin|bildigimiz|malum|guzelim|ana ag|yani|mumkunse|tercihen|lutfen',
  ),
);
const HOW = maybe(
  any(
    'olacak sekilde|gidecek sekilde|cikacak sekilde|yapilacak sekilde|olmak uzere|olmak kaydiyla|cikis yaparak|cikarak|cikisla|gecerek|girip|dogrudan|direkt|bulunan cuzdanimdan|bulunan hesabimdan',
  ),
);
const I = maybe(any('i|yi|u|yu|ni|nu'));
/** "base ağı üzerinden", "her zamanki base'den", "optimism'deki hesabımdan" */
export const ON: Rule = once(
  either(
    // "eth ile" may be what is paid with.
    seq(BEFORE, value('chain', '§c'), any(WITH)),
    seq(
      BEFORE,
      net('chain'),
      either(
        seq(any(AT), HOW),
        seq(any(WHICH_IS), AMOUNT_AHEAD),
        seq(any(IN_NOUN), either(HOW, MINE)),
        seq(maybe(any(`${NOUNS.join('|')}|${BARE_NOUNS}`)), maybe(any('nin|in|un|nun')), any(VIA)),
        seq(any(`${NOUNS.join('|')}|${BARE_NOUNS}`), any(WITH)),
        seq(any(`${BARE_NOUNS}|ana agi`), any(AT)),
        seq(either(any(OBJECT_NOUN), any('i|yi|u|yu|ni|nu')), any(USING)),
        any(WITH_N),
        ENTERED,
        seq(maybe(any('daki|deki|taki|teki|uzerindeki|ustundeki|agindaki|zincirindeki')), MINE),
      ),
    ),
  ),
);

const LABEL = any(
  'ag|agi|zincir|zinciri|network|networku|chain|blockchain|kullanilacak ag|islem agi|gonderim agi|transfer agi|ag secimi|ag olarak|zincir olarak|network olarak|ag adi|kaynak ag|hedef ag',
);
const CHOOSE = any(
  'kullan|kullanin|kullaniniz|kullanalim|kullanilsin|sec|secin|seciniz|secelim|secilsin|tercih et|tercih edin|tercih edelim|tercih edilsin|olsun|olarak sec|olarak secin|olacak|ac|kullanir misin|kullanir misiniz',
);
const DONE = any(
  'yapilsin|yapin|yap|yapalim|olsun|gerceklessin|gerceklestirilsin|gecsin|yapiyoruz|gitsin|ciksin|yapacagiz|yapiniz',
);
/** A clause of its own: "ağ base olsun", "arbitrum'u kullan", "işlem arbitrum'da yapılsın". */
export const NETWORK_CLAUSE: Rule = once(
  either(
    seq(
      LABEL,
      maybe(any(':|-|=')),
      net('chain'),
      I,
      maybe(any('agi|networku|zinciri|aginda|uzerinden')),
      maybe(CHOOSE),
    ),
    seq(net('chain'), maybe(any(NOUNS.join('|'))), any('olsun|kullanilsin|secilsin|olacak|secili|secili olsun')),
    seq(net('chain'), either(I, any(OBJECT_NOUN), any(NOUNS.join('|'))), CHOOSE),
    seq(any('islem|islemi|transfer|transferi|gonderim|odeme|takas|odemeyi|takasi|gonderimi|bu islem|bu'), ON, DONE),
    seq(ON, DONE),
  ),
);
const STOP = any(', | . | ; | -');
/** Before an order, with a pause behind it. */
export const ON_BEFORE: Rule = once(
  either(
    seq(NETWORK_CLAUSE, maybe(any('ve')), STOP),
    seq(net('chain'), maybe(any(`${NOUNS.join('|')}|${BARE_NOUNS}`)), any(', | -')),
    seq(net('chain'), any('agi|networku|network|zinciri|mainneti'), maybe(any(':'))),
    // A dash is not kept.
    value('chain', '§c'),
  ),
);
export const ON_BEHIND: Rule = once(
  either(
    seq(maybe(any(', | . | ; | -')), either(ON, NETWORK_CLAUSE)),
    seq(maybe(any(',')), any('ag|zincir|network'), maybe(any(':')), net('chain')),
    seq(maybe(any(',')), net('chain'), any('agi|networku|zinciri|mainneti')),
    seq(
      any('('),
      maybe(seq(LABEL, maybe(any(':')))),
      net('chain'),
      maybe(any('agi|aginda|da|de|ta|te|uzerinden|networku|zinciri')),
      any(')'),
    ),
  ),
);
