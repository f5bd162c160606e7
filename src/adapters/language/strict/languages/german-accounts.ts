import { any, either, many, maybe, once, type Rule, seq, some, value, word } from '../rules/rule.ts';
import { SURNAMES } from './german-courtesy-words.ts';
import { HE, HER, HER_TO, HIM, HIS, MEN_TO, NAMED, OF_HER, OF_HIM, SHE, WOMEN_TO } from './german-people.ts';

const ADDRESS = new Set(
  `adresse addresse adrese adress adressen anschrift wallet wallets wallett walletadresse walletaddresse kryptoadresse kryptowallet ethadresse konto account accounts kryptokonto kontoadresse
    empfanger empfangerin empfangeradresse empfangerwallet empfangerkonto zieladresse zielwallet zielkonto zahladresse zahlungsadresse geldborse borse brieftasche
    ledger trezor hardwarewallet coldwallet firmenwallet firmenkonto geschaftskonto geschaftswallet privatwallet sparwallet sparkonto treasury safe multisig cold hot hardware firmen
    krypto crypto ens wg kasse gemeinschaftskasse vereinskasse wgkasse urlaubskasse reisekasse gruppenkasse klassenkasse kaffeekasse haushaltskasse spendenkonto spendenadresse spendenwallet metamask coinbase kraken binance bitpanda bitvavo spendentopf topf handy`.split(
    /\s+/,
  ),
);
/** No word here means another time: an old address is not to be paid. */
const WHICH = new Set(
  `die das diese dieses dieser diesem diesen den dem der folgende folgendes folgenden folgender genannte genannten genanntes angegebene angegebenen angegebenes gespeicherte gespeicherten hinterlegte hinterlegten
    mein meine meinen meiner meinem sein seine seinen ihr ihre ihren unser unsere unseren eigene eigenes eigenen zweite zweites zweiten andere anderes anderen neue neues neuen private privates ein eine einen ne n nen de d mini sini
    hiesige untenstehende unten obige besagte bekannte entsprechende externe jene hier jenes`.split(/\s+/),
);
const POINTED = maybe(
  any(
    'hier|da|mit der adresse|mit adresse|unter|unter der adresse|mit der kennung|mit dem namen|namens|mit der wallet|mit dem wallet|lautend auf|: das ist|, das ist|das ist|lautet|ist|=|, wallet|, adresse|, die adresse|, konto|wallet|adresse|hier unten|wallet adresse|, wallet adresse|, und zwar|, namlich',
  ),
);
const COLON = maybe(any(':|: :|->|=>'));
const BARE = either(
  value('recipient', '§a'),
  seq(any('('), maybe(any('adresse|wallet|das ist|adresse :|wallet :')), value('recipient', '§a'), any(')')),
);
/** "omas adresse", "jonas wallet" */
const OWNERS = new Set([
  ...NAMED.split('|').flatMap((name) => [name, `${name}s`]),
  'omas',
  'opas',
  'mamas',
  'papas',
  'muttis',
  'vatis',
]);
/** Behind an address: whose it is. */
const OWNER = maybe(
  either(
    seq(any('('), maybe(any('das ist|ist')), any(`${HE}|${SHE}|${HIM}`), maybe(any(NAMED)), any(')')),
    seq(any('('), any(NAMED), maybe(any(SURNAMES)), any(')')),
    seq(maybe(any(',')), any('das ist|das is'), any(`${HE}|${SHE}`), maybe(any(NAMED))),
    seq(
      any(', das ist die adresse|, das ist das wallet|, die adresse|, das ist die wallet|, das ist das konto'),
      any(`${OF_HIM}|${OF_HER}`),
    ),
  ),
);
const GIVEN = seq(BARE, OWNER);
/** "die folgende adresse", "mein anderes wallet": what an address is. */
const THING = seq(many(word(WHICH)), maybe(word(OWNERS)), word(ADDRESS), many(word(ADDRESS)));
const OF = any(`${OF_HIM}|${OF_HER}`);
export const ACCOUNT: Rule = once(
  either(
    GIVEN,
    seq(any('die|den|das|s|de'), GIVEN),
    seq(THING, maybe(OF), POINTED, COLON, GIVEN),
    seq(
      any('die hier|den hier|diese|diese hier|dieses hier|diese da|die da|folgende|das hier|diesen|folgenden'),
      COLON,
      GIVEN,
    ),
  ),
);

const NAME = maybe(seq(maybe(any(',')), maybe(any('frau|herrn|herr|die|den|der')), any(NAMED)));
const HIS_THING = seq(any('seine|sein|seiner|seinem|seim'), word(ADDRESS));
const HER_THING = seq(any('ihre|ihr|ihrer|ihrem'), word(ADDRESS));
const DEAR = new Set(
  'lieben liebe lieber guten gute besten beste kleinen kleine grossen grosse jungsten jungste altesten alteste jungeren altere alteren jungere netten nette neuen neue treuen lieblings geliebten geliebte armen'.split(
    ' ',
  ),
);
const behind = (its: Rule): Rule => seq(NAME, maybe(either(its, seq(any(','), its))), POINTED, COLON, GIVEN);
const person = (articles: string, who: string, nouns: ReadonlySet<string>, its: Rule): Rule =>
  seq(either(any(who), seq(any(articles), some(word(DEAR)), word(nouns))), behind(its));
const TO_PERSON = either(
  person('meinen|unseren|den|einen|nen|mein|unsern', HIM, MEN_TO, HIS_THING),
  person('meine|unsere|die|eine|ne|mei', HER_TO, WOMEN_TO, HER_THING),
  seq(any('herrn|herr'), any(NAMED), maybe(any(SURNAMES)), maybe(any(',')), maybe(HIS_THING), POINTED, COLON, GIVEN),
  seq(
    any('frau|familie|fam'),
    any(NAMED),
    maybe(any(SURNAMES)),
    maybe(any(',')),
    maybe(HER_THING),
    POINTED,
    COLON,
    GIVEN,
  ),
  seq(
    maybe(any('den|die|de|n|meinen|meine')),
    any(NAMED),
    maybe(any(SURNAMES)),
    maybe(either(HIS_THING, HER_THING)),
    POINTED,
    COLON,
    GIVEN,
  ),
  seq(any('mama|papa|oma|opa|mutti|vati|omi|mami|papi'), maybe(any(',')), POINTED, COLON, GIVEN),
);
const NEUTER = new Set(
  'tierheim team restaurant hotel studio finanzamt kind buro amt cafe museum theater atelier geschaft unternehmen paar orchester madchen projekt krankenhaus weingut gasthaus reiseburo autohaus'.split(
    ' ',
  ),
);
const TO_IT = seq(any('das|mein|unser|ein|s|n'), many(word(DEAR)), word(NEUTER), behind(HIS_THING));
const AT_PERSON = either(
  person('meinem|unserem|dem|einem|nem', HIS, MEN_TO, HIS_THING),
  person('meiner|unserer|der|einer|ner', HER, WOMEN_TO, HER_THING),
);
export const TO: Rule = once(
  either(
    seq(
      any(
        'a|an|zu|nach|auf|to|at|uf|zur|zum|rauf auf|->|=>|zugunsten|zugunsten von|zugunsten der|zugunsten des|zu gunsten|zu gunsten von|zu gunsten der|zuhanden|zuhanden von|zu handen|zu handen von|mit ziel|ziel|ziel :|direkt an|direkt auf|direkt zu|gleich an|rein in|rein auf|zu ihm|ruber an|ruber zu|ruber auf|rueber an|rueber zu|hin zu|hin an|empfanger ist|empfanger|empfanger :|empfangerin :|an :|richtung|in richtung|gen|dorthin|dahin|hierhin|da hin|dort hin|dorthin :|dahin :|hierhin :|da hin :|hier hin|hier hin :|hierher|hierher :|an den inhaber von|an den inhaber der|an den besitzer von|an den besitzer der|weiter an|zu folgender|an folgende|an folgenden',
      ),
      ACCOUNT,
    ),
    seq(
      many(word(WHICH)),
      any('zieladresse|empfangeradresse|zielwallet|zielkonto|empfangerwallet|empfanger|empfangerin'),
      maybe(any('ist|lautet')),
      COLON,
      GIVEN,
    ),
    seq(any('in|aufs|ins|ans|zum|zur|ufs|in die|in das|uf s|auf s|an s'), THING, maybe(OF), POINTED, COLON, GIVEN),
    seq(any('an|auf|direkt an|a|rauf an|ruber an|rueber an'), either(TO_PERSON, TO_IT)),
    seq(any('zu|zugunsten|zu gunsten|direkt zu|ruber zu|zuhanden|zu handen|a'), AT_PERSON),
  ),
);
/** "schick der 0x… 5 usdc" */
export const GIVEN_TO: Rule = once(seq(any('dem|der'), value('recipient', '§a')));
