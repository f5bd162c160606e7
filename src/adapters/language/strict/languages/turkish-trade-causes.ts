import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { SOMEBODYS } from './turkish-somebody.ts';

const GOALS =
  'uzun vade|uzun vadeli yatirim|uzun vadeli birikim|kisa vade|orta vade|uzun donem|birikim|yatirim|kucuk yatirim|portfoy|portfoy dengesi|portfoy dengeleme|cesitlendirme|cesitlilik|gas|gas parasi|gas ucreti|gas ucretleri|gas masrafi|ag ucreti|ag ucretleri|islem ucreti|islem ucretleri|islem masrafi|komisyon|komisyonlar|stake|staking|faiz|faiz getirisi|getiri|pasif gelir|teminat|teminat tamamlama|likidite|likidite havuzu|emeklilik|emeklilik birikimi|okul birikimi|universite birikimi|egitim birikimi|cocuk birikimi|araba|araba birikimi|ev|ev pesinati|tatil|tatil birikimi|ceyiz|dugun|dugun birikimi|yedek akce|acil durum fonu|nakit ihtiyaci|nakit|nakit akisi|oyun|oyun ici alisveris|oyun esyasi|nft|nft alimi|mint|mint ucreti|domain|ens adi|dao oylamasi|dao oyu|oylama|yonetisim|yonetisim oyu|yonetisim oylamasi|hazine|hazine yonetimi|sirket hazinesi|sirket kasasi|firma kasasi|dernek kasasi|vakif fonu|vakfin fonu|fon|rezerv|kasa|fatura odemeleri|maas odemeleri|tedarikci odemeleri|odemeler|vergi|vergi odemesi|kira|masraflar|harcamalar|risk yonetimi|risk azaltma|kur riski|kur korumasi|enflasyon|enflasyondan korunma|arbitraj|trade|kar|kar realizasyonu|maliyet dusurme|ortalama|ortalama dusurme|dca|dca alimi|gelecek|gelecegim|gelecegimiz|hayallerim|hayalim|koleksiyon|borc|borcum|kredi|kredi borcu|hediye|bayram|gelecegi|egitimi|okulu|dugunu|ceyizi|birikimi|tasarruf|para birimi riski|denge|guven|kolaylik|gubre|tohum|hasat|ciftlik|traktor|okul|kurs|egitim';
const FOR = any('icin|amaciyla|amacli|kapsaminda|nedeniyle|sebebiyle|dolayisiyla');
const WHOSE_GOAL = maybe(
  either(
    SOMEBODYS,
    any(
      'benim|bizim|torunun|torunlarin|cocugun|cocuklarin|cocugumun|cocuklarimin|kizin|oglanin|ailemin|sirketin|firmanin|dernegin|vakfin|bu ayin|bu haftanin|bu ayki|bu haftaki|kendi|kucuk bir|biraz|bir miktar',
    ),
  ),
);
const OBJECTS =
  'risk|maliyet|portfoy|zarar|borc|odeme|gelir|birikim|teminati|portfoyu|portfoyumu|riski|risklerimi|riskimi|maliyeti|maliyetimi|ortalamayi|ortalamami|teminati|teminatimi|dengeyi|pozisyonu|pozisyonumu|karimi|kari|zarari|zararimi|birikimi|birikimimi|birikimlerimi|parayi|parami|nakdi|dolari|dolarlarimi|harcligimi|maasimi|primimi|primi|ikramiyemi|ikramiyeyi|emeklilik ikramiyesini|emekli ikramiyesini|emekli maasimi|hasat parasini|findik parasini|cay parasini|sut parasini|pamuk parasini|uzum parasini|zeytin parasini|kira gelirini|tazminatimi|bursumu|altin parasini|dugun parasini|bayram harcligimi|artan parayi|kalan parayi|bosta duran parayi|bostaki parayi|komisyonlari|ucretleri|gas i|gas ucretini|faturalari|maaslari|borcumu|kredimi|vergiyi|varliklarimi|varligi|varliklari|stablelari|coinleri|coin|nft|nft i|domain|ens adi|oyun esyasi|oyunda esya|esya|kur riskini|enflasyondan|kurdan|volatiliteden|dalgalanmadan|getiri|faiz|stake|mint|teminat';
const TO_DO =
  'dengelemek|azaltmak|dusurmek|tamamlamak|artirmak|cesitlendirmek|korumak|korunmak|biriktirmek|kullanmak|odemek|karsilamak|degerlendirmek|almak|satin almak|mint etmek|etmek|stake etmek|yatirmak|kilitlemek|buyutmek|guclendirmek|saglamak|kazanmak|elde etmek|realize etmek|kesmek|sabitlemek|yatirim yapmak|birikim yapmak|oy vermek|oy kullanmak|oynamak|katilmak|nakde gecmek';
const DOING =
  'dengeliyorum|azaltiyorum|dusuruyorum|tamamliyorum|artiriyorum|cesitlendiriyorum|koruyorum|korunuyorum|biriktiriyorum|kullanacagim|odeyecegim|karsilayacagim|degerlendiriyorum|degerlendirelim|alacagim|mint edecegim|stake edecegim|buyutuyorum|guclendiriyorum|realize ediyorum|sabitliyorum|kestim|realize ettim|topluyorum|toparliyorum|yatirima ceviriyorum|yatirim yapiyorum|birikim yapiyorum|kilitliyorum|alim yapiyorum|sadelestiriyorum';
const MARKET = either(
  seq(
    maybe(any('su an|simdi|bence|artik|cunku')),
    any(
      'piyasa|piyasalar|trend|fiyat|fiyati|fiyatlar|hacim|grafik|grafikler|ortam|momentum|kur|boga|boga sezonu|altcoin sezonu|dip|dibi|ayi piyasasi|dolar|proje|projesi|teknoloji|teknolojisi|ekip|ekosistem',
    ),
    any(
      'guzel|iyi|cok iyi|cok guzel|yukari|asagi|yukseliyor|yukselise gecti|dusuyor|dustu|cok dustu|artti|artiyor|geldi|basladi|uygun|ucuz|ucuzladi|toparlandi|toparliyor|hareketlendi|canlandi|gorduk|goruldu|bitti|saglam|guclu|zayif|donuyor|dondu|kirdi|kirildi|oturdu|guven veriyor|umut verici|heyecan verici|cok saglam|karisik|oynak|pahali|fazla kaldi',
    ),
  ),
  seq(
    any('portfoyde|cuzdanda|elimde|elimizde|hesapta|kasada'),
    any('dolar|nakit|stable|para|coin|usd'),
    any('fazla|cok|fazla kaldi|cok birikti|birikti|fazla oldu|bosta|bos duruyor|bosta duruyor|atil kaldi'),
  ),
  any(
    'fomo yaptim|fomo geldi|fomo oldum|fomodayim|dip gorduk|dipten aliyorum|dipten alalim|dipte|dip aliyorum|dip alimi|dipten alim|firsat|firsat bu|guzel firsat|alim firsati|kacirmak istemiyorum|firsati kacirmayalim|trene biniyorum|trene atliyorum|bekledim yeter|bekledim yeter artik|cok bekledim|yeter bekledim|zamani geldi|vakti geldi|tam zamani|sirasi geldi|kar aliyorum|kar alma zamani|karimi aliyorum|kar satisi|kar realizasyonu|zarar kes|zarari kestim|zararina satiyorum|risk azaltiyorum|riskten kaciyorum|riskten cikiyorum|nakde geciyorum|stablea geciyorum|portfoy dengeleme|portfoy dengelemesi|bosta duran para|bosta kalan para|atil para|artan para|biraz birikim|bir miktar birikim|kucuk bir birikim|torunlara birikim|cocuklara birikim|kendime bir hediye|kendime hediye|kendime dogum gunu hediyesi|kendime kucuk bir hediye|kur riskine karsi|enflasyona karsi|dususe karsi|hodl|hodlayacagim|tutacagim|uzun tutacagim|saklayacagim|unutacagim',
  ),
);
const ARRIVED = seq(
  any(
    'harcligim|maasim|primim|ikramiyem|bursum|freelance odemem|odemem|kira gelirim|emekli maasim|ikramiye|prim|burs|maas|findik parasi|cay parasi|hasat parasi|pamuk parasi|sut parasi|uzum parasi|zeytin parasi|bayram harcligim|tazminatim|telifim|musteri odemesi|komisyonum|alacagim|faizim|temettum',
  ),
  any('geldi|yatti|gecti|hesaba gecti|hesaba yatti|elime gecti|sonunda geldi|nihayet geldi'),
);
const BELIEF = seq(
  maybe(any('cok|bence|ben')),
  any(
    'projeye|projesine|teknolojiye|teknolojisine|gelecegine|ekibine|ekibe|ekosisteme|ekosistemine|topluluga|kriptoya|bu coine|bu projeye|bu coinin gelecegine|buna',
  ),
  any('inaniyorum|guveniyorum|inandim|guvenim tam|inancim tam|cok inaniyorum|cok guveniyorum|inaniyoruz'),
);
const SO_THAT = seq(
  any(
    'kafam|icim|aklim|gonlum|elim|kenarda|cuzdanda|hesapta|yarinlara|gelecege|torunlara|cocuklara|cesit|yedek|yedekte',
  ),
  any('rahat|ferah|huzurlu|birikim|umut|biraz birikim|dursun|nakit|bulunsun|kalsin|yatirim|cesit'),
  maybe(any('olsun|etsin|dursun')),
  maybe(any('diye')),
);
const LACKS = seq(
  any(
    'gas|gas parasi|gas ucreti|komisyonlara|komisyon|ucretlere|islem ucretlerine|islem ucreti|masraflara|nakit|nakde|faturalara|kiraya|teminata',
  ),
  maybe(any('icin')),
  any('lazim|gerekiyor|gerek|para lazim|ihtiyacim var|ihtiyac var|yetmiyor|bitti|kalmadi|para gerek'),
);
const MEMO = seq(
  any('muhasebe kaydi|kayit|aciklama|islem aciklamasi|not|konu|amac|sebep|strateji|islem turu'),
  any(':'),
  any(`${GOALS}|varlik donusumu|donusum|hazine islemi|takas|doviz islemi|portfoy duzenlemesi|yeniden dengeleme`),
);
/** Why something is exchanged. A price that is hoped for, advice and a trial have no place. */
export const TRADE_CAUSE: Rule = once(
  either(
    seq(WHOSE_GOAL, any(GOALS), FOR),
    any(
      'uzun vade|bu ayin dca alimi|bu haftanin dca alimi|dca alimi|ceyiz parasi|tatil parasi|araba birikimi|okul birikimi|torunun birikimi',
    ),
    seq(maybe(any(OBJECTS)), any(TO_DO), any('icin|amaciyla|uzere')),
    seq(any(OBJECTS), any(DOING)),
    seq(WHOSE_GOAL, any(GOALS), any('icin'), any('birikim|yatirim|alim|tasarruf|yedek|biraz birikim|kucuk birikim')),
    any(
      'teminat olarak|yatirim olarak|birikim olarak|rezerv olarak|yedek olarak|tasarruf olarak|uzun vadeli yatirim olarak',
    ),
    MARKET,
    ARRIVED,
    BELIEF,
    SO_THAT,
    LACKS,
    MEMO,
  ),
);
