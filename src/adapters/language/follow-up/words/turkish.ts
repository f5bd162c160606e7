import type { FollowUpWords } from './follow-up-words.ts';

export const TURKISH: FollowUpWords = {
  thanks:
    'tesekkurler|tesekkur ederim|tesekkur|cok tesekkurler|sagol|sag ol|eyvallah|merhaba|gunaydin|iyi aksamlar|iyi geceler|hosgeldin|tebrikler|gule gule',
  greets: 'selam|selamlar|sevgiler|sevgi|opucuk|opucukler',
  also: 'ayrica|dahi|hem|keza|ilaveten|bir de|bi de',
  times: 'kez|kere|defa|sefer',
  elsewhere:
    'eski|onceki|iade|geri odeme|gonderen|gonderici|ucret|ucreti|komisyon|fatura|faturaya|makbuz|dogum gunu|sonraki|ilk|gonderenin|diger yarisi',
  fine: 'tamam|dogru|peki|pekala|ok|okey|oki|evet',
  small: 'bunu|onu|sunu|sadece|yalnizca|lutfen|simdi|i|u|yi|yu|nin|nun|un|ini|unu|sini|sunu|bir|bi',
  me: 'bana',
  soft: 'bu|o|su|ya|yaa|abi|abla|kanka|hocam|usta|kardes|dostum|reis|rica etsem|iste|hemen|tam|tam olarak|tami tamina|toplam|toplamda|en fazla|azami|maksimum|maks|ise|ki|hadi|haydi|ee|ah|of|aman|valla|canim|ben|biz|siz|sen|gerisi ayni|kalani ayni|gerisi aynen kalsin|digerleri ayni|ayni kalsin|lik|luk|adet|tane|kadar|olarak|buyrun|buyur|yeni|yenisi|yenisine|ileti|soyle|haha|hahaha|lazim|o sekilde|bu sekilde|boyle|az|canim|tabii|tabi|hele|bari|kisminda|kismini|kismi|artik|ama',
  and: 've|ile birlikte',
  marks:
    'olsun|olsunlar|olacak|olacakti|olucak|olucakti|olmali|olmaliydi|olmasi lazim|olmasi gerekiyor|olmasi gerekiyordu|yap|yapin|yapalim|yapar misin|yapar misiniz|yapsana|yapiver|yapiniz|degistir|degistirin|degistirelim|degistirir misin|degistirsek|duzelt|duzeltin|duzeltelim|duzeltiyorum|duzeltme|duzeltir misin|guncelle|guncelleyin|guncelleyelim|ayarla|ayarlayin|cevir|cek|cekin|cekelim|cikar|cikarin|cikaralim|yukselt|yukseltin|artir|artirin|dusur|dusurun|dusurelim|indir|indirin|indirelim|aslinda|daha dogrusu|dogrusu|dogrusu su|yani|demek istedim|demek istemistim|diyecektim|kastettim|kastetmistim|yazacaktim|en iyisi|iyisi mi|tercihim|tercih ederim|tercih ediyorum|kullan|kullanin|kullanalim|kullanalim|gitsin|atalim|gonderelim|gonder|yolla|yollayalim|at|alalim|alayim|alsin|verelim|isterim|istiyorum|istiyoruz|gecelim|gec|gecin|yaz|yazin|koy|koyun|koyalim|yeter|yetsin|yeterli|kalsin da|daha iyi|daha iyi olur|o zaman|o halde',
  no: 'yanlis|yanlis oldu|yanlis olmus|hatali|hayir|yok|yok ya|yok yok|demisim|yazmisim|diye yazmisim|dedim ama|yanlis adres|yanlis ag|yanlis miktar|yanlis tutar|az yazmisim|fazla yazmisim|ters yazmisim|eksik yazmisim|yanlisti|cok|iki cok|yanlis vermisim|yanlis kopyalamisim|yanlis girmisim|yanlis yapistirmisim|yanlis secmisim',
  past: 'geri gonder|geri yolla|iade et|dun|gecen gun|gecen hafta|gecen ay|gecen|gonderdi|gondermis|yolladi|atti|atmis|odedi|odemis|kaybetti|kaybetmis|kazandi|almis|satmis',
  keeps:
    'hicbir seyi degistirme|degistirme|degistirmeyin|boyle iyi|boyle kalsin|bu sekilde kalsin|boyle daha iyi|aynen kalsin|iptal etme|iptal etmeyin|iptal etmeyelim|yok canim|yok artik|birak boyle|boyle birak|sorun degil|sorun yok|onemli degil',
  oops: 'pardon|kusura bakma|kusura bakmayin|ozur dilerim|ozur|uzgunum|eyvah|hay allah|tuh|ay|ay pardon|oops|ups|upps|yanlis yazdim|yanlis yazmisim|yanlislik oldu|hata|hata yaptim|hatali yazdim|benim hatam|karistirdim|karistirmisim|sasirdim|yanilmisim|yanildim|parmagim kaydi|elim kaydi|fazla sifir|sifir fazla|yanlis soyledim|unutmusum',
  copula: 'idi|dir|tir|oluyor|eder|ediyor|tutuyor|tutar|yapiyor',
  own: 'benim|bizim|onun|kendi|annemin|babamin|abimin|ablamin|kardesimin|esimin|arkadasimin|ustanin',
  recipient:
    'adresi|adresim|adresime|adresimiz|adres|cuzdani|cuzdan|cuzdanim|hesabi|hesap|alici|alicisi|alici adresi|alan|alacak kisi|alici kisi|hedef|adresini|aliciyi|cuzdan adresi',
  '>to': 'adresine|cuzdanina|hesabina|adresine dogru|e|a|ye|ya|na|ne',
  to: 'kime',
  '>on': 'uzerinden|uzerinde|agi uzerinden|aginda|agindan|agina|da|de|ta|te|nda|nde|daki|deki',
  '>from': 'dan|den|tan|ten',
  '>with': 'ile|la|le|yla|yle|kullanarak',
  gives:
    'oduyorum|odeyecegim|odeyeyim|odemek|harcayacagim|harcayayim|satacagim|satiyorum|sat|verip|veriyorum|verecegim|vererek|satip',
  gets: 'alacagim|aliyorum|almak|al|alip|alayim diye|almak istiyorum',
  network: 'agi|ag|zincir|zinciri|blockchain|network|agini',
  token: 'token|tokeni|coin|coini|para birimi|kripto',
  sum: 'tutari|tutar|miktari|miktar|meblag|meblagi|tutarini|miktarini|sayi|sayiyi|rakam|rakami',
  slippage: 'slippage|kayma|kayma payi|tolerans|toleransi|kayma toleransi|slipaj|fiyat kaymasi',
  percent: 'yuzde|yuzdesi',
  permille: 'binde',
  point: 'nokta|virgul',
  zero: 'sifir',
  '>not': 'degil|degildi|olmasin|hayir',
  '>instead': 'yerine|in yerine|un yerine|nin yerine|nun yerine',
  reverse:
    'tersi|tam tersi|tersine|tersine cevir|tam tersine|ters|ters olmus|ters yazdim|ters oldu|yonu ters|tersten|ters cevir|diger yone|yonu degistir|ters yonde',
  half: 'yarisi|yarisini|yarisi kadar|yariya indir|yariya dusur|yarisi olsun|yarisi yeter|onun yarisi|bunun yarisini',
  double: 'iki kati|iki katini|iki katina cikar|iki kat|ikiye katla|iki misli|iki mislini',
  all: 'hepsi|hepsini|tamami|tamamini|tumu|tumunu|ne varsa|elimdeki hepsi|butun bakiye|butun bakiyem|tum bakiye|tum bakiyem|elimde ne varsa',
  adds: 'ekle|ekleyin|ekleyelim|ustune koy|ilave et|arttir|ekler misin|ustune ekle',
  subtracts: 'eksilt|dus|dusun|azalt|azaltin|cikart|eksiltelim',
  more: 'daha|daha fazla|fazla|ekstra|fazladan',
  less: 'eksik|daha az|az olsun',
  because: 'cunku|zira|zaten|diye|oyle daha|ondan',
  why: 'daha ucuz|orasi daha ucuz|orada daha ucuz|daha hizli|orasi daha hizli|daha kolay|masrafi az|masrafi daha az|komisyonu dusuk|komisyonu daha dusuk|ucreti dusuk|param az|param bu kadar|butcem bu kadar|butcem az',
  closes:
    'vazgectim|vazgectik|vazgeciyorum|vazgeciyoruz|vazgec|vazgecelim|caydim|cayiyorum|caydik|bosver|bos ver|bosverin|bosverelim|bos verelim|bosver gitsin|iptal et|iptal edin|iptal edelim|iptal eder misin|iptal eder misiniz|iptal ediyorum|iptal ediyoruz|iptal olsun|iptal ettim|iptal istiyorum|islemi iptal et|islemi iptal edin|islemin iptalini rica ederim|iptalini rica ederim|iptalini istiyorum|islem iptal|iptal iptal|unut gitsin|unut bunu|unutalim|unutun gitsin|sil bunu|sil gitsin|silin bunu|sil onu|talebimi geri cekiyorum|talebimizi geri cekiyoruz|geri cekiyorum|geri cekiyoruz|talebi geri cek|geri al|geri alin|geri aliyorum|gondermeyin|gondermeyelim|gondermeyecegim|gondermiyorum|sakin gonderme|sakin yapma|sakin atma|yapmayin|yapmayacagim|yapmicam|yapma bunu|cevirme|cevirmeyelim|cevirmiyorum|cevirmeyin|almaktan vazgectim|satmayalim|atmayalim|yollama|yollamayalim|yollamayin|kalsin simdilik|bu kalsin|hic olmasin|birakalim|birak gitsin|durdur|durdurun|durduralim|fikrimi degistirdim|fikrim degisti|fikir degistirdim|karar degistirdim|kararim degisti|pisman oldum|odedim zaten|odeme yapildi|sonra bakariz|sonra gonderirim|sonra hallederim|yarin yaparim|yarin hallederim|kendim yaparim|kendim hallederim|simdi yapmayalim|simdi degil|simdi olmaz|bugun degil|bugun olmaz|baska zaman|baska gun|baska sefere|bir dahaki sefere|olmaz bu is|yanlis alarm|hukumsuz|gecersiz say|gecersiz sayin',
  begins:
    'gerek kalmadi|luzum kalmadi|ihtiyac kalmadi|ihtiyacim kalmadi|artik istemiyorum|istemiyorum artik|elden verdim|elden odedim|zaten odedim|coktan odedim|baska yoldan odedim',
  has: 'var|vardi|varmis|bende var|m var',
  drops:
    'iptal|sil|dur|durun|stop|sonra|yeter artik|hic|yok olmaz|olmaz|istemez|tesekkurler istemem|iptalini|hic bir sey yapma|yok vazgec|cancel|kapat|kapatin|gerek yok|artik gerek yok|hic gerek yok|luzum yok|istemiyorum|istemem|istemiyoruz|gondermek istemiyorum|yapmak istemiyorum|kalsin|olmasin|yapmiyorum|almiyorum|satmiyorum|alma|satma|atma|yapma|birak|birakin|unut|unutun|gonderme|odendi bile|sonra yaparim|sonra bakarim|gerek gormuyorum|yapmayalim|almayalim',
  yes: 'evet|tamam|tamamdir|olur|olur tabii|tabii|tabi|peki|ok|okey|dogru|aynen|kesinlikle|onayliyorum|onay|elbette|uygun|uygundur|hadi|he|hee|guzel|super|tamam olsun',
  asks: 'mi|mu|miyim|muyum|misin|musun|miyiz|ne|neden|niye|nicin|nasil|ne kadar|ne zaman|nerede|nereye|nereden|kim|kimin|kac|kaca|hangi|hangisi|neymis|acaba|mumkun mu|olur mu|musaade',
  reports:
    'dedi|diyor|diyorlar|diyo|demis|dediler|soyledi|soylemis|soyluyor|soyluyorlar|yazdi|yaziyor|yaziyormus|yazmis|anlatti|tavsiye etti|oneriyor|istiyor|istiyorlar|istedi|istemis|duydum|okudum|gordum|gore|soyleniyor|haber geldi|olmaliymis|istermis|herkes|millet|birisi|biri|patronum|esim diyor|bizim murat|destek|banka|acil|yonetici|guvenlik|polis|patron|mudur|avukat|sistem|resmi|binance|coinbase|metamask|talimat|dogrulama|muhasebe|muhasebeden|telegram|whatsapp|twitter|youtube|tiktok|faturada|diyordu|yaziyordu|yazdilar|mail|eposta|mesaj|mektup|arama|aradilar|odul|cekilis|dogrulamak|sifre|yok say',
  doubts:
    'eger|belki|bilmiyorum|bilmem|emin degilim|emin|sanirim|galiba|herhalde|saniyorum|dusunuyorum|dusuneyim|dusunecegim|bir dusuneyim|tereddut|kararsizim|kararsiz|acaba mi|yaklasik|asagi yukari|civari|civarinda|neredeyse|hemen hemen|ya da|veya|yahut|yoksa|olsa|olsaydi|gelirse|duserse|cikarsa|olursa|keske|mesela|ornegin|ornek|saka|sakaydi|saka yaptim|genelde|bazen|hep|her zaman|normalde|ancak|kadar bekle|olabilir|bakalim|bir bakayim|sorayim',
  delays:
    'yarin|obur gun|sonraya|birazdan|az sonra|bir saniye|bi saniye|bir dakika|bi dakika|bekle|bekleyin|dur bir|dur bi|daha degil|henuz|gelecek hafta|haftaya|gelecek ay|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|her gun|her ay|her hafta',
};
