import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { LABEL, MONEY, PURPOSE } from './turkish-labels.ts';
import { ORGANISATIONS, withEndings } from './turkish-people.ts';
import { SOMEBODY, SOMEBODYS, TO_SOMEBODY } from './turkish-somebody.ts';
import { THING } from './turkish-things.ts';
import { TRADE_CAUSE } from './turkish-trade-causes.ts';
import { PAST } from './turkish-words.ts';

const HIM = either(
  any('o|kendisi|adam|abi|cocuk|eleman|usta|hoca|kiz|arkadas|kankam|elemanlar|ustalar|onlar'),
  SOMEBODY,
);
const WAITS = any(
  'bekliyor|bizi bekliyor|beni bekliyor|parayi bekliyor|parasini bekliyor|kapida bekliyor|isini bitirdi|isi bitirdi|isini tamamladi|isi tamamladi|kapida|geldi|burada|odeme bekliyor|odemesini bekliyor|ucretini bekliyor|teslim etti|isi teslim etti|siparisi getirdi|siparisi teslim etti|isi halletti|dogum gunu|zor durumda|sikisik durumda|parasiz kaldi|cok yardim etti|yardim etti|bana yardim etti|bize yardim etti|yardimci oldu|cok yardimci oldu|hak etti|fazlasiyla hak etti|parasini hak etti|ucretini hak etti|iyi is cikardi|guzel is cikardi|cok iyi is cikardi|cok ugrasti|cok emek verdi|beni idare etti|bana bakti|evleniyor|evlendi|mezun oldu|askere gidiyor|okula basladi|universiteyi kazandi|tasiniyor|yoruldu|ogrenci|sinavi gecti|sinavi kazandi|sehir disinda okuyor|universitede okuyor|okulda ac kaldi|ac kaldi|markette|okulda|kasada bekliyor|kira bekliyor|evi tasidi|arabayi tamir etti|evi temizledi|boyayi bitirdi',
);
/** "kızımın doğum günü", "usta bekliyor", "anneme borcum var" */
const PEOPLE = either(
  seq(
    SOMEBODYS,
    any(
      'dogum gunu|dogum gunu bugun|bugun dogum gunu|paraya ihtiyaci var|acil paraya ihtiyaci var|ihtiyaci var|yardimi dokundu|cok yardimi dokundu|emegi gecti|cok emegi gecti|cok emegi var|mezuniyeti|nikahi var|dugunu var|dugunu|bebegi oldu|cocugu oldu|yil donumu|hakki|emeginin karsiligi',
    ),
  ),
  seq(HIM, WAITS),
  seq(
    either(TO_SOMEBODY, any('ona|kendisine')),
    any(
      'para lazim|acil para lazim|borcum var|borcum vardi|borcluydum|borcluyum|borclandim|borclandik|odeme lazim|soz verdim|soz vermistim|odeme yapmam lazim|borcumuz var|borcumuz vardi|minnettarim|ayip olmasin|hediye|harclik|harclik olsun|moral olsun|bir hediye|kucuk bir hediye|surpriz|surpriz yapiyorum',
    ),
  ),
  seq(any('bugun'), maybe(any('onun')), any('dogum gunu|evlilik yil donumu|mezuniyeti|nikahi var|dugunu')),
  seq(any('onun|kendisinin'), any('dogum gunu|dogum gunu bugun|emegi cok|hakki|cok emegi var|yardimi dokundu')),
  seq(any('dogum gunu'), any('bugun|de bugun')),
  any(
    'bana yardimi dokundu|cok yardimi dokundu|guzel yardimi dokundu|guzel yardimi dokundu bana|yardimi dokundu bana|cok emegi gecti|emegi gecti|emegi cok|hak etti|cok hak etti|emeginin karsiligi|emegine karsilik|emeklerinin karsiligi|ellerine saglik olsun',
  ),
);

const object = (nouns: string): string => withEndings(nouns, ['yi', 'yu', 'ni', 'nu'], ['i', 'u'], ['ni', 'nu']);
const THE_THING = any(
  `${object(THING)}|borcumu|borclarimi|borcu|borclari|hesabi|hesaplari|hesabimizi|hesabimi|kirayi|kirami|faturayi|faturalari|faturami|faturasini|su faturasini|elektrik faturasini|payimi|payimiza duseni|bana duseni|aidati|aidatimi|aidatlari|veresiyeyi|koltuk takimini|masrafi|masraflari|acigi|parayi|parasini|ucretini|ucretlerini|emanetini|emaneti|hediyesini|hediyemi|bahsi|iddiayi`,
);
/** No money: "parasını aldım ondan" would say that it is paid. */
const BOUGHT_THING = any(`${THING}|${object(THING)}|koltuk takimini`);
const OWN = any(
  'kapatiyorum|kapatiyoruz|kapatayim|kapatalim|kapatmak icin|oduyorum|oduyoruz|odeyeyim|odeyelim|odemek icin|hallediyorum|halledelim|denklestiriyorum|esitliyorum|paylasiyoruz|bolustuk|bolusmustuk|temizliyorum|veriyorum|iade ediyorum|geri oduyorum|geri veriyorum|topluyorum|toparliyorum|duzenliyorum|sifirliyorum|karsiliyorum|ayarliyorum|yeniliyorum|yenilemek icin|almak icin|almasi icin|aliyorum|kaybettim|kaybettik',
);
const PAID_FOR_ME = any(
  'odemisti|odedi|ismarlamisti|ismarladi|almisti|aldi|karsiladi|karsilamisti|halletti|halletmisti|getirdi|getirmisti|vermisti|hazirladi|tamir etti|yapti|yapmisti|kapatmisti|kazandi|kazanmisti|tutmustu|dusundu|tasarladi|cizdi',
);
/** "borcumu kapatıyorum", "su faturasını o ödemişti", "koltuk takımını aldım ondan" */
const SETTLED = either(
  seq(maybe(any(PAST)), THE_THING, OWN),
  seq(maybe(any(PAST)), THE_THING, HIM, PAID_FOR_ME),
  seq(HIM, THE_THING, PAID_FOR_ME),
  seq(maybe(any(PAST)), THE_THING, HIM, PAID_FOR_ME, any(','), THE_THING, OWN),
  seq(
    BOUGHT_THING,
    any('aldim|aldik|satin aldim|satin aldik|yaptirdim|yaptirdik|ismarladim'),
    any('ondan|kendisinden|ona'),
  ),
  seq(any('ondan|kendisinden'), BOUGHT_THING, any('aldim|aldik|satin aldim|satin aldik')),
  seq(
    any('cuzdanlarimi|cuzdanlari|hesaplarimi|bakiyelerimi|paralarimi|varliklarimi'),
    any('birlestiriyorum|topluyorum|toparliyorum|duzenliyorum|tek yerde topluyorum|tasiyorum|ayiriyorum'),
  ),
  seq(
    any(`${THING}|is|sonuc|site|resim|sarki`),
    any(
      'cok guzel oldu|guzel oldu|cok iyi oldu|harika oldu|super oldu|bitti|tamamlandi|teslim edildi|elime ulasti|elimize ulasti|geldi',
    ),
    maybe(seq(any(','), any('ucretini hak etti|hak etti|emegine saglik|parasini hak etti'))),
  ),
  seq(
    maybe(any(PAST)),
    any(
      'borcuma|borcumuza|faturaya|siparise|ise|hizmete|anlasmaya|sozlesmeye|teklife|masrafa|emege|hesaba|sohbete|konusmamiza',
    ),
    any('karsilik|istinaden|karsiligi'),
  ),
  seq(
    maybe(
      either(
        any('ekteki|proforma|ilgili|iliskteki|kesilen|onaylanan|bu ayki|gecen ayki|son|kasim|ekim|aralik'),
        any(PAST),
      ),
    ),
    any(
      'faturaya|faturaniza|faturalara|siparise|sozlesmeye|teklife|protokole|makbuza|dekonta|tutanaga|talimata|yaziya',
    ),
    any('istinaden|karsilik'),
  ),
  seq(
    any('genel kurul|yonetim kurulu|yonetim|kurul|mahkeme|dao|komisyon|toplanti|butce|ortaklar kurulu|icra'),
    any('kararina|karari'),
    any('istinaden|geregi|geregince|uyarinca|dogrultusunda'),
  ),
  seq(
    any('sozlesme|anlasma|protokol|kanun|butce|teklif|fatura|tarife'),
    any('geregi|geregince|uyarinca|kapsaminda|dogrultusunda'),
  ),
);
const EVENT = either(
  seq(
    maybe(any('bugun')),
    any('kira|maas|aidat|fatura|odeme|okul|harclik|kredi'),
    any('gunu|zamani|vakti|gunumuz|tarihi'),
    // Without a verb, it is a time to come.
    any('geldi|bugun|geldi catti|gelmis'),
  ),
  any(
    'ay basi geldi|ay sonu geldi|bugun ay basi|bugun maas gunu|bugun kira gunu|hesabi kapatalim|odesik kalalim|helallesiyoruz|odesiyoruz',
  ),
  seq(any('bahsi|iddiayi|maci'), HIM, any('kazandi')),
  seq(any('bahsi|iddiayi'), any('kaybettim|ben kaybettim')),
  seq(
    maybe(
      any(
        'hesaptan|yemekten|faturadan|masraftan|gelirden|hesabindan|raki balik hesabindan|yemek hesabindan|aksamki hesaptan|dunku hesaptan',
      ),
    ),
    any('payima dusen|bana dusen|payimiza dusen|benim payim|bana dusen pay'),
  ),
);
const TO_HELP = either(
  seq(
    either(
      THE_THING,
      any(
        'ilaclarini|kitaplarini|yemegini|bir seyler|kendine bir seyler|kendine hediye|okul masraflarini|faturalarini|kirasini',
      ),
    ),
    any('alsin diye|odesin diye|yaptirsin diye|halletsin diye|karsilasin diye|yesin diye'),
  ),
  seq(
    either(
      TO_SOMEBODY,
      any(ORGANISATIONS.to),
      any(
        'sokak hayvanlarina|hayvanlara|depremzedelere|ihtiyac sahiplerine|okul kermesine|kermese|sanatciya|projeye|topluluga|acik kaynaga|acik kaynak projeye|koye|camiye|kanala|yayina|takima|gelistiricilere|kedilere|kopeklere|cocuklara|ogrencilere|yetimlere|musteriye|aliciya|konsere|dugune|toruna',
      ),
    ),
    any(
      'destek|destek olsun|destek olsun diye|destek icin|destek olarak|bagis|bagis olarak|bagis icin|yardim|yardim icin|yardim olarak|yardim olsun diye|katki|katki olsun diye|iade|iade olarak|harclik|harclik olarak|hediye|hediye olarak|bahsis|bahsis olarak|maas|prim|odul|burs|ikramiye|mama parasi|mama icin',
    ),
  ),
  seq(
    any('destek|yardim|katki|moral|harclik|hediye|surpriz|sevap|hayir|bereket|hatira'),
    any('olsun|olsun diye|amacli|amaciyla'),
  ),
  seq(any('mutlu|rahat|memnun|ferah'), any('olsun diye|etsin diye')),
  any(
    'yuzu gulsun diye|cani sikilmasin diye|rahat etsin diye|ac kalmasin diye|eli bos kalmasin diye|gonlu olsun diye|icim rahat etsin diye|kurban bagisi|fitre ve zekat|zekat bagisi',
  ),
);

const CODE = either(seq(maybe(any('tr|inv|po|fat|prj|sip|ref|ft|pr|tr -|inv -')), any('§d|§n')), any('§d'));
const MEMO_WORDS = any(
  `${THING}|tesekkurler|pazarlama|reklam|danismanlik|egitim|ulasim|personel|kira|genel gider|seyahat|temsil|agirlama|hediye|bagis|harclik|sevgiler|iyi gunlerde kullan|afiyet olsun|hayirli olsun|dogum gunun kutlu olsun|iyi ki dogdun|gecmis olsun|odeme|odemesi|maas|depozito|aidat|fatura|tesekkur|borc|borc odemesi`,
);
/** "fatura no 2024-117", "açıklama: kasım aidatı" */
const MEMO = either(
  seq(
    any(
      'fatura|siparis|proje|dosya|sozlesme|referans|masraf|teklif|is|islem|musteri|ogrenci|daire|uye|dava|kayit|takip',
    ),
    any('no|no :|kodu|kodu :|numarasi|numarasi :'),
    CODE,
  ),
  seq(
    any(
      'not|notu|aciklama|aciklamasi|konu|konusu|butce kalemi|gider kalemi|masraf kalemi|mesaj|sebep|sebebi|nedeni|referans|islem aciklamasi|odeme aciklamasi|gider kodu',
    ),
    any(':'),
    either(LABEL, MEMO_WORDS, PURPOSE, CODE),
  ),
);
/** Why it is paid, before or behind the order. */
export const CAUSE: Rule = once(
  seq(
    maybe(any('cunku|malum|hani')),
    either(PEOPLE, SETTLED, EVENT, TO_HELP, MEMO, LABEL, PURPOSE, MONEY, TRADE_CAUSE),
  ),
);
