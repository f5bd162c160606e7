import type { Dictionary } from './dictionary.ts';

/** Without accents. An entry that begins with `>` follows what it belongs to. */
export const TURKISH: Dictionary = {
  language: 'tr',
  words: {
    hello:
      'merhaba|selam|selamlar|iyi gunler|gunaydin|iyi aksamlar|naber|selamun aleykum|hey|hos geldin|kolay gelsin|iyi gunler dilerim|merhabalar|iyi calismalar|kanka|abi|hocam|dostum|peki|haydi|hadi',
    please:
      'lutfen|rica etsem|zahmet olmazsa|rica ediyorum|rica ederim|mumkunse|bi zahmet|lutfen bana|lutfen ya|bir zahmet|mumkun mu|olur mu',
    thanks:
      'tesekkurler|sagol|tesekkur ederim|sag ol|cok tesekkurler|eyvallah|cok tesekkur ederim|tesekkur|cok sagol|saol|sagolun|simdiden tesekkurler|tskler|minnettarim',
    now: 'simdi|hemen|bugun|bana|hemen simdi|acilen|acil|bir an once|hizlica|cabuk|su an|su anda|bize|kendime|geri|toplam|tane|adet',
    'i want to': 'istiyorum|isterim|lazim|gerekiyor|gerek|isteriz|istiyoruz',
    'can you': 'misin|miyiz|musun|misiniz|musunuz',
    send: 'gonder|gonderir misin|gondermek istiyorum|gonderin|gonderebilir misin|yolla|yollar misin|yollamak istiyorum|yollayin|transfer et|transfer yap|transfer etmek istiyorum|havale et|ode|odeme yap|aktar|aktarmak istiyorum|ilet|transfer eder misin|at|atar misin|gonderir misiniz|gonderelim|yollayabilir misin|ode lutfen|gonderebilir misiniz|odemek istiyorum|gonderebilir misin lutfen|gonderiver|yollayiver|yollar misiniz|yollayabilir misiniz|aktarir misin|aktarir misiniz|aktarabilir misin|aktarin|aktaralim|gondermem lazim|gondermem gerekiyor|gondermem gerek|yollamam lazim|yollamam gerek|aktarmam lazim|odemem lazim|odemem gerekiyor|transfer edin|transfer eder misiniz|transfer edelim|transfer etmem lazim|havale yap|havale eder misin|oder misin|odeyin|oder misiniz|yollayalim|at bakalim|atsana|gondersene|yollasana|gonderilsin|gonder hadi|ver|bagisla|postala|gondermeni istiyorum|gondermeni rica ediyorum|yollamani istiyorum|aktarmani istiyorum|gondermek isterim|yollamak isterim|atmak istiyorum|atar misiniz',
    swap: 'takas et|takas yap|takas etmek istiyorum|cevir|cevirmek istiyorum|donustur|donusturmek istiyorum|degistir|degistirmek istiyorum|bozdur|swap yap|swapla|takasla|cevirir misin|takas eder misin|degistirir misin|donusturur musun|swap et|cevirir misiniz|cevirin|cevirelim|cevirmem lazim|cevirsene|takas edin|takas eder misiniz|takas edelim|donusturun|donusturur musunuz|degistirin|degistirir misiniz|degistirelim|degis tokus et|swaplar misin|swaplayin|swap yapar misin|swaplamak istiyorum|swap yapmak istiyorum|geri cevir|bozdurmak istiyorum|bozdurur musun|boz|takas etmem lazim|donusturmek isterim|cevirmek isterim|cevirebilir misin|donusturebilir misin|takas edebilir misin|degistirebilir misin|bozdurun|exchange et|convert et|trade et',
    buy: 'al|satin al|almak istiyorum|satin almak istiyorum|alir misin|alalim|alin|alir misiniz|alsana|almam lazim|alabilir misin|satin alir misin|satin almak isterim|almak isterim|satin alin',
    sell: 'sat|satmak istiyorum|satar misin|satar misiniz|satalim|satmam lazim|satsana|elden cikar|sativer|satabilir misin|satmak isterim|nakde cevir',
    bridge:
      'kopru ile gonder|koprule|bridge et|bridge yap|koprula|kopru yap|koprulemek istiyorum|koprulesene|bridgele|bridge eder misin|koprule lutfen|kopruden gecir|bridge etmek istiyorum|koprulerle',
    '>to':
      'adresine|cuzdanina|hesabina|adresi icin|e|a|ye|ya|adresine dogru|agina|cuzdanina dogru|adresime|hesabima|cuzdanima|kisisine|adrese|hesaba|agina dogru|cinsine|cinsinden|tokenina|na|ne|nin adresine',
    '>in': 'olarak',
    '>from': 'agindan|den|dan|ten|tan|hesabimdan|cuzdanimdan|ndan|nden|uzerinden cikar',
    '>on':
      'aginda|uzerinde|agi uzerinde|de|da|te|ta|agi uzerinden|uzerinden|agindaki|agindayken|daki|deki|taki|teki|zincirinde|aginin uzerinde|agi ile|sebekesinde|zincirindeki|agini kullanarak|uzerindeki',
    '>with': 'ile|kullanarak|la|le|yla|yle|karsiliginda odeyerek|kullanip|vererek|odeyerek|harcayarak|imle|umla|mle',
    '>not': 'degil|degildi',
    '>for': 'karsiliginda|icin',
    '>drop':
      'i|u|yi|yu|nin|in|un|nun|um|im|si|su|sini|sunu|nu|ni|imi|umu|m|tokeni|tokenini|tokenlerimi|lari|leri|larimi|lerimi',
    network: 'agi',
    'half of my': 'yarisi|yarisini|yarimi',
    'all my':
      'tum|butun|hepsi|hepsini|tumunu|tamamini|butununu|elimdeki tum|elimdeki butun|sahip oldugum tum|cuzdanimdaki tum',
    my: 'benim|elimdeki|cuzdanimdaki|hesabimdaki',
    'how much': 'ne kadar|kac|kac tane',
    'do i have': 'var|varmis|bende var|sahibim|kaldi',
    balance: 'bakiyem|bakiye|bakiyesi|bakiyemi',
    'what is my balance':
      'bakiyem ne kadar|bakiyem nedir|bakiyemi goster|bakiyemi gosterir misin|ne kadar param var|bakiyeme bak|bakiyemi soyle',
    price:
      'fiyati|fiyat|fiyati nedir|fiyati ne kadar|fiyati ne|kuru|guncel fiyati|fiyatini goster|fiyatini soyle|kac para',
    'how much is': 'kac dolar|ne kadar eder|kac para ediyor|ne kadar ediyor',
    'do i get': 'alirim|alabilirim|eder|gelir',
    help: 'yardim|yardim et|yardimci ol|neler yapabilirsin|ne yapabilirsin|nasil calisiyor|nasil calisir|kimsin|bana yardim et|nasil kullanilir|ne yapabiliyorsun|neler yapiyorsun|sen kimsin',
    yes: 'evet|tamam|onayliyorum|onayla|olur|dogru',
    cancel:
      'iptal|iptal et|vazgectim|vazgec|bosver|dur|yapma|gonderme|istemiyorum|kalsin|birak|iptal edelim|artik istemiyorum|durdur|iptal edelim mi|iptal ediyorum|iptal ettim|iptal olsun|iptal lutfen|iptal edin|iptal eder misin|her seyi iptal et|hepsini iptal et|vazgeciyorum|vazgecelim|vazgectim bosver|bos ver|bosverin|birak gitsin|kalsin ya|kalsin bosver|gerek yok|gerek kalmadi|istemiyorum artik|fikrimi degistirdim|yapmayalim|gondermeyelim|yollama|cevirme|takas etme|unut|unut gitsin|unut bunu|sil|sil onu|olmasin|hic gerek yok|yapmaktan vazgectim|durdur lutfen|yapma bunu|simdilik kalsin|almaktan vazgectim|gondermekten vazgectim',
    no: 'hayir|yok|yoo|olmaz|hayir hayir|yo',
    '>make it':
      'olsun|yap|olacak|olmali|olmaliydi|olacakti|yapalim|yapsana|yapin|olsun lutfen|diyecektim|demek istedim|demek istemistim|duzeltiyorum|aslinda|olarak degistir|yapiver|kullan|kullanalim|e cikar|olsa daha iyi',
    and: 've|sonra|ile birlikte|hem',
    wrap: 'sarmala|wrapla|wrap et|wrap yap|sar|paketle|wraple',
    unwrap: 'unwrapla|unwrap et|unwrap yap|sarmalamayi coz|coz|ac',
    'half a': 'yarim|yarim tane',
    slippage: 'slippage|kayma|fiyat kaymasi|tolerans|kayma toleransi',
    'at most': 'en fazla|en cok|maksimum|max|azami',
    percent: 'yuzde',
    sorry: 'pardon|kusura bakma|kusura bakmayin|ozur dilerim|affedersin|affedersiniz|yanlis oldu|hay aksi|tuh|ay',
    only: 'sadece|yalnizca|sirf|yalniz',
    'wrong address': 'yanlis adres|adres yanlis|yanlis kisi|adresi yanlis yazdim|yanlis yazdim',
    'wrong amount': 'yanlis miktar|miktar yanlis|yanlis tutar',
    'change the amount to': 'miktari degistir|miktar|tutar|tutari|miktari',
    'it should be': 'dogrusu|dogru adres|adres|dogru olan',
    the: 'bu|su|o|bunu|sunu|onu',
  },
};
