import { any, either, keeping, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BEG, EXCHANGING, MAKE } from './german-nouns.ts';
import { BITTE, ON, quantity, SLIPPAGE, unsized } from './german-parts.ts';
import { ASKED, deed, type Verbs, WANTED } from './german-sentence.ts';
import * as words from './german-words.ts';
import { coin } from './parts.ts';

export const FOR_ME = maybe(any('mir|fur mich|uns'));
export const INTO = any(
  'in|gegen|zu|fur|zuruck in|zuruck zu|wieder in|wieder zu|->|=>|i|gage|gega|gegn|gege|und zwar in|und zwar gegen|, und zwar in|in form von|komplett in|komplett gegen|direkt in|direkt gegen|ins|ziel|ziel :|zielwahrung|zielwahrung :|rein in|, ziel|, ziel :',
);
const GIVEN = either(quantity('amount', 'fromToken'), unsized('fromToken'));
/** None of these is an amount: "in ein eth" would be one. */
const SOME_OF = many(
  any(
    'normales|normale|etwas|wieder|den|die|das|der|ein paar|ein bisschen|ein wenig|a bissl|a bisserl|es bitzeli|chli|bissl|bisschen|paar|ein bissl|lauter|reines|reine|echtes|gutes|gute|alte|gute alte|gewrapptes|coin|token|wahrung|kryptowahrung|krypto|die entsprechende menge|entsprechend viel|entsprechende menge|stabiles|stabile|richtiges|schones',
  ),
);
export const RECEIVED = seq(
  SOME_OF,
  coin('toToken'),
  maybe(any('token|tokens|coin|coins|token s|stablecoin|stablecoins')),
);
const GOT = either(quantity('received', 'toToken'), coin('toToken'));
/** What the market gives, and not a price that the user sets. */
const AT_MARKET = any(
  'zum aktuellen kurs|zum tageskurs|zum marktpreis|zum marktkurs|zum besten kurs|zum jetzigen kurs|zum aktuellen preis|zum aktuellen marktpreis|zum aktuellen tageskurs|zum momentanen kurs|zum besten preis|zum marktwert|zum jetzigen preis|zum gegenwartigen kurs|market|at market',
);
/** What may stand beside a trade in any order. */
export const AROUND: Rule = once(
  many(ON, SLIPPAGE, AT_MARKET, any('fur mich|fur uns'), seq(maybe(any(',')), any(words.BITTE))),
);
const SWAPPED = once(either(seq(AROUND, GIVEN, AROUND, INTO, RECEIVED, AROUND), seq(AROUND, GIVEN, AROUND)));
const WITH = any(
  'mit|fur|mit meinem|mit meinen|aus meinem|aus meinen|von meinem|von meinen|gegen|fur meine|fur meinen|fur mein|und zahl mit|und zahle mit|und bezahl mit|und bezahle mit|und zahl dafur mit|, zahl mit|, zahle mit|, bezahl mit|, bezahle mit',
);
/** "ich will 0,2 eth und zahle mit usdc" */
const PAYING = any(
  ', bezahl mit|, zahl mit|, zahl das mit|, bezahl das mit|, bezahlt wird mit|, gezahlt wird mit|und bezahl mit|und bezahle das mit|, und zahle mit|, nimm dafur|und zahle mit|und bezahle mit|und zahl mit|und zahle dafur mit|, bezahlt mit|, ich zahle mit|, zahle mit|, bezahle mit|, ich bezahle mit',
);
const BOUGHT = once(
  either(
    seq(AROUND, GOT, AROUND, WITH, coin('fromToken'), AROUND),
    seq(AROUND, coin('toToken'), AROUND, any('fur|mit'), quantity('amount', 'fromToken'), AROUND),
    seq(AROUND, any('fur|mit'), quantity('amount', 'fromToken'), AROUND, RECEIVED, AROUND),
    seq(AROUND, any('fur'), value('received', '§f'), RECEIVED, AROUND),
    seq(AROUND, coin('toToken'), any('im wert von'), quantity('amount', 'fromToken'), AROUND),
    seq(AROUND, GOT, AROUND),
  ),
);
export const SWAP: Verbs = {
  orders: words.SWAP,
  sie: words.SWAP_SIE,
  apart: words.SWAP_APART,
  last: words.SWAPPING,
  you: words.SWAPS,
  zu: words.TO_SWAP,
  ask: 'magst ma|magst ma bitte|mogst ma|mogst ma bitte|chasch mer|chasch mir|magst mir bitte|magst mir|kannst ma bitte|kannst mir bitte|kannsch mir|kannsch mer',
};
const SELL: Verbs = {
  orders: words.SELL,
  sie: words.SELLING,
  last: words.SELLING,
  you: words.SELLS,
  zu: words.TO_SELL,
};
export const BUY: Verbs = {
  orders: words.BUY,
  sie: words.BUYING,
  last: words.BUYING,
  you: words.BUYS,
  zu: words.TO_BUY,
};
const EXCHANGE_SAID = either(
  deed('swap', SWAP, seq(FOR_ME, SWAPPED), AROUND),
  deed('swap', SELL, SWAPPED, AROUND),
  deed('swap', BUY, seq(FOR_ME, BOUGHT), AROUND),
);

const INTO_IT = seq(GIVEN, AROUND, INTO, RECEIVED, AROUND);
/** Nouns: without a verb and a "bitte", the network tells that it is an order, and no receipt. */
const NAMED = either(
  seq(MAKE, EXCHANGING, any('von|:|uber|in hohe von'), INTO_IT),
  seq(BEG, EXCHANGING, any('von|:|uber|in hohe von'), INTO_IT),
  seq(
    any('bitte um ausfuhrung|bitte ausfuhren|bitte um erledigung|bitte erledigen'),
    any(':'),
    maybe(EXCHANGING),
    maybe(any('von')),
    INTO_IT,
  ),
  keeping(
    ({ found }) => found.includes('chain@'),
    seq(
      either(EXCHANGING, any('zu tauschen|zu wechseln|zu swappen|umzutauschen|zu konvertieren|umzuwandeln')),
      any(':'),
      INTO_IT,
    ),
  ),
);

/** Trades that are said with other verbs, or with none. */
const EXCHANGE_TURNED = saying(
  'swap',
  either(
    NAMED,
    seq(
      BITTE,
      saying(
        'placed',
        any(
          'pack|packe|hau|baller|ballere|wirf|setz|setze|dreh|drehe|schichte|schicht|ape|mach|mache|tu|tua|tue|rotiere|pump|pumpe|jag|knall|lege|leg',
        ),
      ),
      FOR_ME,
      BITTE,
      FOR_ME,
      BITTE,
      GIVEN,
      AROUND,
      any('in|ins'),
      RECEIVED,
      AROUND,
    ),
    seq(BITTE, any('mach|mache|mach mir'), BITTE, any('aus'), GIVEN, AROUND, RECEIVED, AROUND),
    seq(BITTE, any('mach|mache'), BITTE, GIVEN, AROUND, any('zu'), RECEIVED, AROUND),
    seq(
      BITTE,
      saying('placed', any('steck|stecke|investier|investiere')),
      BITTE,
      GIVEN,
      AROUND,
      any('in'),
      RECEIVED,
      AROUND,
    ),
    seq(
      either(WANTED, ASKED),
      GIVEN,
      AROUND,
      any('in'),
      RECEIVED,
      AROUND,
      saying('placed', any('stecken|investieren')),
      AROUND,
      maybe(any('?')),
    ),
    seq(any(words.WANT), BITTE, GOT, PAYING, coin('fromToken'), AROUND),
    seq(
      any(`${words.WANT}|${words.WISH}`),
      BITTE,
      GIVEN,
      AROUND,
      any('verkaufen und dafur'),
      RECEIVED,
      any('haben|kaufen|bekommen'),
      AROUND,
    ),
    seq(
      any(words.WANT),
      AROUND,
      coin('toToken'),
      AROUND,
      any(', nimm|, nimm dafur'),
      quantity('amount', 'fromToken'),
      AROUND,
    ),
    seq(any(words.WANT), BITTE, GIVEN, any('verkaufen und'), RECEIVED, any('kaufen'), AROUND),
    seq(
      BITTE,
      any('leg|lege'),
      BITTE,
      GIVEN,
      any('in'),
      RECEIVED,
      any('an'),
      any(', einfach umtauschen|, einfach umtauschen bitte'),
    ),
    seq(
      BITTE,
      any(words.SELL),
      BITTE,
      GIVEN,
      any('und'),
      any('kauf|kaufe|hol'),
      maybe(any('dafur|davon')),
      RECEIVED,
      AROUND,
    ),
    seq(
      BITTE,
      any('nimm'),
      BITTE,
      GIVEN,
      any('und'),
      any('kauf|kaufe|hol'),
      RECEIVED,
      maybe(any('davon|dafur')),
      AROUND,
    ),
    seq(BITTE, any('aus'), GIVEN, AROUND, any('mach|mache|mach mir'), BITTE, RECEIVED, AROUND),
    seq(either(WANTED, ASKED, BITTE), any('aus'), GIVEN, AROUND, RECEIVED, any('machen'), AROUND, maybe(any('?'))),
    seq(either(WANTED, ASKED, BITTE), GIVEN, AROUND, any('zu'), RECEIVED, any('machen'), AROUND, maybe(any('?'))),
    seq(BITTE, coin('toToken'), any(words.BUYING), any('fur|mit'), quantity('amount', 'fromToken'), AROUND),
    seq(any('bitte'), quantity('amount', 'fromToken'), any('in|gegen'), RECEIVED, AROUND),
    seq(quantity('amount', 'fromToken'), any('in|gegen'), RECEIVED, maybe(any(',')), any('bitte')),
    seq(any(words.WANT), AROUND, coin('toToken'), any('fur'), quantity('amount', 'fromToken'), AROUND),
    seq(
      any('ich will in|ich moechte in|ich will bitte in'),
      coin('toToken'),
      any('rein|rein gehen'),
      any(', nimm|, nimm bitte|, nimm dafur'),
      quantity('amount', 'fromToken'),
      maybe(any('dafur')),
      AROUND,
    ),
  ),
);

export const EXCHANGE: Rule = either(EXCHANGE_SAID, EXCHANGE_TURNED);
