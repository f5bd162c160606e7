import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { coin } from './parts.ts';
import { ON, ON_BEHIND } from './turkish-networks.ts';
import { DATIVE, OBJECT, quantity, SLIPPAGE, unsized } from './turkish-parts.ts';
import { LUTFEN } from './turkish-payments.ts';
import { verb } from './turkish-verb.ts';
import * as verbs from './turkish-verbs.ts';

export const CONVERT: Rule = verb(verbs.CONVERT);
const BUY = verb(verbs.BUY);
const GIVEN = seq(either(quantity('amount', 'fromToken'), unsized('fromToken')), OBJECT);
export const RECEIVED: Rule = coin('toToken');
const GOT = seq(either(quantity('received', 'toToken'), coin('toToken')), OBJECT);
export const AROUND: Rule = once(many(ON, SLIPPAGE, LUTFEN));
export const ROUND: Rule = many(ON_BEHIND, SLIPPAGE, LUTFEN);
/** "eth'ye", "link coin'e", "ETH cinsinden varlığa", "hedef: UNI," */
export const INTO: Rule = once(
  either(
    seq(
      maybe(
        any('dogrudan|direkt|sevgili|su|tamamen|komple|hemen|guzelim|canim|bizim|bana|benim icin|karsiliginda|yerine'),
      ),
      RECEIVED,
      either(
        DATIVE,
        any(
          'coinine|tokenine|tokenina|tokena|tokene|coine|coina|cinsine|varligina|birimine|para birimine|kripto parasina|kriptosuna|cinsinden varliga|cinsinden tokene|cinsinden paraya|cinsinden|olarak|turune|formuna|olacak sekilde|karsiligina|koinine|koine|bakiyesine|paraya',
        ),
        seq(any('token|coin'), any('ina|ine|a|e|ye|ya')),
        seq(any('in|un|nin|nun'), any('kendisine|tokenine|coinine')),
      ),
    ),
    seq(
      any(
        '->|→|=>|hedef|hedef token|hedef coin|hedef varlik|hedef birim|alinacak|alinacak token|alinacak coin|alinacak varlik|karsilik|karsilik olarak',
      ),
      maybe(any(':|olarak')),
      RECEIVED,
      maybe(DATIVE),
      maybe(any(',')),
    ),
  ),
);
/** Beside what is bought: for whom, and on which market. */
const FOR_ME = many(
  any(
    'bana|bize|kendime|benim icin|bizim icin|hemen|piyasadan|market emriyle|piyasa emriyle|market emri ile|piyasa fiyatindan|piyasa fiyatina|guncel fiyattan|anlik fiyattan|simdiki fiyattan|spot|spottan|biraz|bi|bi guzel|borsadan|dexten|dex ten|cuzdanima|hesabima|hemencecik|anlik|gidip|sen',
  ),
);
const TO_ME = maybe(any('bana|cuzdana|cuzdanima|hesabima|hesaba|kenara|bize|benim icin'));
const BEGGED = seq(
  any('alimi|alimini|alisini|alisi|alim islemini'),
  any('rica ederim|rica ederiz|rica ediyorum|arz ederim|talep ederim|talep ediyorum|istiyorum'),
);
/** "dai'min yarısıyla", "tüm dai'lerimle" */
const PART_WITH = either(
  saying(
    'amount=all',
    seq(
      any('tum|butun|elimdeki tum|cuzdanimdaki tum|cuzdandaki tum|hesabimdaki tum|elimdeki butun|kalan tum'),
      coin('fromToken'),
      any('lerimle|larimle|imle|umla|mle|mla|ile|le|la|yle|yla|bakiyemle|leri ile'),
    ),
  ),
  ...Object.entries({ half: 'yarisiyla|yarisi ile', all: 'tamamiyla|tamami ile|hepsiyle|hepsi ile' }).map(
    ([part, words]) =>
      saying(
        `amount=${part}`,
        seq(
          maybe(any('elimdeki|cuzdanimdaki|hesabimdaki|cuzdandaki')),
          coin('fromToken'),
          maybe(any('min|mun|in|un|lerimin|larimin|bakiyemin|bakiyem|lerin|larin')),
          any(words),
        ),
      ),
  ),
);
const WITH = any('ile|la|le|yla|yle|kullanarak|vererek|verip|harcayarak|harcayip|karsiliginda');
/** What is bought, and the verb. */
const BOUGHT = seq(FOR_ME, RECEIVED, OBJECT, FOR_ME, AROUND, either(BUY, BEGGED), TO_ME, ROUND);
export const EXCHANGE: Rule = saying(
  'swap',
  either(
    seq(AROUND, GIVEN, AROUND, INTO, AROUND, CONVERT, ROUND),
    seq(CONVERT, AROUND, GIVEN, AROUND, INTO, ROUND),
    seq(AROUND, INTO, AROUND, GIVEN, AROUND, CONVERT, ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, any('ile|la|le|yla|yle'), AROUND, verb(verbs.EXCHANGE), ROUND),
    seq(AROUND, GIVEN, AROUND, RECEIVED, AROUND, verb(verbs.MAKE), ROUND),
    seq(AROUND, GIVEN, any(verbs.SELL.orders), maybe(any(', | ve')), RECEIVED, DATIVE, any('gec|gecelim|cevir'), ROUND),
    seq(
      AROUND,
      GIVEN,
      any(
        'satip|bozdurup|bozup|bozdurarak|satarak|verip|vererek|basip|harcayip|harcayarak|cevirip|degistirip|odeyip|odeyerek|swaplayip|takaslayip|elden cikarip|karsiliginda|karsiligi|ile odeyip|kullanip',
      ),
      AROUND,
      BOUGHT,
    ),
    seq(
      AROUND,
      any('odeme|odenecek|verilecek|satilacak|kaynak|kaynak token'),
      any(':'),
      quantity('amount', 'fromToken'),
      any(','),
      BOUGHT,
    ),
    seq(AROUND, quantity('amount', 'fromToken'), WITH, AROUND, FOR_ME, INTO, verb(verbs.GO_OVER), ROUND),
    seq(AROUND, PART_WITH, AROUND, BOUGHT),
    seq(AROUND, GIVEN, RECEIVED, any('karsiliginda'), AROUND, verb(verbs.SELL), ROUND),
    seq(
      AROUND,
      GIVEN,
      any(`${verbs.SELL.orders}|ver|harca`),
      maybe(any(', | ve')),
      RECEIVED,
      any('al|yap|olsun'),
      ROUND,
    ),
    seq(
      AROUND,
      quantity('amount', 'fromToken'),
      any('den|dan|ten|tan'),
      AROUND,
      RECEIVED,
      DATIVE,
      either(CONVERT, any('gec|gecelim')),
      ROUND,
    ),
    seq(AROUND, GIVEN, AROUND, RECEIVED, DATIVE, AROUND, saying('placed', verb(verbs.YATIR)), ROUND),
    seq(
      AROUND,
      RECEIVED,
      OBJECT,
      BUY,
      maybe(any(',')),
      quantity('amount', 'fromToken'),
      any('ile|la|le|yla|yle|karsiliginda|lik|luk'),
      ROUND,
    ),
    seq(AROUND, coin('fromToken'), any('den|dan|ten|tan'), RECEIVED, DATIVE, value('amount', '§n'), CONVERT, ROUND),
    seq(
      AROUND,
      maybe(any('bana')),
      quantity('amount', 'fromToken'),
      either(WITH, DATIVE, any('lik|luk|degerinde|tutarinda|karsiligi')),
      AROUND,
      BOUGHT,
    ),
    seq(AROUND, maybe(any('bana')), coin('fromToken'), WITH, AROUND, GOT, AROUND, BUY, ROUND),
    seq(AROUND, GIVEN, AROUND, either(CONVERT, verb(verbs.SELL)), ROUND),
    seq(
      AROUND,
      maybe(any('bana')),
      GOT,
      AROUND,
      BUY,
      maybe(any(',')),
      coin('fromToken'),
      any('ile|la|le|yla|yle|ile ode|ile odeyelim'),
      ROUND,
    ),
    seq(AROUND, maybe(any('bana')), GOT, any('lazim|istiyorum'), any(','), coin('fromToken'), WITH, BUY, ROUND),
    seq(AROUND, maybe(any('bana')), GOT, AROUND, BUY, ROUND),
  ),
);
