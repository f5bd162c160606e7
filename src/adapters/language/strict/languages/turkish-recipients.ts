import { any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { DATIVE } from './turkish-parts.ts';
import { ORGANISATIONS } from './turkish-people.ts';
import { SOMEBODY, SOMEBODYS, TO_SOMEBODY } from './turkish-somebody.ts';

const account = value('recipient', '§a');
const PLACES = [
  'adres',
  'cuzdan',
  'hesap',
  'kisi',
  'alici',
  'kullanici',
  'numara',
  'hedef',
  'kasa',
  'lokasyon',
  'wallet',
];
const stem = (noun: string): string => noun.replace(/p$/, 'b');
const isBack = (noun: string): boolean => /[aiu][^aeiou]*$/.test(noun) && !/(?:kisi|adres|hedef|wallet)$/.test(noun);
/** "adrese", "cüzdana", "kişiye" */
const toNoun = (noun: string): string => {
  const ending = isBack(noun) ? 'a' : 'e';
  return /[aeiou]$/.test(noun) ? `${noun}y${ending}` : `${stem(noun)}${ending}`;
};
/** "adresine", "cüzdanına", "kişisine" */
const toIts = (noun: string): string => {
  const ending = isBack(noun) ? 'na' : 'ne';
  return /[aeiou]$/.test(noun) ? `${noun}si${ending}` : `${stem(noun)}i${ending}`;
};
const TO_PLACE = [...PLACES.map(toNoun), 'sahsa', 'zata', 'firmaya', 'sirkete', 'saticiya', 'ustaya'].join('|');
const ITS_KIND = maybe(
  any(
    'cuzdan|hesap|kripto|kripto cuzdan|alici|odeme|eth|evm|ens|banka|kisisel|resmi|kasa|yeni|ana|dijital cuzdan|metamask|blockchain|ledger|hak sahibi',
  ),
);
const TO_ITS = seq(
  ITS_KIND,
  any(
    [...PLACES.map(toIts), 'adresime', 'cuzdanima', 'hesabima', 'adreslerine', 'cuzdanlarina', 'hesaplarina'].join('|'),
  ),
);
const CALLED = any(
  'adli|isimli|numarali|nolu|no lu|adresli|adresteki|adresindeki|adindaki|ismindeki|uzantili|olan|adresi olan|cuzdanli|nickli|kodlu|hesapli|sahibi|adresine sahip|cuzdan adresine sahip|cuzdanina sahip',
);
/** "0x… adresine", "0x… numaralı cüzdana", "murat.eth isimli hesaba" */
const ACCOUNT_TO = either(
  seq(
    account,
    either(
      DATIVE,
      seq(maybe(any('adresindeki|adresteki|adresli|numarali|nolu|olan')), TO_ITS),
      seq(CALLED, ITS_KIND, either(any(TO_PLACE), TO_SOMEBODY)),
      seq(any('bu|su|o'), any(TO_PLACE)),
      any(TO_PLACE),
      any('no ya|noya|no lu adrese'),
      seq(any('in|nin|un|nun'), TO_ITS),
      seq(TO_ITS, any('('), SOMEBODY, any(')')),
      seq(any('('), SOMEBODY, any(')')),
    ),
  ),
  seq(
    any('adresi|cuzdani|cuzdan adresi|hesabi|hesap adresi'),
    account,
    any('olan'),
    either(any(TO_PLACE), TO_SOMEBODY),
  ),
  seq(any('adresi|cuzdani|cuzdan adresi'), any('olan'), account, DATIVE),
);
/** "kızıma, adresi şu: 0x…," */
const MARK = maybe(any(', | : | - | ('));
const END = maybe(any(', | ) | ; | . | ) ,'));
const ITS = any(
  'adresi|cuzdani|hesabi|cuzdan adresi|hesap adresi|adresleri|cuzdan adresleri|cuzdanlari|adres|cuzdan|kripto adresi|hesap numarasi|alici adresi|onun adresi|onun cuzdani',
);
const POINT = maybe(any('su|bu|: | su : | bu : | olan | -|budur|budur :|sudur|sudur :'));
const MY_OTHER = seq(
  maybe(any('benim|kendi|bizim')),
  maybe(
    any(
      'diger|obur|oteki|ikinci|yedek|soguk|sicak|kisisel|sahsi|yeni|asil|ana|kendi|birikim|tasarruf|metamask|ledger|trezor|trust|rabby|coinbase|binance|okx|paribu|phantom|donanim|soguk depo|mobil|is',
    ),
  ),
  any(
    'cuzdanima|adresime|hesabima|cuzdanimiza|hesabimiza|adresimize|kasama|kasamiza|ledgerima|metamaskima|trezorima|ledgera|metamaska',
  ),
);
const BRAND = seq(
  any('ledger|metamask|trezor|rabby|trust|paribu|binance|coinbase|okx'),
  any('ima|ima|a|e|ime|imize|umuza'),
);
const TO_ORGANISATION = seq(maybe(any('bizim')), any(ORGANISATIONS.to));
const ORGANISATIONS_PLACE = seq(maybe(any('bizim')), any(ORGANISATIONS.of), TO_ITS);
const HIS_PLACE = seq(SOMEBODYS, TO_ITS);
/** Whom: in words, before the account. */
const WHOM = once(either(TO_SOMEBODY, TO_ORGANISATION, MY_OTHER, BRAND, ORGANISATIONS_PLACE, HIS_PLACE));
export const HERE: Rule = seq(
  any(
    'su|bu|asagidaki|alttaki|verdigim|asagida verdigim|belirttigim|asagida yazan|asagida yazili|yazili|yazan|gosterilen|bildirilen|soyledigim|az once verdigim|asagida belirtilen|belirtilen|ekteki|yazdigim|paylastigim|attigim',
  ),
  seq(ITS_KIND, any(TO_PLACE)),
);
export const HERE_SHORT: Rule = any(
  'suraya|buraya|oraya|suna|buna|su arkadasa|bu arkadasa|su elemana|su adama|asagiya',
);
export const POINTED_AT: Rule = once(either(HERE, HERE_SHORT));
const OWN_TO = once(
  either(
    // "ev sahibime 0x…", "kardeşime (0x…)", "ablama, cüzdanı 0x…"
    seq(WHOM, MARK, maybe(either(any('yani'), seq(ITS, POINT))), account, END),
    seq(WHOM, MARK, maybe(any('yani')), account, either(DATIVE, TO_ITS), END),
    seq(
      either(SOMEBODYS, any(ORGANISATIONS.of)),
      any('adresi|cuzdani|hesabi|cuzdan adresi'),
      any('olan'),
      account,
      DATIVE,
    ),
    seq(
      either(SOMEBODYS, any(ORGANISATIONS.of)),
      account,
      any('adresli|adresindeki|adresteki|numarali|nolu|olan'),
      TO_ITS,
    ),
    seq(POINTED_AT, MARK, account, END),
    seq(TO_SOMEBODY, any('ait|ait olan'), account, either(DATIVE, TO_ITS)),
    seq(either(SOMEBODYS, any(ORGANISATIONS.of)), ITS, POINT, account, maybe(DATIVE), END),
    // "adres: 0x…", "adresi veriyorum 0x…", "to 0x…"
    seq(
      any(
        'adres|adresi|alici|alici adresi|cuzdan|cuzdani|cuzdan adresi|hedef adres|hedef cuzdan|hesap|hedef|gidecek adres|gonderilecek adres|gonderilecek cuzdan|alan|adresi veriyorum|adres veriyorum|adresi yaziyorum|adresi su|adres su|adresi budur|adresi bu',
      ),
      maybe(any(':|su|bu|su :|bu :|-')),
      account,
      END,
    ),
    seq(any('to|kime :|kime|alici olarak'), account, END),
  ),
);
export const TO: Rule = once(
  either(
    seq(maybe(any('su|bu')), ACCOUNT_TO, maybe(seq(any(', yani|yani|('), TO_SOMEBODY, any(', | )')))),
    seq(any('bizim|benim|bizim su|kanka|sevgili|canim|dogrudan|direkt'), account, either(DATIVE, TO_ITS)),
    OWN_TO,
  ),
);
/** "kardeşimin 0x… adresine": behind an amount, the person might own it. */
export const TO_HIS: Rule = seq(either(SOMEBODYS, any(ORGANISATIONS.of)), ACCOUNT_TO);
export const THERE: Rule = seq(any(':'), account);
/** Behind "gönder", without an ending. */
export const BARE: Rule = account;
export const RECEIVER: Rule = seq(
  any(', | . | ;'),
  any('alici|alicinin adresi|alici adresi|adres|adresi|adresi su|kime|hedef|cuzdan|cuzdani'),
  maybe(any(':')),
  account,
);
