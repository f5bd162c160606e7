import { ASIDES_OF } from './asides-of.ts';
import type { ChangeWords } from './change-words.ts';
import { TURKISH_ENDS } from './turkish-ends.ts';

const NOUNS =
  'adres|adresi|cuzdan|cuzdani|hesap|hesabi|alici|aliciyi|ag|agi|zincir|zinciri|token|tokeni|coin|coini|para birimi|para birimini|miktar|miktari|tutar|tutari|rakam|rakami|hedef|hedefi|kisi|kisiyi';
const TO_ACCOUNT = 'e|a|ye|ya|adresine|cuzdanina|hesabina|adresli hesaba|adresli cuzdana|nolu cuzdana';
const GOES =
  'gonder|gonderin|gonderiniz|gonderelim|gonderilsin|gonderilecek|gondereceksin|yolla|yollayin|yollayalim|yollansin|yollanacak|at|atin|atalim|gitsin|gidecek|gidicek|gitmeli|olsun|olacak|lutfen|ode|odeyin|odenecek|yapalim|yap';
const TO = `${TO_ACCOUNT}|${TO_ACCOUNT.split('|')
  .flatMap((to) => GOES.split('|').map((goes) => `${to} ${goes}`))
  .join('|')}`;

export const TURKISH: ChangeWords = {
  language: 'tr',
  units: { currencies: { dolar: 'USD', usd: 'USD', dolarlik: 'USD', avro: 'EUR', euro: 'EUR' }, percent: '%' },
  opens: 'selam|merhaba|tamam|peki|ok|evet|o zaman|yani|sey',
  please: 'lutfen',
  polite: 'tesekkurler|tesekkur ederim|sagol|sag ol|sagolun|kanka|abi|hocam|ya|rica etsem|eyvallah',
  slips:
    'pardon|ay pardon|kusura bakma|kusura bakmayin|ozur dilerim|yanlis yazdim|yanlis yazmisim|pardon yanlis yazdim|yanlis oldu|yanlislik oldu|hata yaptim|benim hatam|duzeltme|duzeltiyorum|karistirdim|karistirmisim|sasirdim|elim kaydi|parmagim kaydi|yanlis adres|adres yanlis|adresi yanlis yazdim|adresi yanlis yazmisim|adresi yanlis vermisim|cuzdani yanlis kopyalamisim|adresi yanlis kopyalamisim|yanlis ag|yanlis miktar|yanlis tutar|daha dogrusu|aslinda|yok ya|ups|upps|oops|bir sifir fazla',
  slipsOf: [
    ['adres|adresi|cuzdan|cuzdani', 'degisti|degismis|eski|eskiymis|eskimis'],
    ['yanlis', NOUNS, 'yazdim|yazmisim|verdim|vermisim|sectim|secmisim|kopyaladim|girdim|girmisim|'],
    [NOUNS, 'yanlis|hatali', 'yazdim|yazmisim|verdim|vermisim|sectim|secmisim|kopyaladim|girdim|girmisim|olmus|oldu|'],
    [NOUNS, 'karistirdim|karistirmisim|sasirdim'],
    ['az|cok|fazla|eksik', 'oldu|olmus|geldi|'],
  ],
  denies: 'bak|bekle|dur dur|dur bi|hayir|yok|dur|eyvah|tuh|ay|ah',
  leads: {
    any: 'yenisi|onu|bunu|sunu|en iyisi|aslinda|dogrusu|dogrusu su|daha dogrusu|iyisi mi',
    amount: 'sadece|yalnizca|toplam sadece',
    token: '',
    account: 'ona degil|dogrusu|dogrusu su|yeni adres',
    network: '',
  },
  trails:
    'pardon|kusura bakma|ozur dilerim|duzeltiyorum|aslinda|daha dogrusu|yeter|yeterli|yeterli olur|olarak degistirin|olarak degistiriniz|olarak guncelle|olarak guncelleyin|olarak guncelleyiniz|olarak duzeltin|olarak duzeltiniz|olarak ayarla|ile degistir|ile degistirin|yapiniz|degistiriniz|e cikart|a cikart|olsun|olsunlar|olacak|olacakti|olucak|olucakti|olmali|olmaliydi|olmasi lazim|olmasi gerekiyor|yap|yapin|yapalim|yapsana|yapar misin|yapar misiniz|degistir|degistirin|degistirelim|duzelt|duzeltin|duzeltelim|guncelle|ayarla|e cek|a cek|ye cek|ya cek|e cikar|a cikar|ye cikar|ya cikar|e cikaralim|a cikaralim|ye cikaralim|ya cikaralim|e yukselt|a yukselt|ye yukselt|ya yukselt|e dusur|a dusur|ye dusur|ya dusur|e indir|a indir|ye indir|ya indir|e tamamla|a tamamla|ye tamamla|ya tamamla|demek istedim|demek istemistim|diyecektim|kastettim|yazacaktim|kullan|kullanalim|kullanin|yollayalim|gonderelim|atalim|olarak degistir|yapalim mi desem|olarak duzelt',
  meant: 'olacakti|olucakti|olmaliydi|diyecektim|yazacaktim|demek istedim|demek istemistim',
  is: 'toplam|tam',
  isBehind: 'olarak|olucak|olacak|adet|tane',
  wants: '',
  joins: 've|hem de',
  nouns: {
    account:
      'adres|adresi|cuzdan|cuzdani|hesap|hesabi|alici|alicisi|aliciyi|cuzdan adresi|cuzdan adresini|alici adresi|alici adresini|adresini|hedef adres|alici adres',
    network: 'ag|agi|agini|zincir|zinciri|zincirini',
    destination: 'hedef ag|hedef agi|hedef|hedefi|hedef zincir|hedef zinciri|varis agi',
    origin: 'kaynak ag|kaynak agi|kaynak|kaynak zincir|cikis agi',
    token: 'token|tokeni|coin|coini|para birimi|para birimini',
    amount: 'miktar|miktari|miktarini|tutar|tutari|tutarini|rakam|rakami|meblag|meblagi',
    slippage:
      'slippage|slippage i|kayma|kaymayi|kayma orani|kayma oranini|kayma toleransi|kayma toleransini|tolerans|toleransi',
    article: 'su|o|onun|bu',
    right: 'dogru|yeni|gercek|tam|asil|maksimum|kesin|guncel',
    of: 'de|da|ise|nin|toplam',
    is: 'su|soyle|tam|en fazla|maksimum|bu',
    set: '',
    to: '',
  },
  deeds: {
    transfer: {
      before: '',
      behind:
        'gonder|gonderin|gonderiniz|gonderelim|yolla|yollayin|yollayalim|at|atin|atalim|ode|odeyin|aktar|gonderir misin|gonderilsin|gitsin',
    },
    swap: {
      before: '',
      behind: 'sat|satin|satalim|cevir|cevirin|cevirelim|al|alin|alalim|degistir|degistirin|takas et|bozdur',
    },
    bridge: { before: '', behind: 'gecir|tasi|aktar|kopru yap|gonder|gonderin|tasiyalim|gecirelim' },
  },
  account: {
    before: 'su adrese|bu adrese|su',
    behind: TO,
    names:
      'adres|adresi|alici|alicisi|alicinin adresi|dogru adres|dogru cuzdan|yeni adres|cuzdan|cuzdani|adres su|adresi su|alici adresi|dogru alici|cuzdani su|dogru adres su',
    kin: 'komsumun adresi|ustanin cuzdani su|annemin adresi|babamin adresi|kardesimin adresi|arkadasimin adresi',
  },
  network: {
    before: 'ag|agi|agini',
    behind:
      'uzerinden|aginda|agindan|agi uzerinden|uzerinde|da|de|dan|den|ta|te|tan|ten|aginda gonder|uzerinden gonder|uzerinden gitsin|uzerinden yap|uzerinden yapalim|den yapalim|dan yapalim|da yapalim|de yapalim|dan gonder|den gonder|agi|agina gec|a gec|e gec|ya gec|ye gec|a gecelim|e gecelim|agina gecelim|agini kullan|i kullan|u kullan',
    names: 'ag|agi|agini|ag da|agi da',
    nouns: 'agi|ag',
    to: { before: '', behind: 'a|e|ya|ye|agina' },
    from: { before: '', behind: 'dan|den|tan|ten|agindan' },
  },
  token: {
    names: 'token|coin|para birimi|tokeni',
    paying: { before: '', behind: 'olarak|ile|le|la|olarak gonder|olarak yolla|cinsinden' },
    received: {
      before: '',
      behind:
        'ye|ya|e|a|ye cevir|ya cevir|e cevir|a cevir|ye cevirelim|alayim|alalim|almak istiyorum|almak isterim|al|karsiliginda',
    },
    paid: {
      before: '',
      behind: 'ile|le|la|yle|yla|ile ode|le ode|la ode|ile odeyeyim|ile odeyelim|ile al|satayim|satalim|vereyim',
    },
    article: '',
  },
  amount: {
    before: 'sadece|yalnizca|tam olarak|toplam|tam',
    behind: 'tane|adet|toplam',
    names: 'miktar|miktari|miktarini|tutar|tutari|tutarini|dogru tutar|dogru miktar',
    of: 'tane|adet',
    spent: {
      before: '',
      behind:
        'lik|luk|ile|le|la|lik al|luk al|ile al|lik olsun|luk olsun|karsiliginda|odeyerek|harca|harcayalim|vererek|lik alalim|luk alalim',
    },
  },
  shares: {
    half: 'yarisini|yarisi',
    onlyHalf: 'sadece yarisini|sadece yarisi|yalnizca yarisini|yarisini yap',
    halfOfMine: 'bakiyemin yarisini|bakiyemin yarisi|elimdekinin yarisini|elimdekinin yarisi',
    double: 'iki katini|iki kati',
    all: 'hepsini|tamamini|tumunu|tum bakiyemi|butun bakiyemi|bakiyemin tamamini|elimdekinin hepsini|ne varsa hepsini',
    add: { before: '', behind: 'ekle|daha ekle|ekleyin|ekleyelim|daha gonder|fazla olsun' },
    mine: {
      half: '',
      all: 'tum|butun|elimdeki tum|elimdeki butun',
      behindHalf:
        'yarisi|yarisini|lerimin yarisi|larimin yarisi|lerimin yarisini|larimin yarisini|min yarisi|min yarisini|in yarisi|in yarisini|imin yarisi|imin yarisini|umun yarisi|umun yarisini|nin yarisi|nin yarisini|un yarisini',
      behindAll:
        'lerimin hepsini|larimin hepsini|lerimin tamamini|larimin tamamini|min hepsini|min tamamini|in tamamini|in hepsini|imin hepsini|imin tamamini|nin tamamini|nin hepsini|lerimi|larimi|umun tamamini|umun hepsini',
    },
  },
  slippage: {
    names: 'slippage|kayma|kayma orani|kaymayi|slippage i|kayma en fazla|en fazla kayma|slippage en fazla',
    of: 'en fazla|maksimum',
    behind: 'slippage|kayma|slippage olsun|kayma olsun|slippage ile|kayma ile',
  },
  instead: '',
  insteadBehind: 'yerine|degil|degil de',
  not: '',
  notBehind:
    'kalsin|cok geldi|fazla geldi|az geldi|cok oldu|az oldu|fazla|cok|az|pahali|cok pahali|pahali kacar|pahali oluyor|yavas|cok yavas|degil|demisim|yazmisim|diye yazmisim|diye yazmisim ama',
  tails: 'tabii|tabii ki|tabi|tabi ki|sadece|toplam|simdi|artik|olsun|bunun yerine|onun yerine|i|u|yi|yu|daha iyi',
  asides:
    'param az|daha ucuz|orasi daha ucuz|daha ucuz oluyor|daha hizli|yanlis yazdim|yanlis yazmisim|yanlis oldu|hata yaptim|karistirdim|karistirmisim|pardon|kusura bakma|ozur dilerim|fikrimi degistirdim|fikrim degisti|yeter|yeterli|bu kadar yeter|elim kaydi',
  asidesOf: ASIDES_OF.tr,
  ends: TURKISH_ENDS,
};
