import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { ROLES, withEndings } from './turkish-people.ts';
import { SOMEBODYS } from './turkish-somebody.ts';
import { THING } from './turkish-things.ts';
import { PAST } from './turkish-words.ts';

/** What a sum is called, of something: "kirası", "bileti". A rate and an advance are parts of more, and have no place. */
const HEADS =
  'parasi|ucreti|hesabi|bedeli|odemesi|odemeleri|masrafi|masraflari|borcu|payi|kirasi|faturasi|maasi|primi|hediyesi|harcligi|bileti|biletleri|uyeligi|aboneligi|aidati|bagisi|bursu|yevmiyesi|ikramiyesi|harci|harclari|vergisi|sigortasi|mazotu|mamasi|gideri|giderleri|iadesi|destegi|katkisi|cezasi|siparisi|alisverisi|tamiri|bakimi|tutari|hissesi|kaparosu|kaporasi|yemegi|malzemesi|hakedisi|hakki|telifi|depozitosu|bahsisi|zekati|fitresi|kurbani|fidyesi|servisi|dersi|kursu|seansi|yenilemesi|ilaci|ilaclari|tedavisi|kitabi|kitaplari|odulu|teslimati|komisyonu|isi|bonusu|payimiz';
const MY_HEADS =
  'borcum|borcumuz|payim|payimiz|hissem|hissemiz|kiram|kiramiz|aidatim|aidatimiz|faturam|faturamiz|katkim|katkimiz|ucretim|hesabim|hediyem|hediyemiz|bagisim|bagisimiz|destegim|harcligim|odemem|odememiz|masrafim|masrafimiz|ikramim|siparisim|siparisimiz|biletim|biletimiz|yemegim|dersim|derslerim|uyeligim|aboneligim';
const THINGS = any(THING);
const THING_OF = any(withEndings(THING, ['nin', 'nun'], ['in', 'un'], []));
const WHEN = maybe(
  any(
    `${PAST}|bu yilin|bu yilki|gecen yilki|bu donemki|bu donem|son|sonki|gecenki|gecen gunku|evvelki gunku|onceki gunku|gecen aksamki`,
  ),
);
const HIS = seq(SOMEBODYS, maybe(any('bu ayki|gecen ayki|bu ayin|bu haftaki|dunku')));
/** Money that somebody owns is not a sum that is paid for something. */
const HIS_HEADS = any(
  'ucreti|maasi|hediyesi|harcligi|odemesi|yevmiyesi|primi|masrafi|masraflari|harci|ikramiyesi|hakedisi|bursu|bahsisi|komisyonu|telifi|kirasi|faturasi|ilaclari|ilaci|borcu',
);
const BOUGHT = either(
  seq(either(THINGS, THING_OF), maybe(any(THING)), any(HEADS)),
  seq(
    either(THINGS, THING_OF),
    any('benim payi|benim payim|benim hissem|bana dusen payi|bana dusen kismi|benim borcum'),
  ),
);
/** "konser bileti", "bu ayın kirası", "stajyerin yol yemek parası", "lahmacun borcum" */
export const LABEL: Rule = once(
  either(
    seq(WHEN, BOUGHT),
    seq(any(PAST), maybe(any('ayi')), any(`${HEADS}|${MY_HEADS}`)),
    seq(HIS, either(HIS_HEADS, BOUGHT)),
    seq(WHEN, maybe(either(THINGS, THING_OF)), any(MY_HEADS)),
    seq(maybe(any('bizim|ortak')), any('ev|ofis|dukkan|yazlik'), any('kirasi|aidati|faturasi')),
    any('ev kirasi|ofis kirasi|dukkan kirasi|aidat odemesi|kira bedeli'),
  ),
);
const AS = any('icin|olarak|niyetine|karsiligi|karsiliginda|geregi|kapsaminda|olarak lutfen|istinaden');
const AS_ALONE =
  'harclik|hediye|dogum gunu hediyesi|dugun hediyesi|kapora|depozito|bahsis|maas|prim|kira|odul|hibe|bagis|avans|sadaka|zekat|fitre|fitre ve zekat|adak|iade|destek|yardim|katki|burs|yevmiye|tazminat|hakedis|telif|bayram harcligi|ucret|aidat|komisyon|borc odemesi|emek karsiligi|emek bedeli|tesekkur hediyesi|kutlama hediyesi|tebrik hediyesi|hayir|hayir isi|kurban bagisi|ikramiye|nafaka|kira bedeli|hizmet bedeli';
/** "hediye olarak", "sadaka niyetine"; "oyun olarak" is not a purpose: few nouns name a payment. */
const AS_PAYMENT = seq(WHEN, any(AS_ALONE), any('olarak|niyetine'));
/** "kasım kirası olarak", "traktörün mazotu için" */
export const PURPOSE: Rule = once(
  either(
    AS_PAYMENT,
    seq(LABEL, AS),
    seq(
      WHEN,
      either(seq(THINGS, maybe(any('parasi|ucreti|bedeli|payi'))), any(`${MY_HEADS}|aidat|burs|kira|maas`)),
      any('icin'),
    ),
    seq(any(ROLES), any('parasi|ucreti'), AS),
  ),
);
/** Behind a payment: "market parası". */
export const MONEY: Rule = once(
  either(
    seq(
      WHEN,
      any(`${THING}|${ROLES}`),
      any('parasi|ucreti|odemesi|borcu|payi|bedeli|masrafi|parasini|ucretini|borcunu|odemesini|bedelini|masrafini'),
    ),
    LABEL,
  ),
);
