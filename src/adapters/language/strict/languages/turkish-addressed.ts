import { any, either, many, maybe, once, type Rule, seq, some, word } from '../rules/rule.ts';
import { NAMES } from './turkish-people.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const FOND = word(
  words(
    'sevgili degerli sayin kiymetli saygideger muhterem canim guzel tatli ey hey benim bizim ya be cancagizim biricik akilli',
  ),
);
const SPOKEN_TO = word(
  words(`kanka kanki knk kankam kankacim kankim abi abicim agabey agabeycim abla ablacim hocam reis reisim dostum dost canim cancim usta
    ustam ustad ustadim kardes kardo gardas kardas kardescim bro birader biraderim moruk moruq panpa panpam aga agam haci haciaga hacim hoca baskan baskanim
    patron patronum sef sefim mudurum amirim efendim komutanim kaptan kaptanim asistan asistanim asistancim yardimci yardimcim bot botcum robot robotum
    cuzdan cuzdanim cuzdancim ekip takim kral kralim hemsehrim hemserim
    oglum kizim evladim evlat yavrum yavru cocugum guzelim tatlim sekerim gulum askim hayatim balim bebegim kuzum pasam aslanim kocum yigidim
    delikanli genc canikom cano can ciger cigerim baci lan ulan la gari beyefendi hanimefendi yetkili yetkililer ilgili ilgililer arkadas arkadaslar`),
);
const HELPER = seq(
  maybe(
    any(
      'cuzdan|kripto|dijital|sanal|akilli|kisisel|blockchain|islem|musteri|destek|finans|hazine|operasyon|muhasebe|odeme|banka|transfer|yapay zeka',
    ),
  ),
  any(
    'yardimcisi|yardimcim|asistani|asistanim|botu|botum|ekibi|ekibim|ekibimiz|birimi|masasi|hizmetleri|temsilcisi|temsilcim|sorumlusu|gorevlisi|uygulamasi|departmani|servisi|ajani|ajanim|danismani',
  ),
);
/** Who is spoken to: "değerli cüzdan yardımcım", "knk". */
export const ADDRESSED: Rule = once(
  either(
    seq(many(FOND), either(SPOKEN_TO, HELPER), many(SPOKEN_TO)),
    seq(any('sayin|degerli|sevgili'), any('ilgili|ilgililer|kullanici|hesap yoneticisi')),
  ),
);
/** Behind a greeting; alone, "kardeşim" may be somebody who is spoken of. */
export const TO_WHOM: Rule = maybe(
  seq(
    maybe(any(',')),
    either(ADDRESSED, seq(any('kardesim|abim|ablam|agabeyim|arkadasim|bacim'), maybe(any('benim')))),
  ),
);

/** "ilgili birime,": letters begin so. Without the comma the payment would go there. */
export const ATTENTION: Rule = seq(
  either(
    seq(any('ilgili|sayin ilgili'), any('birime|birimlere|makama|departmana|mudurluge|kisiye|kisilere|servise')),
    any('ilgililere|ilgililerin dikkatine|ilgilinin dikkatine|ilgili birimin dikkatine|dikkatinize|bilginize'),
    seq(
      any('odeme|finans|muhasebe|hazine|islem|operasyon'),
      any('birimine|birimi dikkatine|departmanina|ekibine|masasina'),
    ),
  ),
  any(', | . | ! | :'),
);

const FROM_WHERE = any(
  'muhasebeden|finanstan|hazineden|operasyondan|satin almadan|satinalmadan|ofisten|merkezden|subeden|yonetimden|dernekten|vakiftan|idari islerden|insan kaynaklarindan|pazarlamadan|satistan|kooperatiften|depodan|fabrikadan',
);
/** "ben muhasebeden Selin" */
export const MYSELF: Rule = seq(
  any('ben|adim|ismim'),
  maybe(FROM_WHERE),
  some(any(NAMES)),
  maybe(any('bey|hanim|hoca|teyze|amca|abi|abla')),
);
