/** Without accents, with the endings of the cases: whom it is for has one, and who does it has none. */
export const TURKISH: Readonly<Record<string, string>> = {
  send: 'gonder|gonderin|gonderiniz|gonderir misin|gonderelim|gondersene|gonderiver|gonderilsin|gonderilmesi|gonderilmesini istiyorum|gonderilmesini rica ederim|gonderecegim|gonderecektim|gondericem|gondercem|gondermek istiyorum|gondermek isterim|gondermek istiyordum|yolla|yollayin|yolliyiver|yollayiver|yollayalim|yollayacaktim|yollayacagim|yollasana|yollasan|yollarsan super olur|yollarsan sevinirim|yollarsaniz sevinirim|gonderirsen sevinirim|gonderirseniz sevinirim|gonderirsen super olur|at|atin|atsana|ativer|atar misin|atalim|at gitsin|atiyorsun|aktar|aktarin|aktarir misin|aktarilsin|aktarilmasi|aktarimi baslat|aktarimini baslat|aktarim yap|aktaralim|ode|odeyin|odeyiver|odeyelim|odensin|odenmesi|odenmesi gerekmektedir|odenecek|odemesi yap|odeme yap|odeme yapilsin|odemesini yap|odeme yapilmasi|verelim|ver|veriver|verecegiz|verecegim|verir misin|gitsin|gidecek|gitmeli|gitmesi lazim|gitmesini istiyorum|dussun|yatsin|gecsin|gecer misin|gec|geciver|gecir|gecirebilir misin|gecirir misin|gecirin|iletir misin|iletir misiniz|ilet|iletin|iletiver|ucur|ucuruver|salla|sallasana|postala|firlat|cakiver|yatir|yatirin|yatirir misin|yatirilsin|yatirilmasi|yatiracagim|yatiracaktim|yatiralim|havale et|havale edin|havale edecektim|havale edecegim|havale edelim|havale yap|transfer et|transfer edin|transfer edelim|transfer edilsin|transfer yap|transfer yapin|transfer yapilmasini rica ederim|transfer yapilmasini rica ediyorum|transfer yapilsin|transfer edilmesini rica ederim|iade et|iade edin|iade ediver|iade edelim|iade edilsin|geri ode|geri gonder|geri iade et|cikart|cikar|cikarin|cikis yapilsin|cikis yap|cikisi yapilsin|bagis yap|bagis yapin|bagis yapalim|bagisla|bagislayin|bagislayalim|hediye et|hediye edelim|hediye etmek isterim|hediye etmek istiyorum|hallet|halledin|hallediver|hallediverin|ulastir|ulastirin|ulastirir misin|bosalt|bosalsin|bosaltin|aktariver|pasla|paslasana|kapat|tasi|tasir misin|tasiyiver|alacagi|ismarla|havale|eft yap|eft',
  'transfer of':
    'odeme emri|odeme talimati|transfer talimati|transfer|havale talimati|havale|odeme|odemesi|transferi|aktarimi',
  swap: 'cevir|cevirin|ceviriver|cevirelim|cevirir misin|cevirsene|cevirmek istiyorum|cevirecegim|cevirecektim|cevrilsin|donustur|donusturun|donusturelim|donusturur musun|degistir|degistirin|degistirelim|degistirir misin|bozdur|bozdurun|bozduralim|bozdurur musun|boz|takas et|takas edelim|takas edin|takas yap|swapla|swap et|swap yap|swap yapin|degis tokus|degis tokus yap|yapalim|yapalim mi yapalim|yap|yapiver|yapiverin|yapar misin|yapin|yapmak istiyorum|tradele|kaydir',
  buy: 'al|alin|alalim|aliver|alsana|alir misin|alir misiniz|alabilir misin|alacagim|alacaktim|alcam|alicam|almak istiyorum|almak isterim|almami istiyor|almamizi istiyor|satin al|satin alin|satin alalim|satin almak istiyorum|satin almak isterim|toplucam|toplayacagim|topla|topluyorum|alis|alim|alimi|alis yap|alim yap|edinmek istiyorum',
  sell: 'sat|satin hepsini|sativer|satalim|satar misin|satis|satisi|satis yap|elden cikar|elden cikarilacak|elden cikaralim|kurtulayim|kurtul|kurtulmak istiyorum|kurtulalim',
  get: 'karsiligi',
  bridge:
    'koprule|kopruleyin|kopruleyelim|kopruyle tasi|kopru yap|kopruyle gecir|tasinmasi icin islem hazirlayiniz|tasinmasi icin islem hazirlayin|tasinsin|tasinmasi',
  wrap: 'wrap yap|wrapla|wrap et|wraple|sarmala|wrapped yap',
  unwrap: 'unwrap yap|unwrapla|unwrap et|wrapi coz|tekrar normal eth yap',
  'can you':
    'rica etsem|rica edebilir miyim|yardimci olur musun|yardimci olur musunuz|mumkun mu|yapabilir misin|zahmet olmazsa|sana zahmet|size zahmet|bir zahmet|bi zahmet|tamam',
  'i want to':
    'istiyorum|isterim|istiyoruz|isteriz|lazim|gerekiyor|gerek|lazimmis|edecektim|edecegim|etmem lazim|istemistim|gerekmektedir|ihtiyacim var',
  '>to':
    'adresine|adresime|cuzdanina|cuzdanima|hesabina|hesabima|adrese|cuzdana|hesaba|bu adrese|su adrese|su cuzdana|numarali hesabina|numarali hesaba|nolu hesaba|isimli kisiye|isimli cuzdana|adli kisiye|sahibine|ye|ya|e|a|na|ne|adresindeki yegenime|adresindeki arkadasima|adresindeki kardesime|adresindeki|adresli|abimize|hocamiza|teyzeye|amcaya|kullanicisina|alicisina|uzerine|adresinin sahibine|icin hesabina|cuzdani olan kisiye',
  to: 'adresi|adresi bu|adresi su|adres|adres su|adres bu|onun adresi|dernegin adresi|adamin adresi su|adamin adresi|cuzdani|cuzdan|cuzdan adresi|cuzdan adresi su|hesap|hesabi|hesap adresi|alici|alici adresi|aliciya|kime|hedef|hedef adres|gidecek adres|bana su numarayi verdi|su numarayi verdi|su adamin cuzdanina|adamin cuzdanina|soguk cuzdanima|diger cuzdanima|oteki cuzdanima|kendi cuzdanima|satici|alacakli|lehdar|iste adresi|iste adres|buraya|suraya|oraya|ona|da adres',
  '>on':
    'aginda|agindan|agini|agi|agi uzerinden|agi kullanilsin|agi ile|agiyla|uzerinden|ustunden|uzerinde|ustunde|de|da|te|ta|nda|nde|ana agi kullanilsin|ana agi|ana aginda|agindan olsun|zincirinde|zinciri|den|dan|ten|tan|nden|ndan|daki|deki|taki|teki|ile olsun|agi olsun|hatti|agiyla olsun',
  on: 'ag|agi|zincir|via',
  '>from': 'daki paramdan|deki paramdan|bakiyemden|hesabimdan|cuzdanimdan',
  '>with':
    'ile|le|la|yle|yla|lerimle|larimla|karsiliginda|karsiligi|verip|vererek|harcayip|harcayarak|kullanarak|odeyerek|imden|imdan|den yap|dan yap|onunla',
  '>for': 'yerine',
  '>drop':
    'lerimin|larimin|lerden|lardan|lerimin|larimin|lerin|larin|lar|ler|ini|unu|sini|sunu|in|un|nin|nun|i|u|yi|yu|si|su|im|um|imi|umu|m|ni|nu|lerden|lardan|lerini|larini|imin|umun|lerimi|larimi|tokenini|tokeni|tane|tanesini|adet|adedini|adeti|lik|luk|likk|inin|unun',
  my: 'benim|elimdeki|bendeki|kenardaki',
  the: 'bu|su|o|bir|bi',
  '>of': 'degerinde|tutarinda|karsiligi kadar|lik|luk',
  copula: 'dir|dur|idi',
  turning:
    'hemen hemen|neredeyse|yaklasik|civari|civarinda|kadar|asagi yukari|falan|mi|mu|mi ki|miydi|muydu|miyim|muyum|miyiz|ben|sen|biz|siz|onlar|biri|birisi|kimse|diye|mesaj|gormus|yazmis|demis|diyor|mi acaba|sence|ne dersin',
  label: 'fatura no|fatura|no|siparis no|siparis|sozlesme|daire|musteri no|referans',
  percent: 'yuzde|%',
  'half of my':
    'yarisini|yarisi|bakiyemin yarisi|bakiyemin yarisini|yarimi|nin yarisini|lerimin yarisini|larimin yarisini',
  'all my':
    'hepsini|hepsi|tamamini|tamami|tumunu|tumu|butun|tum|bakiyemin tamami|bakiyemin tamamini|ne varsa|lerimin hepsini|larimin hepsini|ne kadar varsa|kalanin hepsini',
  'a quarter of my': 'dortte birini|dortte biri|ceyregini|ceyregi',
  'a quarter of a': 'ceyrek',
  'half a': 'yarim|bucuk',
  'at most': 'en fazla|azami|maksimum|max|en cok',
  slippage: 'kayma|slippage|kayma payi|kaymasi|fiyat kaymasi|tolerans',
  ether: 'ether|eter|eterim',
  bitcoin: 'bitcoin|bitcoine|bitcoini',
  tether: 'tether|tethera|tetheri',
  dollars: 'dolar|dolarlik|dolar degerinde|usd|dolarcik|papel',
  euros: 'euro|euroluk|avro|avroluk|euro degerinde',
  please:
    'lutfen|ltf|ltfn|rica ederim|rica ediyorum|rica olunur|arz ederim|hadi|haydi|zahmet olmazsa|sana zahmet|bir zahmet|ne olur|nolur|lutfeder misin|saygilarimla|saygilarimizla|kolay gelsin|mumkunse|musaitsen|musait olunca',
  hello:
    'selam|slm|merhaba|mrb|meraba|iyi gunler|iyi aksamlar|gunaydin|iyi geceler|naber|nbr|naber bot|alo|efendim|bot|robot|asistan|sey|ya|yaa|ya of|of|off|hmm|eee|ee|valla|vallahi|iste|yani|hani|bak|baksana|aga|be|hadi bakalim|lan|ulan|haha|hahaha|ahaha|sayin yetkili|sayin|sayin yetkililer|ilgili birime|degerli|sevgili|kolay gelsin|gorusuruz|iyi calismalar|selamlar|selamun aleykum|sa|hayirli isler|hayirli gunler|esnafiz biz|esnafiz',
  called:
    'kanka|kanki|abi|abla|hocam|reis|kral|usta|ustam|birader|canim|evladim|bro|sef|patron|mudurum|baskan|bacim|guzelim|tatlim',
  thanks:
    'tesekkurler|tesekkur ederim|tesekkur ederiz|tsk|tskler|tesekkur|sagol|sagolun|sag ol|sag olun|eyvallah|eyv|cok sagol|cok tesekkurler|allah razi olsun|eline saglik|ellerine saglik|minnettarim|simdiden tesekkurler|simdiden sagol|mersi',
  now: 'simdi|hemen|acil|acilen|derhal|bugun|ivedi|ivedilikle|bir an once|su an|cabuk|cabucak|tez|vakit kaybetmeden',
  aside: [
    'bana|ona|onlara|bize|sana|size|senden|benden|bizden|icin|icindir|bu aksam|tekrar|yine|geri|dogrudan|direkt|komple|toplam|toplamda|tam|tami tamina|net|sadece|yalnizca|tutar|tutari|miktar|miktari|bedel|bedeli|bedeli olan|bedelini|tutarinda|tutarindaki|aciklama|konu|tarih|adina|benim adima|adima|amacli|deneme amacli|test amacli|icerisinde|adet|tane|tanesi|biraz|azicik|cok|daha|bile|hem|ve|ile birlikte|artik|bosa|duruyor|var ya|var|elimde|kenarda|cuzdanimda|hesabimda|bakiyem|bakiyemdeki|bakiyemi|para|paramdan|parasi|parayi|parasini|kripto|coin|coinleri|tokeni|token|normal|yeni|eski|buyuk|kucuk|guzel|iyi|dijital|kisi basi|basi|pay|payim|benim payim|payima dusen|dusen|dusmus|tutmus|tuttu|cikti|geldi|geldi catti|bekliyor|kurye bekliyor|lazimmis|para lazimmis|aradi|aramis|toplaniyor|toplaniyoruz|borcum|borcum var|borcum kaldi|borcum vardi|borcluyum|odunc aldigim|aldigim|verecegim|kaybettim|iddiayi kaybettim|kazandi|kazandim|evleniyor|tasiniyor|dogdu|dogum gunu|yas gunu|ya eglencesine|eglencesine|eglence icin|saka gibi|saka gibi ama|ama olsun|sikti|op lar sikti|gibi|numarali|hakkinda|dun aksamki|dun aksam|gecen haftaki|gecen ayki|gecen hafta|bu ayki|bu ayin|bu ay|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|ayi|ayinin|ikinci el|telefon aldim|aldik|yaptirdik|yaptirdim|konustugumuz gibi|anlastigimiz gibi|soz verdigim|soz vermistim|ben turkce az biliyor|turkce az biliyor|stabile|yani|piyasa|butce|hazine islemi|islem|islemi|talimat|talimati',
    'icin|kira icin|kira parasi|kirasi|kiram|market icin|yemek icin|onun icin|bunun icin|cuzdan icin|hediyesi|harcligi|ucreti|maasi|aidati|faturasi|taksidi|bagisi|masrafi|borcu|alacagi|bahsisi|primi|komisyonu|kaparosu|depozitosu|bileti|biletleri|yemegi|kahvesi|cayi|malzemesi|tamiri|parasi toplaniyor|yatirilacak|odenecek',
    'anneme|babama|kardesime|abime|ablama|agabeyime|ogluma|kizima|torunuma|yegenime|kuzenime|amcama|dayima|teyzeme|halama|yengeme|enisteme|dedeme|nineme|anneanneme|babaanneme|esime|karima|kocama|sevgilime|nisanlima|kayinvalideme|kayinpederime|bacanagima|gorumceme|arkadasima|arkadasa|dostuma|komsuma|patronuma|calisanima|ortagima|musteriye|musterime|ev sahibine|ev sahibime|kiracima|ogretmene|ogretmenime|hocama|doktora|avukata|avukatima|muhasebeciye|muhasebecime|tesisatciya|elektrikciye|boyaciya|ustaya|tamirciye|berbere|kuafore|temizlikciye|bakiciya|gundelikciye|sofore|kuryeye|saticiya|toptanciya|tedarikciye|tedarikci firmanin|esnafa|bakkala|manava|kasaba|firinciya|garsona|asciya|bahcivana|kapiciya|yoneticiye|barinaga|barinaktaki canlara|dernege|vakfa|camiye|okula|okuluma|kursa|klube|takima|ekibe|aileye|cocuklara|cocuguma|elif hanim|elif hanima|hanima|beye|hanim|bey|hanimin|gundelikci hanimin|adama|kadina|abimize|kizimin|oglumun|torunumun|yegenimin|kardesimin|annemin|babamin|esimin|dernegin|firmanin|sirketin|ustanin|adamin|kadinin|onun|bunun|saticinin',
  ].join('|'),
  thing:
    'kira|kirayi|aidat|fatura|faturasi|elektrik|su|dogalgaz|internet|telefon|sigorta|vergi|ceza|yakit|benzin|mazot|otopark|araba|bisiklet|motor|taksi|otobus|ucak|bilet|otel|tatil|gezi|tur|yemek|aksam yemegi|kahvalti|ogle yemegi|kahve|cay|pizza|doner|kebap|lahmacun|pide|baklava|pasta|bira|icki|market|bakkal|pazar alisverisi|alisveris|manav|kasap|firin|ekmek|et|sut|sebze|meyve|mac|mac parasi|hali saha|bahis|iddia|piyango|cekilis|konser|sinema|tiyatro|festival|dugun|nisan hediyesi|dogum gunu hediyesi|hediye|harclik|bayram|bayram harcligi|sunnet|mevlit|okul|okul taksidi|taksit|kurs|ders|kitap|defter|kirtasiye|universite|yurt|kres|bakici|temizlik|tamir|tadilat|boya|nakliye|kargo|siparis|urun|mal|malzeme|tedarikci|avans|kapora|depozito|maas|prim|ikramiye|bahsis|komisyon|danismanlik|avukatlik ucreti|avukatlik|muhasebe|tercume|tasarim|logo|site|web sitesi|alan adi|sunucu|yazilim|fotograf|video|muzik|reklam|abonelik|netflix|netflix parasi|spotify|oyun|konsol|bilgisayar|laptop|kulaklik|yazici|mobilya|koltuk|masa|buzdolabi|camasir makinesi|kiyafet|ayakkabi|elbise|ceket|canta|saat|yuzuk|kuafor|berber|masaj|doktor|disci|ilac|eczane|gozluk|hastane|veteriner|mama|kedi|kopek|barinak|bagis|zekat|fitre|sadaka|kurban|yardim|destek|borc|kredi|hizmet|is|emek|katki|pay|ortak hesap|kasa|fon',
  person:
    'annem|babam|kardesim ile|abim|ablam|oglum da|torunum|yegenim|kuzenim|amcam|dayim|teyzem|halam|dedem|ninem|esim|karim|kocam|sevgilim|nisanlim|arkadas|arkadasim|dostum da|komsum|patronum|calisanim|ortagim|musteri|ev sahibi|ev sahibim|kiracim|ogretmen|doktor bey|avukat|muhasebeci|usta bey|kurye|satici firma|tedarikci|tedarikcimiz|adam|kadin|cocuk|kiz|oglan',
  corrects:
    'olsun|yap|yapalim|yapsana|olacakti|olacak|diyecektim|demek istedim|duzeltme|duzeltiyorum|dogrusu|aslinda|pardon|yanlis|yanlis yazmisim|yanlis vermisim|adresi yanlis vermisim|agi yanlis yazmisim|degistir|alayim|tamamla|yeter|fazla geldi|az geldi|diye yazmisim ama|iyisi mi|daha iyi|cikar|dusur|indir|yukselt|pahali kacar',
  cancel:
    'iptal|iptal et|iptal edin|iptal edelim|vazgectim|vazgeciyorum|vazgec|bosver|bos ver|bosverin|kalsin|bosver kalsin|geri cekiyorum|talebimi geri cekiyorum|istemiyorum|istemiyorum artik|gondermeyelim|gonderme|yapma|yapmayalim|cevirme|dur yapma|unut|unutalim|gerek kalmadi|gerek yok|neyse gondermeyelim|neyse kalsin|neyse bosver',
};
