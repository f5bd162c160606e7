/** The words of plain requests in Turkish, without marks on letters. Phrases are separated by `|`. */

export const SALUTE =
  'merhaba|merhabalar|selam|selamlar|slm|naber|iyi gunler|iyi aksamlar|gunaydin|iyi geceler|kanka|kanki|abi|hocam|reis|dostum|canim|usta|sayin yetkili|sayin yetkililer|tamam|peki|ok|rica etsem|zahmet olmazsa|bi zahmet|bir zahmet|acil|merhaba kanka|selam kanka';
export const CLOSING =
  'lutfen|tesekkurler|tesekkur ederim|tesekkur ederiz|cok tesekkurler|simdiden tesekkurler|sagol|sag ol|sagolun|tsk|tskler|eyvallah|kanka|kanki|abi|hocam|reis|dostum|canim|rica etsem|zahmet olmazsa|bi zahmet|sana zahmet|mumkunse|hemen|simdi|bugun|saygilarimla|saygilar|iyi gunler|iyi aksamlar|kolay gelsin|acil';

export const TO_SOMEBODY =
  'anneme|babama|kardesime|ablama|abime|agabeyime|ogluma|kizima|esime|karima|kocama|arkadasima|kuzenime|teyzeme|halama|amcama|dayima|dedeme|babaanneme|anneanneme|ev sahibime|komsuma|yegenime|torunuma';
export const SOMEBODYS =
  'annemin|babamin|kardesimin|ablamin|abimin|oglumun|kizimin|esimin|arkadasimin|kuzenimin|teyzemin|dedemin|yegenimin';
export const SOMEBODY = 'usta|satici|tesisatci|elektrikci|boyaci|temizlikci|kurye|sofor|bahcivan|tamirci|marangoz';
/** What is paid for. */
export const THING =
  'kira|yemek|aksam yemegi|ogle yemegi|kahvalti|kahve|pizza|araba tamiri|bisiklet tamiri|tamir|kapora|market|market alisverisi|alisveris|fatura|elektrik faturasi|su faturasi|internet faturasi|bilet|konser bileti|konser biletleri|sinema biletleri|ucak biletleri|biletler|sinema bileti|ucak bileti|taksi|ders|piyano dersi|kurs|tasarim|hediye|dogum gunu hediyesi|kitap|otel|mobilya|temizlik|kres ucreti|kres|dugun|tatil|sac kesimi|kuafor|disci|doktor|veteriner|ilac|bahsis|benzin|otopark|lastik|nakliye|tasinma|koltuk|yatak|masa|telefon|bilgisayar|bisiklet|kopek mamasi|kedi mamasi|ozel ders|ingilizce dersi|gitar dersi|avukat|noter|ceviri|logo|web sitesi|malzeme|cicek|ayakkabi|kiyafet|gozluk|boya|tadilat|bakici|pasta|kira bedeli|aksam yemegi hesabi|mutfak alisverisi|musluk tamiri|cati tamiri';
export const PAST = 'dun|dunku|dun aksamki|bugunku|bu ayki|gecen ayki|bu ayin|gecen haftaki';
