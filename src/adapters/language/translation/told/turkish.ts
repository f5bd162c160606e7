import { forms, set, type ToldWords } from './told-words.ts';

/** Stems with the vowels of their endings: the past, and what goes on. No stem is denied, and none is hearsay. */
const STEMS = {
  di: 'gel git bit gez sev dinlen temizle besle emekli yerles evlen iyiles guzelles ilerle gecir pisir ic kesil giyin don dik ek',
  ti: 'pis ges yetis gelis degis bitis calis evles yerles kes sec bic ek git',
  da: 'boyan calis tasin hastalan kaynat yikan dogan kazan yasan tirman harcan kutla yika sula onar hazirla basla topla bosal boyat parla',
  du: 'oku bozul kurul ol bulus dol kon koy uyu buyu oyna yur gor dus dogur dur doyur otur kur yorul duy',
} as const;
const PAST = '-di -dim -dik -diler -dilar -ti -tim -tik -tiler -tilar -du -dum -duk -dular -tu -tum -tuk -tular';
const GOES = '-iyor -iyorum -iyoruz -iyorlar -iyordu -iyorduk -uyor -uyorum -uyoruz -uyorlar -uyordu';

export const TURKISH: ToldWords = {
  things: set(
    `sandvic icecek kask cadir top raket tesisat musluk dugun nisan kina sunnet mevlit dogumgunu parti eglence festival konser mac turnuva kosu maraton kamp gezi tatil yolculuk ucus otel pansiyon plaj deniz dag havuz spor salon kulup sinema tiyatro muze sirk park piknik
    yemek kahvalti ogle aksam mangal kebap doner lahmacun pide kofte tavuk balik et sucuk peynir ekmek simit sut yumurta pilav makarna corba salata baklava kunefe pasta kek kurabiye dondurma cikolata seker meyve elma portakal muz cilek uzum karpuz kavun sebze domates patates sogan kahve cay ayran su meyvesuyu bira sarap raki sise
    kira depozito kapora elektrik dogalgaz isitma aidat cop internet sigorta vergi ceza benzin mazot otopark garaj araba kamyonet kamyon motosiklet bisiklet scooter tren otobus tramvay metro taksi vapur tekne ucak lastik teker fren debriyaj aku motor radyator far cam ayna egzoz bakim muayene
    cati tavan boru musluk dus kuvet lavabo tuvalet kombi kazan priz lamba ampul kapi pencere panjur kilit anahtar duvar yer parke fayans mutfak firin ocak buzdolabi camasir bulasik makine kurutma mikrodalga koltuk kanepe sandalye masa yatak dolap raf perde hali bahce cim cit teras balkon boya cimento tugla tahta vida matkap alet mobilya
    okul kres anaokul lise universite kurs ders ozelders sinav kitap defter canta forma kirtasiye bale dans yoga pilates yuzme futbol basketbol tenis judo karate satranc gitar piyano keman flut davul koro orkestra
    dis hastane klinik eczane ilac asi gozluk lens ameliyat terapi fizik masaj kuafor sac tirnak dovme
    kopek kedi yavru at mama tasma veteriner akvaryum papagan
    hediye cicek gul yuzuk bileklik kolye kupe saat ayakkabi bot elbise takim gomlek pantolon etek ceket mont atki sapka kiyafet oyuncak bebek yapboz
    is calisma tamir tadilat temizlik nakliye tasima kargo bahcivanlik marangozluk ceviri tasarim logo afis foto fotograf album bilet abonelik uyelik atolye firin kasap manav market bakkal dukkan restoran lokanta bar kafe
    bagis yardim barinak cami dernek vakif itfaiye sel deprem yangin firtina emeklilik mezuniyet dogum hamilelik cenaze
    ev daire oda ofis ciftlik bahce koy sehir mahalle sokak meydan havaalani istasyon liman`,
  ),
  people: set(
    `bey hanim ebeveyn kayin anne baba ogul kiz kardes abi abla agabey dede nine anneanne babaanne torun amca dayi teyze hala kuzen yegen kayinvalide kayinpeder damat gelin es koca kari sevgili nisanli arkadas komsu patron ortak calisan evsahibi kiraci tesisatci elektrikci marangoz boyaci bahcivan tamirci cilingir camci kuafor berber disci doktor hemsire ogretmen hoca antrenor cocuk oglan bebek ikiz aile ekip garson asci firinci kasap cicekci sofor kurye temizlikci bakici dadi avukat muhasebeci mimar muhendis fotografci muzisyen sarkici terzi ayakkabici usta ciftci balikci imam gonullu ogrenci stajyer misafir turist rehber`,
  ),
  names: set(
    'abdullah adem adnan ahmet akin alev ali alper altan arda arzu asli asuman ata ayca aydin ayhan ayla aylin aynur ayse aysel aysun aziz bahar banu baris basak batuhan bekir beren berk berkay betul beyza bilal binnur birol bora bugra bulent burak burcu burhan busra can canan cansu cem cemal cemile cengiz ceren ceyda cigdem cihan cuneyt damla demet deniz derya didem dilara dilek doga dogan duygu ebru ece eda efe ege ekrem ela elif emel emine emir emrah emre enes engin ercan erdem eren erhan erkan erol ersin esin esra evren eylul eymen fadime fahri faruk fatih fatma ferhat feride feyza filiz fikret figen fuat funda furkan gamze gizem gokce gokhan gonca gonul gul gulay gulcan gulsen gunes gurkan guven hakan hale halil halime hamza handan harun hasan hatice hayri hazal hilal hulya huseyin ibrahim idil ilayda ilhan ilkay ilker ilknur inci ipek irem irfan irmak ismail ismet kaan kadir kadriye kamil kazim kemal kenan kerem kerim koray kubra kurtulus lale latife leman levent leyla mahmut mahir mehmet melek melih melike meltem meral mert merve mesut mete metin mine miray mirac muge muharrem murat musa mustafa muzaffer naci nalan nazan nazli necati necla nermin nese nesrin neslihan nevin nihal nihat nil nilay nilgun nilufer nuran nuray nurcan nuri nurten okan oktay olcay omer onur orhan osman oya ozan ozge ozgur ozkan ozlem pelin perihan pinar polat rabia ramazan recep remzi reyhan ridvan riza sabri sadik safiye sahin salih salim sami sedat seda sefa selcuk selda selim selin selma semih semra sena serap sercan serdar serhat serkan serpil sevda sevgi sevil sevim sevinc seyma sezen sibel simge sinan soner suat sude suheyla sukru sule sultan suna taha tahsin tamer taner tarik tayfun tekin timur tolga tugba tugce tulay tulin tunc turan turgut turkan ufuk ugur umit umut veli vildan volkan yagmur yakup yaren yasemin yasin yavuz yeliz yesim yigit yilmaz yonca yunus yusuf zafer zehra zeki zeliha zerrin zeynep ziya zuhal',
  ),
  did: set(
    forms(`${STEMS.di} ${STEMS.ti} ${STEMS.da} ${STEMS.du}`, `${PAST} ${GOES}`),
    'hastaydi yorgundu bozuktu akiyordu oturuyoruz yasiyor yasiyoruz yasiyorum okuyor okuyorum calisiyor calisiyorum basliyor basladi hazirladi hazirladik hazirliyor kutluyor kutluyoruz kutladik yikadi temizledi temizliyor bekledi besliyor doguyor dogdu dogum yedik yedi yiyoruz ictik bozuldu patladi akti akiyor tikandi kirildi yandi coktu yagdi yagiyor tamir etti tamir boyadi tasindik tasindi tasiniyor evlendi evleniyor mezun tatile geciyor gectik kaldik kaldi gezdik buyuttu ogretti pisirdi hazir dikti budadi bicti onardi kurdu guzeldi vardi kutlu olsun mutlu yillar',
    'var yorgunum acim hastayim mutluyum geldim geldik gittik gittim',
  ),
  does: set('hasta'),
  small: set(
    'bugun gununu gunumuz yedi sekiz dokuz on yirmi otuz kirk elli bu su o bir benim bizim onun onlarin kendi biz ben ve ile da de icin beri gun gunu yasinda birlikte beraber cok pek daha en gibi gayet baya bayagi bize bana beni bizi ona onu sagolsun evde evden eve orada burada iki uc dort bes ilk ikinci yas etti',
  ),
  kinds: set(
    'aylik haftalik yillik yeni eski iyi guzel harika super buyuk kucuk lezzetli nefis muhtesem ucuz pahali hizli yavas sakin yorgun mutlu hasta bozuk kirik kirli temiz dolu bos yuksek alcak uzun kisa soguk sicak taze italyan japon cin turk fransiz ortak elektrikli ikinci kullanilmis acil nazik cana yakin comert hamile zor kolay sirin tatli',
  ),
  times: set(
    'dun pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik hafta haftasonu ay yil sene yaz kis bahar sonbahar gecen gece sabah aksam ramazan bayram yilbasi',
  ),
  units: set('gun gundur saat saattir hafta haftadir ay aydir yil yildir dakika kisi kez gece yasinda'),
  causes: set(),
  participles: set(),
  auxiliaries: set(),
  copulas: set('idi ydi ydu'),
  animals: set('kedi kopek yavru papagan at'),
};
