/** The words of plain requests in Turkish, without marks on letters. Phrases are separated by `|`. */

export const SALUTE =
  'merhaba|merhabalar|selam|selamlar|slm|naber|iyi gunler|iyi aksamlar|gunaydin|iyi geceler|kanka|kanki|abi|hocam|reis|dostum|canim|usta|sayin yetkili|sayin yetkililer|tamam|peki|ok|rica etsem|zahmet olmazsa|bi zahmet|bir zahmet|acil|merhaba kanka|selam kanka|hey|hi|iyi calismalar|merhaba hocam|selam hocam|selamun aleykum|kolay gelsin|alo|sevgili asistan|merhaba asistan';
export const CLOSING =
  'lutfen|tesekkurler|tesekkur ederim|tesekkur ederiz|cok tesekkurler|simdiden tesekkurler|sagol|sag ol|sagolun|tsk|tskler|eyvallah|kanka|kanki|abi|hocam|reis|dostum|canim|rica etsem|zahmet olmazsa|bi zahmet|sana zahmet|mumkunse|hemen|simdi|bugun|saygilarimla|saygilar|iyi gunler|iyi aksamlar|kolay gelsin|acil|acele|cok sagol|cok sag ol|cok tesekkur ederim|simdiden cok tesekkurler|simdiden tesekkur ederim|simdiden sagol|tesekkurler simdiden|iyi calismalar|cok acil|acele lutfen|acil lutfen|tesekkur|saol|eyv|hayirli gunler|iyi geceler';

/** Before an order. */
export const ASKING = 'rica etsem|bir zahmet|bi zahmet|zahmet olmazsa|rica ediyorum|mumkunse';
/** Behind an order. */
export const HELP =
  'yardimci olur musun|yardimci olur musunuz|yardimci olabilir misin|yardimci olabilir misiniz|yardim eder misin|yardim eder misiniz';

export const TO_SOMEBODY =
  'anneme|babama|kardesime|ablama|abime|agabeyime|ogluma|kizima|esime|karima|kocama|arkadasima|kuzenime|teyzeme|halama|amcama|dayima|dedeme|babaanneme|anneanneme|ev sahibime|komsuma|yegenime|torunuma|kiz kardesime|erkek kardesime|patronuma|ogretmenime|ortagima|yengeme|ustaya|saticiya|tesisatciya|elektrikciye|boyaciya|temizlikciye|kuryeye|sofore|tamirciye|doktora|avukata|bakiciya|ev sahibine|komsuya|garsona|oda arkadasima|is arkadasima|annecigime|muhasebeciye|kuafore|disciye';
export const SOMEBODYS =
  'annemin|babamin|kardesimin|ablamin|abimin|oglumun|kizimin|esimin|arkadasimin|kuzenimin|teyzemin|dedemin|yegenimin|kiz kardesimin|erkek kardesimin|kocamin|karimin|halamin|amcamin|dayimin|babaannemin|anneannemin|torunumun|ev sahibimin|ev sahibinin|komsumun|patronumun|ogretmenimin|ortagimin|ustanin|saticinin|tesisatcinin|elektrikcinin|boyacinin|temizlikcinin|kuryenin|soforun|tamircinin|doktorun|avukatin|bakicinin|oda arkadasimin|is arkadasimin';
export const SOMEBODY =
  'usta|satici|doktor|avukat|bakici|garson|ev sahibi|tesisatci|elektrikci|boyaci|temizlikci|kurye|sofor|bahcivan|tamirci|marangoz';
export const FAMILY =
  'annem|babam|kardesim|ablam|abim|oglum|kizim|esim|arkadasim|kuzenim|teyzem|halam|amcam|dayim|dedem|babaannem|anneannem|ev sahibim|komsum|yegenim|torunum|kiz kardesim|erkek kardesim';
/** What is paid for. */
export const THING =
  'kira|ev kirasi|ofis kirasi|dukkan kirasi|yurt|harclik|kurs ucreti|cicek|yakit|kargo|onarim|halisaha|mac|etkinlik|bilet ucreti|yemek|aksam yemegi|ogle yemegi|kahvalti|kahve|pizza|araba tamiri|bisiklet tamiri|tamir|kapora|market|market alisverisi|alisveris|fatura|elektrik faturasi|su faturasi|internet faturasi|bilet|konser bileti|konser biletleri|sinema biletleri|ucak biletleri|biletler|sinema bileti|ucak bileti|taksi|ders|piyano dersi|kurs|tasarim|hediye|dogum gunu hediyesi|kitap|otel|mobilya|temizlik|kres ucreti|kres|dugun|tatil|sac kesimi|kuafor|disci|doktor|veteriner|ilac|bahsis|benzin|otopark|lastik|nakliye|tasinma|koltuk|yatak|masa|telefon|bilgisayar|bisiklet|kopek mamasi|kedi mamasi|ozel ders|ingilizce dersi|gitar dersi|avukat|noter|ceviri|logo|web sitesi|malzeme|cicek|ayakkabi|kiyafet|gozluk|boya|tadilat|bakici|pasta|kira bedeli|aksam yemegi hesabi|mutfak alisverisi|musluk tamiri|cati tamiri';
export const PAST = 'dun|dunku|dun aksamki|bugunku|bu ayki|gecen ayki|bu ayin|gecen haftaki';
