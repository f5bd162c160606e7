import { any, either, many, maybe, once, type Rule, seq, some } from '../rules/rule.ts';
import { TO_WHOM } from './turkish-addressed.ts';
import { NAMES } from './turkish-people.ts';

const FOR_WHAT = any(
  'her sey icin|hersey icin|ilgin icin|ilginiz icin|ilgine|ilginize|yardimin icin|yardiminiz icin|yardimlarin icin|yardimlariniz icin|destegin icin|desteginiz icin|emegin icin|emeginiz icin|emekleriniz icin|zamanin icin|zamaniniz icin|vaktin icin|vaktiniz icin|anlayisin icin|anlayisiniz icin|hizli donusun icin|hizin icin|hizmetiniz icin|kolayligin icin|ilgi ve alakaniz icin|sabrin icin|sabriniz icin',
);
const HOW_MUCH = any(
  'cok|cok cok|simdiden|simdiden cok|pesinen|pesin pesin|onden|bastan|binlerce|sonsuz|tekrar|tekrardan|icten|ictenlikle|kalpten|yurekten|gercekten|gercekten cok|ayrica|yine|ama|ve|da|tamam|ok|eyvallah|eyw|kolay gelsin|canim benim|sana|size|bol bol|kocaman',
);
const THANK = any(
  'tesekkur|tesekkurler|tesekkur ederim|tesekkur ederiz|tesekkur ediyorum|tesekkur ediyoruz|tesekkurlerimle|tesekkurlerimi sunarim|tesekkurlerimizle|tesekkurlerimi iletirim|tesekurler|tesekkurlerr|tskler|tsk|tsklr|tskrler|tesekkur ederm|tesekkur borcluyum|sagol|sag ol|sagolun|sag olun|sagolasin|sag olasin|sagolasiniz|saol|saolun|saolasin|sagoll|eyvallah|eyv|eyw|eyvallahh|eyvalla|mersi|mersii|thx|thanks|thank you|thank u|ty|tnx|thnx|varol|var ol|varolun|var olun|minnettarim|minnettar kalirim|minnettar kaliriz|minnettar olurum|minnettariz|hakkini helal et|hakkinizi helal edin|helal et|cok makbule gecer|makbule gecer|cok iyi olur|super olur|iyi olur|sevinirim|sevindirirsin|sevinirim ya|memnun olurum|memnun oluruz|duacinim|duacinizim|cok duaci olurum|dua ederim|dualarim seninle|minnet duyarim|sukranlarimi sunarim|sukranlarimla',
);
export const THANKS: Rule = once(
  seq(
    many(FOR_WHAT, HOW_MUCH),
    THANK,
    many(FOR_WHAT, any('simdiden|tekrar|cok|ya|be|yine|tekrardan|pesinen|valla|vallahi|sana|size')),
    TO_WHOM,
  ),
);

const GOD = seq(
  any('allah|rabbim|mevlam|tanri|hak teala'),
  many(any('senden|sizden|hepimizden|sana|size|ne muradin varsa|tuttugunu|isini|islerini|isinizi|cumlemizden')),
  any(
    'razi olsun|razi gelsin|kabul etsin|bereket versin|rast getirsin|kolaylik versin|korusun|yardimci olsun|yardimcin olsun|yardimciniz olsun|utandirmasin|versin|altin etsin|bagislasin|saglik versin|iyilik versin|mesut etsin|gonlune gore versin|uzun omur versin|omur versin|bereketini versin|bozmasin|eksik etmesin|eksikligini gostermesin|emanet|hayretsin|hayirli etsin|hayirlara vesile etsin',
  ),
);
const HEALTH = seq(
  any(
    'eline|ellerine|elinize|ellerinize|emegine|emeginize|emeklerine|agzina|yuregine|koluna|eline koluna|eline emegine|kalemine',
  ),
  any('saglik|saglik olsun|sagliklar'),
);
const BE_IT = seq(
  any(
    'hayirli|hayirli ugurlu|ugurlu|hayirli mubarek|bereketli|bol bereketli|bereketi bol|kazanci bol|bol kazancli|kolay|sansimiz bol|sansi bol|afiyet|helal|helali hos|hayirlara vesile|mubarek|hepimize hayirli|sana hayirli|gule gule kullanmak|ugurlar|keyfin bol|gonlun bol|gunun aydin|gunun guzel|yolu acik|rast gele',
  ),
  any('olsun|ola'),
);
const YOU_ARE = seq(
  maybe(any('sen|siz|cok|tam|gercekten|valla|vallahi|sen bir|sen tam')),
  maybe(any('bir|benim')),
  any(
    'supersin|supersiniz|harikasin|harikasiniz|kralsin|kralicesin|canimsin|cansin|adamsin|adamin dibisin|mukemmelsin|mukemmelsiniz|efsanesin|aslansin|meleksin|tanesin|tatlisin|sekersin|iyisin|bir tanesin|bitanesin|numarasin|on numarasin|yildizsin|ustasin|dostsun|kahramansin|kahramanimsin|guzelsin|delisin|babasin|baba adamsin|reissin|askimsin|hayatimsin|kardessin|kardesimsin',
  ),
);
const FAREWELL = any(
  'saygilarimla|saygilarimizla|saygilar|saygilar sunarim|saygilar sunariz|saygilarimi sunarim|saygilarimizi sunariz|saygiyla|saygi ve sevgilerimle|sevgi ve saygilarimla|sevgi ve saygilar|sevgiler saygilar|selam ve saygilar|selam ve saygilarimla|selamlar saygilar|en iyi dileklerimle|en derin saygilarimla|en icten dileklerimle|iyi dileklerimle|sevgiler|sevgilerimle|sevgilerimizle|sevgi ile|sevgiyle|sevgiyle kal|sevgiyle kalin|selamlar|selam ve dua ile|selam ve dua|selametle|dua ile|hosca kal|hoscakal|hosca kalin|hoscakalin|gorusuruz|gorusmek uzere|kendine iyi bak|kendinize iyi bakin|allaha emanet ol|allaha emanet olun|allaha emanet|bay bay|bye|bb|hadi bay|gule gule|opuyorum|opuyorum seni|opuyoruz|optum seni|opuldun|opucukler|optum bye|kucak dolusu sevgiler|kucak dolusu selam|bol kazanclar|bol kazanc|bol bol kazanclar|hayirli kazanclar|bol bereket|bol sans|bol sanslar|iyi sanslar|sans getirsin|kazanclar|iyi ki varsin|iyi ki varsiniz|seviyorum seni|seviliyorsun|seni seviyorum|opuyorum ellerinden|ellerinden operim|ellerinizden operim|gozlerinden operim|gozlerinden opuyorum|helal|helal sana|aferin|aferin sana|bravo|super|harika|mukemmel|guzel|mukemmel olur|on numara|sahane|cok guzel',
);
const TROUBLE = seq(
  any(
    'zahmet|sana zahmet|size zahmet|sana da zahmet|size de zahmet|bi zahmet|bir zahmet|zahmet olmazsa|rica etsem|mumkunse|sana is cikardim|is cikardim sana|ugrastirdim|yordum seni|seni yordum|ugrastirdim seni|kusura bakma|kusura bakmayin|rahatsiz ettim|ozur dilerim|affola|kusur olduysa affola',
  ),
  maybe(any('oldu|verdim|verdik|olacak|veriyorum|ettim|yine|artik|ya|seni|olmasin|seni de|sizi|sizi de')),
);
/** Blessings and praise. */
export const PLEASED: Rule = once(seq(either(GOD, HEALTH, BE_IT, YOU_ARE, FAREWELL, TROUBLE), TO_WHOM));

const LUTFEN =
  'lutfen|lutfenn|lutfennn|lutfennnn|ltfn|lutfeen|lutfn|luften|please|pls|plz|ne olur|nolur|nolursun|ne olursun|ricamdir|ricamdir lutfen';
/** "çok acil lütfen", "en kısa sürede", "ivedilikle" */
export const HURRY: Rule = once(
  either(
    seq(
      many(any(`${LUTFEN}|cok|biraz|bayagi|baya|gercekten|isim|isimiz|bu is|islem|konu|durum|bu islem`)),
      any(
        'acil|acill|acilll|acilen|acele|acil acil|acele acele|ivedi|ivedilikle|derhal|cabuk|cabucak|cabuk ol|cabuk olsun|hizli|hizlica|hizli ol|hizli olsun|hizlicana|acele et|acele edin|acele edelim|acele olsun|acil olsun|bekletme|bekletmeyin|bekletmeden|bekletmeyelim|vakit kaybetmeden|zaman kaybetmeden|gecikmeden|gecikmeksizin|oyalanmadan|bir an once|bir an evvel|en kisa surede|en kisa zamanda|mumkun olan en kisa surede|en hizli sekilde|mumkun oldugunca hizli|mumkun oldugunca cabuk|olabildigince hizli|asap|tez elden|tez|ivedi olarak|acil olarak|oncelikli|oncelikli olarak|onemli|acelem var|acelemiz var|isim acele|acil isim var|acil lazim|acil durum|acil bir durum|acildir|ivedidir|onemlidir|acil bu|aceledir|elini cabuk tut|elinizi cabuk tutun|vaktim yok|vaktim dar|zamanim yok|zamanim dar',
      ),
      many(any(`${LUTFEN}|ya|bu|cok`)),
      TO_WHOM,
    ),
    seq(any(LUTFEN), maybe(any('ya|ama|artik|lutfen')), TO_WHOM),
  ),
);

const SURNAMES =
  'yilmaz|kaya|demir|celik|sahin|yildiz|yildirim|ozturk|aydin|ozdemir|arslan|aslan|dogan|kilic|cetin|kara|koc|kurt|ozkan|simsek|polat|korkmaz|cakir|erdogan|yavuz|acar|aktas|bulut|bozkurt|ates|gunes|guler|turan|sari|tekin|keskin|unal|avci|isik|kaplan|tas|toprak|erdem|guven|ozer|yalcin|aksoy|coskun|demirci|kocak|uysal|duman|tunc|ucar|gul|akin|karaca|altun|bayram|eren|soylu|uzun|er|ozen|sen|ay|ak|bal|can';
const TITLE = any('av|dr|prof|doc|uzm|muh|mim|smmm|ymm|sayin|bay|bayan|op');
const OFFICE = any(
  'muhasebe|muhasebe departmani|muhasebe birimi|muhasebe muduru|mali isler|mali isler muduru|finans|finans departmani|finans muduru|hazine|hazine birimi|operasyon|satin alma|satinalma|genel mudur|yonetim kurulu|yonetim|yonetim kurulu baskani|kurucu ortak|kurucu|insan kaynaklari|idari isler|avukat|mali musavir|baskan|genel sekreter|site yonetimi|dernek yonetimi|vakif yonetimi|apartman yonetimi',
);
const PERSON = seq(
  maybe(seq(TITLE, maybe(any('.')))),
  some(any(NAMES)),
  maybe(any(SURNAMES)),
  maybe(any('bey|hanim|hoca|usta|teyze|amca|abi|abla')),
);
/** "saygılarımla, Av. Deniz Kaya", "- Selin" */
export const SIGNED: Rule = either(
  seq(
    any(
      'saygilarimla|saygilarimizla|saygilar|saygilarimi sunarim|saygiyla|sevgiler|sevgilerimle|selamlar|tesekkurler|iyi calismalar|iyi gunler|iyi gunler dilerim',
    ),
    any(', | . | - | !'),
    either(seq(PERSON, maybe(seq(maybe(any(', | . | -')), OFFICE))), OFFICE),
  ),
  seq(any('-'), PERSON),
  OFFICE,
);
