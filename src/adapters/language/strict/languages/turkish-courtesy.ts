import { any, either, many, maybe, once, type Rule, seq, unless } from '../rules/rule.ts';
import { PAUSE } from './parts.ts';
import { ADDRESSED, ATTENTION, MYSELF, TO_WHOM } from './turkish-addressed.ts';
import { HURRY, PLEASED, SIGNED, THANKS } from './turkish-thanks.ts';

const HELLO = any(
  'merhaba|merhabalar|meraba|merabalar|mrb|mrhb|mrhaba|mrblar|selam|selamlar|slm|slmlar|selamun aleykum|selamin aleykum|selamu aleykum|selamunaleykum|selaminaleykum|aleykum selam|aleykumselam|ve aleykum selam|esselamu aleykum|esselamun aleykum|selam aleykum|sa|as|sea|gunaydin|gunaydinlar|tunaydin|hosbulduk|hos bulduk|hey|heyy|heyyo|heyo|hi|hello|helo|hallo|halo|alo|aloo|hola|ciao|hop|hoop|huhu|yo|oo|ooo|hosca|merhabayin|selams|selamm|merhabaa|sevgiler|gm|good morning|hi there|hey there',
);
const TIMES =
  'gunler|gun|aksamlar|aksam|geceler|gece|sabahlar|sabah|calismalar|isler|haftalar|hafta|haftasonlari|hafta sonlari|hafta sonu|pazarlar|cumalar|cumartesiler|mesailer|bayramlar|ramazanlar|kandiller|yillar|seneler|tatiller|ogleler|oglenler|pazartesiler|saatler|dersler|nobetler|satislar|forumlar|seyirler';
const WISH = seq(
  maybe(any('size|sana|herkese|cumleten|tekrar|tekrardan')),
  any('iyi|hayirli|mutlu|guzel|keyifli|bereketli|huzurlu|mubarek|saglikli|neseli|harika|kolay|bol kazancli|nurlu'),
  any(TIMES),
  maybe(any('dilerim|dileriz|diliyorum|diliyoruz|olsun|dilegiyle|dileklerimle|temennisiyle|efendim')),
);
const EASY = any(
  'kolay gelsin|kolayliklar|kolayliklar dilerim|kolayliklar dileriz|kolay gele|bereketli olsun|hayirli cumalar|cumaniz mubarek olsun|bayraminiz mubarek olsun|bayramin mubarek olsun|ramazaniniz mubarek olsun|hayirli ramazanlar|hayirli kandiller|mutlu yillar|iyi ki varsin|rast gele|rastgele|gecmis olsun|hos geldin|hos geldiniz',
);
const HOW = seq(
  any(
    'nasilsin|nasilsiniz|naber|nbr|naberr|ne haber|ne var ne yok|napiyorsun|napiyosun|napiyon|n aber|iyi misin|iyi misiniz|nasil gidiyor|nasil gidiyo|keyifler nasil|isler nasil|nasil keyifler|halin nasil|nasiliz|iyidir insallah|iyisindir insallah|umarim iyisin|umarim iyisindir|umarim iyisinizdir|umarim iyisiniz|umarim keyifler yerindedir|umarim her sey yolundadir|umarim gunun guzel geciyordur|umarim gununuz guzel geciyordur|umarim iyi gidiyordur|insallah iyisindir|insallah iyisinizdir|iyiyimdir|iyisindir|iyisinizdir',
  ),
  maybe(any('?')),
);
/** "bi bakar mısın", "kusura bakma rahatsız ediyorum" */
const CALL = either(
  seq(
    maybe(
      any(
        'simdi|hele|sana|bir saniye|bi saniye|bir dakika|bi dakika|bir dk|bi dk|bi|bir|bir zahmet|bi zahmet|suna|buraya',
      ),
    ),
    any('bak|baksana|bakar misin|bakar misiniz|bakarmisin|bakarmisiniz|bakiver|bakin|dinle|dinlesene|dinler misin'),
    maybe(any('simdi|hele|bakalim|bir|bi|canim|?')),
    maybe(any('?')),
  ),
  seq(
    any(
      'pardon|afedersin|affedersin|affedersiniz|afedersiniz|kusura bakma|kusura bakmayin|kusuruma bakma|kusuruma bakmayin|ozur dilerim|ozur dileyerek|rahatsiz ediyorum|rahatsiz ettim|rahatsiz ettigim icin|rahatsiz ettigim icin ozur dilerim|rahatsizlik icin ozur dilerim|rahatsiz ettigim icin kusura bakma|rahatsiz ettigim icin kusura bakmayin|seni de yordum|bu saatte rahatsiz ediyorum|gece gece rahatsiz ediyorum|sabah sabah rahatsiz ediyorum|basini agrittim|basinizi agrittim|vaktini aliyorum|vaktinizi aliyorum|mesgul ediyorum|zahmet veriyorum',
    ),
    maybe(any('ama|fakat|lakin')),
  ),
  any(
    'musaadenizle|musadenizle|musaadenle|izninle|izninizle|zahmet olacak ama|zahmet olacak|yine ben|ben yine|ben geldim|yine ben geldim|ben geldim yine|yine geldim|yine rahatsiz ediyorum|tekrar merhaba|tekrar selam|tekrardan merhaba|tekrar merhabalar|yine merhaba|yine selam|peki|tamam|ok|okey|tamam o zaman|peki o zaman|iyi o zaman|o zaman|hadi|haydi|hadi bakalim|haydi bakalim|ya|yaa|yahu|ha|hah|iste|evet|eveet|efendim|simdi|hadi kanka|hadi abi|hadi bismillah|bismillah|bismillahirrahmanirrahim|ya allah|ya bismillah|rica etsem|zahmet olmazsa|bi zahmet|bir zahmet|acil|acele',
  ),
);
/** What is said to be polite at the beginning of a message. */
export const POLITELY_FIRST: Rule = once(
  either(
    seq(either(HELLO, WISH, EASY, HOW, CALL), TO_WHOM),
    // "selam sayın yetkili", "ekip selam"
    ADDRESSED,
    ATTENTION,
    seq(MYSELF, PAUSE),
    HURRY,
    seq(THANKS, any(', | . | !')),
  ),
);

const DEEDS = any(
  'goreyim seni|goreyim sizi|goster kendini|bakalim|bu kadar|hepsi bu|hepsi bu kadar|bu kadar iste|o kadar|iste bu kadar|baska bir sey yok|baska bir istegim yok|baska bisi yok|ok|oki|okey|okay|tamam|tamamdir|o zaman|gitsin|bitsin|olsun bitsin|gitsin bitsin|hallet|hallediver|hallet gitsin|hallediverin|halledelim|halledin|halledersin sen|sen halledersin|bas gitsin|ya|ya kanka|be kanka|be abi|gecikmesin|unutma|unutmayin|unutma sakin|sana guveniyorum|size guveniyorum|guveniyorum sana|is sende',
);
/** "hadi göreyim seni"; "hadi ya", "hadi be" and "hadi canım" doubt it. */
const COME_ON = seq(
  any('hadi|haydi'),
  either(
    any(
      'bakalim|goreyim seni|goreyim sizi|kanka|kankam|kardes|aslanim|kocum|yavrum|evladim|abi|reis|usta|hocam|hayirlisi|artik',
    ),
    unless(any('ya|yaa|be|canim|lan|ulan|la|ordan|oradan')),
  ),
);
const WAITING = seq(
  maybe(any('haberini|haberinizi|cevabini|cevabinizi|donusunu|donusunuzu|dekontu|dekont|acilen|sabirsizlikla')),
  any('bekliyorum|bekliyoruz|beklemedeyim|beklemedeyiz|bekliyor olacagim|bekliyom'),
);
const FORMAL = either(
  seq(
    maybe(
      any(
        'geregini|gereginin yapilmasini|bilgilerinize|bilginize|bilgilerinizi|islemin yapilmasini|gereginizi|bilgi ve geregini|geregini ve bilgilerinize|ilginizi|desteginizi|yardiminizi|yardimlarinizi|destegini|yardimini|saygilarimla|saygilarimizla|saygiyla|onemle|onemle ve saygiyla',
      ),
    ),
    any(
      'arz ederim|arz ederiz|rica ederim|rica ederiz|rica olunur|rica ediyorum|rica ediyoruz|arz ve rica ederim|arz ve rica ederiz|istirham ederim|sunarim|sunariz|sunulur|arz olunur|bekliyorum|bekliyoruz|bekleriz|beklerim|saygilarimla arz ederim|saygiyla arz ederim',
    ),
  ),
  any(
    'bilgilerinize|bilginize|bilgine|geregi icin|bilgi icin|bilgi ve geregi icin|onayliyorum|onay veriyorum|islemi onayliyorum|transferi onayliyorum|onayim vardir|onayim var|kabul ediyorum|sorumluluk bende|sorumluluk bana ait|sorumluluk bana aittir|emir sizindir|geregi yapilsin|geregini yapin|geregini yapiniz',
  ),
);
/** "işlem linkini de paylaş" */
const RECEIPT = seq(
  maybe(any('bir de|bi de|bana')),
  any(
    'islem linkini|islemin linkini|linkini|linki|dekontu|dekontunu|dekont|makbuzu|makbuzunu|hash i|islem hashini|hashini|tx linkini|tx hashini|islem numarasini|islem kodunu|islem ozetini|makbuz|tx i|bilgi|haber|bir haber',
  ),
  maybe(any('de|da|bana|bana da')),
  any(
    'paylas|paylasin|paylasiniz|at|atin|gonder|gonderin|ilet|iletin|iletiniz|ver|verin|veriniz|yolla|yollayin|et|edin|goster',
  ),
);
const POLITE_END = either(
  THANKS,
  PLEASED,
  HURRY,
  any('hemen|hemen simdi|simdi|bugun'),
  COME_ON,
  seq(either(WISH, EASY, DEEDS, WAITING, FORMAL, RECEIPT), TO_WHOM),
  ADDRESSED,
  SIGNED,
);
/** The same at its end. */
export const POLITELY_LAST: Rule = once(seq(POLITE_END, many(seq(any('ve'), POLITE_END))));
