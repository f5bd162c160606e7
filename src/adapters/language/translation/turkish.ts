import type { Dictionary } from './dictionary.ts';

/** Without accents. An entry that begins with `>` follows what it belongs to. */
export const TURKISH: Dictionary = {
  language: 'tr',
  words: {
    hello: 'merhaba|selam|selamlar|iyi gunler|gunaydin|iyi aksamlar|naber',
    please: 'lutfen|rica etsem|zahmet olmazsa',
    thanks: 'tesekkurler|sagol|tesekkur ederim|sag ol|cok tesekkurler|eyvallah',
    now: 'simdi|hemen|bugun|bana',
    'i want to': 'istiyorum|isterim',
    'can you': 'misin|miyiz|musun|misiniz',
    send: 'gonder|gonderir misin|gondermek istiyorum|gonderin|gonderebilir misin|yolla|yollar misin|yollamak istiyorum|yollayin|transfer et|transfer yap|transfer etmek istiyorum|havale et|ode|odeme yap|aktar|aktarmak istiyorum|ilet|transfer eder misin|at|atar misin|gonderir misiniz|gonderelim|yollayabilir misin|ode lutfen|gonderebilir misiniz|odemek istiyorum',
    swap: 'takas et|takas yap|takas etmek istiyorum|cevir|cevirmek istiyorum|donustur|donusturmek istiyorum|degistir|degistirmek istiyorum|bozdur|swap yap|swapla|takasla|cevirir misin|takas eder misin|degistirir misin|donusturur musun|swap et',
    buy: 'al|satin al|almak istiyorum|satin almak istiyorum|alir misin|alalim',
    sell: 'sat|satmak istiyorum|satar misin',
    bridge: 'kopru ile gonder|koprule|bridge et|bridge yap|tasi',
    '>to': 'adresine|cuzdanina|hesabina|adresi icin|e|a|ye|ya|adresine dogru|agina',
    '>in': 'olarak',
    '>from': 'agindan|den|dan|ten|tan',
    '>on': 'aginda|uzerinde|agi uzerinde|de|da|te|ta|agi uzerinden|uzerinden',
    '>with': 'ile|kullanarak|la|le|yla|yle',
    '>for': 'karsiliginda|icin',
    '>drop': 'i|u|yi|yu|nin|in|un|nun|um|im',
    network: 'agi',
    'half of my': 'yarisi',
    'all my': 'tum|butun|hepsi',
    my: 'benim',
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
      'iptal|iptal et|vazgectim|vazgec|bosver|dur|yapma|gonderme|istemiyorum|kalsin|birak|iptal edelim|artik istemiyorum|durdur',
    no: 'hayir|yok',
    'make it': 'olsun|yap',
    and: 've',
  },
};
