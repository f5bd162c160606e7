import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { coin } from './parts.ts';
import { ON, ON_BEHIND } from './turkish-networks.ts';
import { DATIVE, OBJECT, quantity, SLIPPAGE } from './turkish-parts.ts';
import { BEHIND, BESIDE, LUTFEN, SEND as SEND_VERB, SENT } from './turkish-payments.ts';
import { POINTED_AT, TO } from './turkish-recipients.ts';
import { SOMEBODYS, TO_SOMEBODY } from './turkish-somebody.ts';
import { verbOf } from './turkish-stems.ts';
import { CONVERT as CONVERT_VERB } from './turkish-trades.ts';
import { joined, of, verb } from './turkish-verb.ts';
import { DO, MAKE, PERFORM } from './turkish-verbs.ts';

const STOP = any(', | . | ; | ve | , ve');
const account = value('recipient', '§a');

const NOUN = any('adresi|cuzdani|hesabi|cuzdan adresi|hesap adresi|hesap numarasi');
/** "ev sahibimin adresi 0x…", "0x… annemin cüzdanı", "adres: 0x…" */
const INTRODUCED = either(
  seq(SOMEBODYS, NOUN, maybe(any(':|su|su :|bu|bu :')), account),
  seq(any('bu'), SOMEBODYS, NOUN, maybe(any(':')), account),
  seq(account, either(SOMEBODYS, any('onun')), NOUN),
  seq(any('adres|adresi|onun adresi|alici|alici adresi|cuzdan|cuzdani|cuzdan adresi'), maybe(any(':')), account),
);
const THERE = maybe(any('ona|oraya|o adrese|bu adrese|su adrese|buraya'));
const TOLD = seq(INTRODUCED, STOP, BESIDE, THERE, BESIDE, SENT, BESIDE, THERE, BESIDE, SEND_VERB, BEHIND);

const NAMED = verb(
  joined(
    of('odeme|transfer|havale|cikis|gonderim', MAKE),
    of('havale|transfer', DO),
    of('odeme|transfer|havale', PERFORM),
  ),
);
const NAMED_OF = verb(
  joined(
    of('odemesi|transferi|havalesi', MAKE),
    of('odemesini|transferini|havalesini', PERFORM),
    of('transferini|havalesini|odemesini|gonderimini|gonderimi|aktarimi|aktarimini|transferi|cikisini', MAKE),
    of('odemesini|odemesi|transferini|havalesini', verbOf({ stem: 'gec', asks: 'gecer' })),
    of('odemesini|transferini|havalesini|gonderimini|aktarimini', verbOf({ stem: 'sagla' })),
  ),
);
/** "transferini rica ederim" */
const BEGGED = seq(
  any(
    'transferini|transferinizi|odemesini|odemenizi|gonderimini|gonderiminizi|havalesini|havalenizi|aktarimini|cikisini|odeme yapilmasini|transfer islemini',
  ),
  any(
    'rica ederim|rica ederiz|rica ediyorum|arz ederim|arz ederiz|talep ederim|talep ediyorum|istiyorum|isterim|yapalim|onayliyorum',
  ),
);
const [MAKES, PERFORMS] = [verb(MAKE), verb(PERFORM)];
const SUM = seq(quantity('amount', 'token'), maybe(any('lik|luk|tutarinda|miktarinda|degerinde')));
/** "0x… adresine 500 usdc tutarında ödeme yapın" */
const PAYMENT_NOUN = either(
  seq(BESIDE, TO, BESIDE, SUM, maybe(any('bir')), either(NAMED, NAMED_OF, BEGGED), BEHIND),
  seq(BESIDE, SUM, BESIDE, TO, BESIDE, maybe(any('bir')), NAMED, BEHIND),
  seq(BESIDE, SUM, any('odemeyi|odemesini|transferi|havaleyi'), BESIDE, TO, BESIDE, either(MAKES, PERFORMS), BEHIND),
);

const WANTED = any('istiyorum|isterim|istiyoruz|rica ederim|rica ediyorum|rica ederiz|talep ediyorum|talep ederim');
const SHALL = any('gitsin|gonderilsin|aktarilsin|yollansin|odensin|iletilsin|transfer edilsin|havale edilsin');
const HAS_TO_BE = seq(
  any('gonderilmesi|aktarilmasi|yollanmasi|odenmesi|iletilmesi|transfer edilmesi|havale edilmesi'),
  any('lazim|gerek|gerekiyor|rica olunur'),
);
const OF = any('nin|nun|in|un');
/** "20 usdc'nin 0x… adresine gönderilmesini istiyorum", "0x… adresine 20 usdc gitsin" */
const WISHED = either(
  seq(
    BESIDE,
    quantity('amount', 'token'),
    OF,
    BESIDE,
    TO,
    BESIDE,
    any('gonderilmesini|aktarilmasini|yollanmasini|transfer edilmesini|havale edilmesini|odenmesini|iletilmesini'),
    WANTED,
    BEHIND,
  ),
  seq(BESIDE, TO, BESIDE, SENT, BESIDE, either(SHALL, HAS_TO_BE), BEHIND),
  seq(BESIDE, SENT, BESIDE, TO, BESIDE, either(SHALL, HAS_TO_BE), BEHIND),
);

/** "0x… adresine 20 usdc borcum var, gönder" */
const OWED = seq(
  TO,
  quantity('amount', 'token'),
  any('borcum var|borcluyum|odemem var|lazim|gerekiyor'),
  STOP,
  SEND_VERB,
  BEHIND,
);

const ITS_ADDRESS = seq(
  maybe(any(', | . | ; | :')),
  either(
    seq(
      any('adresi|onun adresi|cuzdani|onun cuzdani|adres|hesabi|alici|cuzdan adresi|hesap adresi'),
      maybe(any(':|su|bu|bu :|su :')),
    ),
    any(', | :'),
  ),
  account,
);
/** "anneme 30 usdc at, adresi 0x…" */
const SOMEBODY = seq(
  BESIDE,
  either(
    seq(either(TO_SOMEBODY, any('ona')), BESIDE, SENT, BESIDE, SEND_VERB),
    seq(SENT, BESIDE, TO_SOMEBODY, BESIDE, SEND_VERB),
    seq(SEND_VERB, TO_SOMEBODY, BESIDE, SENT),
  ),
  ITS_ADDRESS,
  BEHIND,
);

const PLEASE = any('lutfen|, lutfen');
const HIS = seq(SOMEBODYS, any('adresine|cuzdanina|hesabina|cuzdan adresine|hesap adresine'));
/** "kuzenimin cüzdanına 9 dai gönder: 0x…", "şu adrese gönder: 0x…, 9 dai" */
const POINTED = either(
  seq(BESIDE, HIS, BESIDE, SENT, BESIDE, SEND_VERB, maybe(any(':|,')), account, BEHIND),
  seq(BESIDE, SENT, BESIDE, HIS, BESIDE, SEND_VERB, maybe(any(':|,')), account, BEHIND),
  seq(BESIDE, HIS, account, BESIDE, SENT, BESIDE, SEND_VERB, BEHIND),
  seq(BESIDE, POINTED_AT, BESIDE, SENT, BESIDE, SEND_VERB, maybe(any(',')), account, BEHIND),
  seq(BESIDE, POINTED_AT, SEND_VERB, any(':'), account, any(', | .'), SENT, BEHIND),
  seq(BESIDE, POINTED_AT, BESIDE, SENT, BESIDE, any(':'), account, BESIDE, PLEASE),
);

const BARE = either(seq(BESIDE, SENT, BESIDE, TO, BESIDE, PLEASE), seq(BESIDE, TO, BESIDE, SENT, BESIDE, PLEASE));

const ALL_OF_IT = maybe(any('onu|onlari|bunu|bunlari|hepsini|tamamini'));
const owned = (token: string): Rule =>
  seq(
    maybe(ON),
    maybe(any('elimde|cuzdanimda|hesabimda|bende')),
    maybe(ON),
    quantity('amount', token),
    any('var'),
    STOP,
  );
/** What is owned, and an order about all of it: "100 usdc'm var, eth'ye çevir". */
const HAVING = either(
  saying('transfer', seq(owned('token'), ALL_OF_IT, BESIDE, TO, BESIDE, ALL_OF_IT, SEND_VERB, BEHIND)),
  saying(
    'swap',
    seq(owned('fromToken'), ALL_OF_IT, coin('toToken'), DATIVE, CONVERT_VERB, many(ON_BEHIND, SLIPPAGE, LUTFEN)),
  ),
);

export const OTHERWISE: Rule = once(
  either(
    saying('transfer', either(TOLD, POINTED, PAYMENT_NOUN, WISHED, OWED, SOMEBODY, BARE)),
    saying('transfer', seq(BESIDE, SENT, BESIDE, POINTED_AT, BESIDE, SEND_VERB, maybe(any(':|,')), account, BEHIND)),
    saying('transfer', seq(SEND_VERB, BESIDE, quantity('amount', 'token'), OBJECT, BESIDE, account, BEHIND)),
    HAVING,
  ),
);
