import type { ChangeWords } from './change-words.ts';

export const TURKISH: ChangeWords = {
  language: 'tr',
  units: { currencies: { dolar: 'USD', usd: 'USD', dolarlik: 'USD', avro: 'EUR', euro: 'EUR' }, percent: '%' },
  opens: 'selam|merhaba|tamam|peki|ok|evet|o zaman|yani|sey',
  please: 'lutfen',
  polite: 'tesekkurler|tesekkur ederim|sagol|sag ol|sagolun|kanka|abi|hocam|ya|rica etsem|eyvallah',
  slips:
    'pardon|ay pardon|kusura bakma|kusura bakmayin|ozur dilerim|yanlis yazdim|yanlis yazmisim|pardon yanlis yazdim|yanlis oldu|yanlislik oldu|hata yaptim|benim hatam|duzeltme|duzeltiyorum|karistirdim|karistirmisim|sasirdim|elim kaydi|parmagim kaydi|yanlis adres|adres yanlis|adresi yanlis yazdim|adresi yanlis yazmisim|adresi yanlis vermisim|cuzdani yanlis kopyalamisim|adresi yanlis kopyalamisim|yanlis ag|yanlis miktar|yanlis tutar|daha dogrusu|aslinda|yok ya|ups|upps|oops|bir sifir fazla',
  denies: 'hayir|yok|dur|eyvah|tuh|ay|ah',
  leads: {
    any: 'onu|bunu|sunu|en iyisi|aslinda|dogrusu|dogrusu su|daha dogrusu|iyisi mi',
    amount: '',
    token: '',
    account: 'ona degil|dogrusu|dogrusu su|yeni adres',
    network: '',
  },
  trails:
    'olsun|olsunlar|olacak|olacakti|olucak|olucakti|olmali|olmaliydi|olmasi lazim|olmasi gerekiyor|yap|yapin|yapalim|yapsana|yapar misin|yapar misiniz|degistir|degistirin|degistirelim|duzelt|duzeltin|duzeltelim|guncelle|ayarla|e cek|a cek|ye cek|ya cek|e cikar|a cikar|ye cikar|ya cikar|e cikaralim|a cikaralim|ye cikaralim|ya cikaralim|e yukselt|a yukselt|ye yukselt|ya yukselt|e dusur|a dusur|ye dusur|ya dusur|e indir|a indir|ye indir|ya indir|e tamamla|a tamamla|ye tamamla|ya tamamla|demek istedim|demek istemistim|diyecektim|kastettim|yazacaktim|kullan|kullanalim|kullanin|yollayalim|gonderelim|atalim|olarak degistir|yapalim mi desem|olarak duzelt',
  is: 'toplam|tam',
  isBehind: 'olarak|olucak|olacak|adet|tane',
  wants: '',
  joins: 've|hem de',
  account: {
    before: 'su adrese|bu adrese|su',
    behind:
      'adresine|adresine gonder|adresine yolla|adresine at|adresine olsun|adresine gitsin|e|a|ye|ya|e gonder|a gonder|ye gonder|ya gonder|e gitsin|a gitsin|cuzdanina|hesabina|adresine gonderelim|adresine atalim|adresine yollayalim',
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
  },
  shares: {
    half: 'yarisini|yarisi',
    onlyHalf: 'sadece yarisini|sadece yarisi|yalnizca yarisini|yarisini yap',
    halfOfMine: 'bakiyemin yarisini|bakiyemin yarisi|elimdekinin yarisini|elimdekinin yarisi',
    double: 'iki katini|iki kati',
    all: 'hepsini|tamamini|tumunu|tum bakiyemi|butun bakiyemi|bakiyemin tamamini|elimdekinin hepsini|ne varsa hepsini|hepsini sat|hepsini gonder|tamamini gonder',
    add: { before: '', behind: 'ekle|daha ekle|ekleyin|ekleyelim' },
  },
  slippage: {
    names: 'slippage|kayma|kayma orani|kaymayi|slippage i|kayma en fazla|en fazla kayma|slippage en fazla',
    of: 'en fazla|maksimum',
    behind: 'slippage|kayma|slippage olsun|kayma olsun|slippage ile|kayma ile',
  },
  instead: '',
  insteadBehind: 'yerine|degil|degil de',
  not: '',
  notBehind: 'degil|demisim|yazmisim|diye yazmisim|diye yazmisim ama',
  tails: 'sadece|toplam|simdi|artik|olsun|bunun yerine|onun yerine|i|u|yi|yu',
  asides:
    'param az|daha ucuz|orasi daha ucuz|daha ucuz oluyor|daha hizli|yanlis yazdim|yanlis yazmisim|yanlis oldu|hata yaptim|karistirdim|karistirmisim|pardon|kusura bakma|ozur dilerim|fikrimi degistirdim|fikrim degisti|yeter|yeterli|bu kadar yeter|elim kaydi',
  ends: {
    whole:
      'yok istemiyorum|hayir istemiyorum|istemiyorum|istemem|artik istemiyorum|istemiyorum artik|yok istemiyorum artik|yok yok istemiyorum|yok yok istemiyorum artik|aman yok yok istemiyorum artik|istemiyoruz|gerek yok|artik gerek yok|gerek kalmadi|artik gerek kalmadi|luzum kalmadi|ihtiyac kalmadi|ihtiyacim kalmadi|bugun degil|baska zaman|baska gun|baska sefere|bir dahaki sefere|baska gun yaparim|vazgectim|vazgectim ben|vazgectik|vazgeciyorum|vazgeciyoruz|vazgec|vazgecelim|caydim|caydim ben|cayiyorum|caydik|bosver|bos ver|bosverin|bosverelim|bos verelim|bosver gitsin|bosver kalsin|bosver gonderme|yok kalsin|vazgectim kalsin|vazgectim ya kalsin|birak gitsin|birak kalsin|fikrimi degistirdim|fikrim degisti|fikir degistirdim|karar degistirdim|kararim degisti|pisman oldum|yanlis alarm|talebimi geri cekiyorum|talebimizi geri cekiyoruz|geri cekiyorum|geri cekiyoruz|hicbir sey yapma|hic bir sey yapma|gonderme|gondermeyin|gondermeyelim|gondermeyecegim|gondermiyorum|yollama|yollamayin|yollamayalim|yapma|yapmayin|yapmayalim|yapmayacagim|yapmiyorum|yapmicam|alma|almayin|almayalim|almiyorum|satma|satmayin|satmayalim|satmiyorum|yok satmiyorum|yok almiyorum|yok gondermiyorum|atma|atmayalim|cevirme|cevirmeyin|cevirmeyelim|odeme yapma|sakin gonderme|sakin yapma|sakin atma|hicbir sey gonderme|almaktan vazgectim|satmaktan vazgectim|gondermekten vazgectim|dur yapma|dur gonderme|vazgectim iptal et|vazgectim iptal|dur dur yapma iptal|dur yapma iptal|gerek kalmadi iptal|stop|iptalini rica ederim|islemin iptalini rica ederim|iptalini istiyorum|neyse gondermeyelim|neyse ya gondermeyelim|yok gerek kalmadi|dur dur yapma',
    stops:
      'iptal|iptal et|iptal edin|iptal edelim|iptal eder misin|iptal eder misiniz|iptal ediyorum|iptal ediyoruz|iptal olsun|sil|silin|silelim|sil gitsin|durdur|durdurun|durduralim|unut|unutun|unutalim|unut gitsin|iptal istiyorum|cancel|sil bunu|iptal iptal',
    objects:
      'bunu|onu|sunu|islemi|gonderimi|gonderiyi|transferi|odemeyi|talebi|talebimi|siparisi|siparisimi|emri|takasi|istegi|istegimi|havaleyi|hepsini|her seyi|tamamini|bu islemi|simdi|hemen|lutfen|ya',
    objectsFirst: true,
    reasons:
      'fikrimi degistirdim|fikrim degisti|parayi elden verdim|elden verdim parayi|elden verdim|zaten odedim|coktan odedim|odedim zaten|odedim|ona guvenmiyorum|masraf cikti|dolandiriciymis|sonra bakariz|sonra bakarim|sonra yaparim|vazgectim|cok pahali|yapmicam|yapmayacagim|istemiyorum|istemiyorum artik|yanlis oldu',
  },
};
