import type { EndWords } from './change-words.ts';

const CANCELS = [
  'et',
  'edin',
  'ediniz',
  'edelim',
  'edebilir misin',
  'edebilir misiniz',
  'eder misin',
  'eder misiniz',
  'ediver',
  'etsene',
  'ediyorum',
  'ediyoruz',
  'etmek istiyorum',
  'etmek isterim',
  'etmek istiyoruz',
  'etmenizi rica ederim',
  'etmeni rica ederim',
  'etmenizi istiyorum',
  'etmeni istiyorum',
  'edilsin',
  'edilmesini rica ederim',
  'edilmesini istiyorum',
  'olsun',
  'gitsin',
  'edersen sevinirim',
  'edeyim',
  'edecegim',
];
const DEED = 'gonder|yolla|ode|cevir|yap|al|sat|at|aktar';
const DONT = DEED.split('|')
  .flatMap((verb) => {
    const stem = `${verb}m${/[ae](?=[^ae]*$)/.exec(verb)?.[0] ?? 'e'}`;
    return [
      stem,
      `${stem}yin`,
      `${stem}yiniz`,
      `${stem}yelim`,
      `${stem}yalim`,
      `${stem}sin`,
      `${verb}miyorum`,
      `${verb}muyorum`,
    ];
  })
  // "ödeme" and "aktarma" are nouns, too.
  .filter((verb) => verb !== 'odeme' && verb !== 'aktarma')
  .join('|');
const DOING =
  'gondermek|gondermeyi|yollamak|yollamayi|odemek|odemeyi|cevirmek|cevirmeyi|yapmak|yapmayi|almak|almayi|satmak|satmayi|atmak|atmayi|aktarmak|devam etmek|islem yapmak|takas yapmak';
const FROM_DOING =
  'gondermekten|yollamaktan|odemekten|cevirmekten|yapmaktan|almaktan|satmaktan|atmaktan|aktarmaktan|bundan|bu isten|bu islemden|islemden|transferden|takastan|siparisten';

export const TURKISH_ENDS: EndWords = {
  weak: 'gerek yok|artik gerek yok|gerek kalmadi|artik gerek kalmadi|bugun degil|baska zaman|baska gun|baska sefere|bir dahaki sefere|birak kalsin|birak gitsin|kalsin|bosver kalsin|yok kalsin|stop|luzum kalmadi|ihtiyac kalmadi',
  but: 'ama|fakat',
  no: 'yok|hayir|yok yok|hayir hayir|aman yok|yo',
  wishes: [
    ['artik|ben|ben artik|', DOING, 'istemiyorum|istemiyoruz|istemem', 'artik|'],
    [FROM_DOING, 'vazgectim|vazgectik|vazgeciyorum|vazgecelim|caydim|caydik', 'artik|ya|'],
    ['artik|lutfen|sakin|neyse|aman|dur|simdi|simdilik|bugun|', 'bunu|hicbir sey|onu|', DONT, 'artik|lutfen|ya|'],
    [`${DOING}|`, 'fikrimden|kararimdan|niyetimden', 'vazgectim|dondum|caydim'],
  ],
  because: 'cunku|zira',
  so: 'icin|o yuzden|bu yuzden|bu nedenle|o zaman|dolayisiyla|oldugu icin',
  whole:
    'bosver gerek kalmadi|bosver gerek yok|bos ver gerek yok|bosver vazgectim|neyse vazgectim|neyse bosver|neyse gerek kalmadi|aman kalsin|simdilik kalsin|kalsin o zaman|neyse kalsin|vazgectim ya|yapmayacagim artik|yok istemiyorum|hayir istemiyorum|istemiyorum|istemem|artik istemiyorum|istemiyorum artik|yok istemiyorum artik|yok yok istemiyorum|yok yok istemiyorum artik|aman yok yok istemiyorum artik|istemiyoruz|ihtiyacim kalmadi|baska gun yaparim|vazgectim|vazgectim ben|vazgectik|vazgeciyorum|vazgeciyoruz|vazgec|vazgecelim|caydim|caydim ben|cayiyorum|caydik|bosver|bos ver|bosverin|bosverelim|bos verelim|bosver gitsin|bosver gonderme|vazgectim kalsin|vazgectim ya kalsin|fikrimi degistirdim|fikrim degisti|fikir degistirdim|karar degistirdim|kararim degisti|pisman oldum|yanlis alarm|talebimi geri cekiyorum|talebimizi geri cekiyoruz|geri cekiyorum|geri cekiyoruz|hicbir sey yapma|hic bir sey yapma|gonderme|gondermeyin|gondermeyelim|gondermeyecegim|gondermiyorum|yollama|yollamayin|yollamayalim|yapma|yapmayin|yapmayalim|yapmayacagim|yapmiyorum|yapmicam|alma|almayin|almayalim|almiyorum|satma|satmayin|satmayalim|satmiyorum|yok satmiyorum|yok almiyorum|yok gondermiyorum|atma|atmayalim|cevirme|cevirmeyin|cevirmeyelim|odeme yapma|sakin gonderme|sakin yapma|sakin atma|hicbir sey gonderme|almaktan vazgectim|satmaktan vazgectim|gondermekten vazgectim|dur yapma|dur gonderme|vazgectim iptal et|vazgectim iptal|dur dur yapma iptal|dur yapma iptal|gerek kalmadi iptal|iptalini rica ederim|islemin iptalini rica ederim|iptalini istiyorum|neyse gondermeyelim|neyse ya gondermeyelim|yok gerek kalmadi|dur dur yapma',
  stops: `${CANCELS.map((one) => `iptal ${one}`).join('|')}|durdurur musun|durdurur musunuz|siler misin|siler misiniz|silmeni rica ederim|iptalini rica ederim|iptalini istiyorum|iptalini isterim|iptali lazim|geri al|geri cek|geri cekiyorum|iptal|iptal et|iptal edin|iptal edelim|iptal eder misin|iptal eder misiniz|iptal ediyorum|iptal ediyoruz|iptal olsun|sil|silin|silelim|sil gitsin|unut|unutun|unutalim|unut gitsin|iptal istiyorum|sil bunu|iptal iptal`,
  weakStops: 'cancel|durdur|durdurun|durduralim',
  objects:
    'transferin|islemin|takasi|odemenin|siparisin|talebimin|bu siparisi|bu transferi|bu odemeyi|bu talebi|bu takasi|bu alimi|bu satisi|alimi|satisi|su islemi|su transferi|hemen simdi|komple|bunu|onu|sunu|islemi|gonderimi|gonderiyi|transferi|odemeyi|talebi|talebimi|siparisi|siparisimi|emri|takasi|istegi|istegimi|havaleyi|hepsini|her seyi|tamamini|bu islemi|simdi|hemen|lutfen|ya',
  objectsFirst: true,
  reasons:
    'ben elden veririm|elden veririm|elden verecegim|havale yaptim zaten|fikrimi degistirdim|fikrim degisti|parayi elden verdim|elden verdim parayi|elden verdim|zaten odedim|coktan odedim|odedim zaten|odedim|ona guvenmiyorum|masraf cikti|dolandiriciymis|sonra bakariz|sonra bakarim|sonra yaparim|vazgectim|cok pahali|yapmicam|yapmayacagim|istemiyorum|istemiyorum artik|yanlis oldu',
};
