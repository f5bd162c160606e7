/** The words of plain requests in Turkish, without marks on letters. Phrases are separated by `|`. */

/** Before an order. */
export const ASKING = 'rica etsem|bir zahmet|bi zahmet|zahmet olmazsa|rica ediyorum|mumkunse';
/** Behind an order. */
export const HELP =
  'yardimci olur musun|yardimci olur musunuz|yardimci olabilir misin|yardimci olabilir misiniz|yardim eder misin|yardim eder misiniz';

/** Beside a greeting: the person asks for help. */
export const HELP_FIRST =
  'bir ricam var|bi ricam var|bir ricam olacak|sizden bir ricam var|senden bir ricam var|bana yardim et|bana yardim edin|bana yardim eder misin|bana yardim eder misiniz|yardim eder misin|yardim eder misiniz|yardimina ihtiyacim var|yardiminiza ihtiyacim var|yardim lazim|bir sey rica edecegim|bir isim var|acelem var|acelemiz var|isim acele';

/** What is paid for. */
export const THING =
  'kira|ev kirasi|ofis kirasi|dukkan kirasi|yurt|harclik|kurs ucreti|cicek|yakit|kargo|onarim|halisaha|mac|etkinlik|bilet ucreti|yemek|aksam yemegi|ogle yemegi|kahvalti|kahve|pizza|araba tamiri|bisiklet tamiri|tamir|kapora|market|market alisverisi|alisveris|fatura|elektrik faturasi|su faturasi|internet faturasi|bilet|konser bileti|konser biletleri|sinema biletleri|ucak biletleri|biletler|sinema bileti|ucak bileti|taksi|ders|piyano dersi|kurs|tasarim|hediye|dogum gunu hediyesi|kitap|otel|mobilya|temizlik|kres ucreti|kres|dugun|tatil|sac kesimi|kuafor|disci|doktor|veteriner|ilac|bahsis|benzin|otopark|lastik|nakliye|tasinma|koltuk|yatak|masa|telefon|bilgisayar|bisiklet|kopek mamasi|kedi mamasi|ozel ders|ingilizce dersi|gitar dersi|avukat|noter|ceviri|logo|web sitesi|malzeme|cicek|ayakkabi|kiyafet|gozluk|boya|tadilat|bakici|pasta|kira bedeli|aksam yemegi hesabi|mutfak alisverisi|musluk tamiri|cati tamiri|maas|kirasi|maasi|aidati|prim|avans|aidat|apartman aidati|kulup aidati|dernek aidati|depozito|komisyon|hizmet|danismanlik|yazilim|sunucu|alan adi|hosting|reklam|denetim|cekim|fotograf|video|dogalgaz|dogalgaz faturasi|telefon faturasi|internet|abonelik|uyelik|spor salonu|yoga dersi|dil kursu|okul|sigorta|vize|pasaport|bilezik|altin|yuzuk|sunnet|kina|yil donumu|yildonumu|bayram|bayram harcligi|bayramlik|kurban|iftar|doner|kebap|lahmacun|baklava|cay|tost|bira|raki|meyhane|kafe|oyun kolu|konsol|kulaklik|sarj aleti|monitor|klavye|kamera|drone|hali|perde|buzdolabi|camasir makinesi|kombi|klima|kombi bakimi|klima montaji|montaj|badana|parke|fayans|anahtar|kasko|muayene|servis|servis ucreti|yol|yol parasi|ulasim|metro|otobus bileti|tren bileti|feribot|mac bileti|tiyatro bileti|festival bileti|festival|kamp|gezi|tur|villa|apart|pansiyon|ev|daire|rulo|numune|siparis|son siparis|urun|kumas|seker|et|sebze|meyve|balik|peynir|zeytin|zeytinyagi|bal|mama|asi|tasma|fizik tedavi|terapi|seans|gozluk cami|dis tedavisi|lens|ameliyat|pasta parasi|organizasyon|muzik|katalog|brosur|kartvizit|afis|logo tasarimi|site tasarimi|web tasarimi|metin|makale|editorluk|seslendirme|kodlama|audit';
export const PAST =
  'dun|dunku|dun aksamki|bugunku|bu ayki|gecen ayki|bu ayin|gecen haftaki|gecen ayin|bu haftaki|bu hafta|bu ay|bu aksamki|dun geceki|ocak ayi|subat ayi|mart ayi|nisan ayi|mayis ayi|haziran ayi|temmuz ayi|agustos ayi|eylul ayi|ekim ayi|kasim ayi|aralik ayi|ocak|subat|mart|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik';
