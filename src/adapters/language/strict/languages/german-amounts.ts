import { any, either, maybe, once, type Rule, saying, seq, unless, value, word } from '../rules/rule.ts';
import { bent } from './german-courtesy-words.ts';
import { ON } from './german-networks.ts';
import { coin } from './parts.ts';

const OF_MINE = maybe(
  any(
    'meiner|meines|von meinem|von meinen|von meiner|vom|von|der|an|meiner ganzen|von meinem ganzen|aller meiner|meines ganzen|meiner gesamten|von meinen ganzen|unserer|unseres|von unserem|von unseren|von den|von dem|des|von mein|von meim|aus meinem|meim|mein|meine',
  ),
);
const MY = maybe(any('meine|mein|meinen|meinem|meiner|die|das|den|unsere|unser|unseren'));
const PURSE =
  'meiner wallet|meinem wallet|meinem konto|der wallet|dem wallet|dem konto|meinem guthaben|meinem bestand|meiner kasse|meiner borse|meinem account|meinem portemonnaie|meim wallet|meim konto';
const of = (before: string): string =>
  PURSE.split('|')
    .map((purse) => `${before} ${purse}`)
    .join('|');
const HELD = maybe(
  either(
    seq(
      maybe(any(',')),
      any('die|das|was|den|wo'),
      any('ich'),
      maybe(any('noch|so|da')),
      any('habe|hab|besitze|halte'),
    ),
    any(
      `${of('in')}|${of('auf')}|${of('aus')}|${of('von')}|${of('im')}|bestand|guthaben|vorrat|saldo|bestande|vermogen|besitz|balance|kontostand|token bestand|coins`,
    ),
  ),
);
const WHOLE = bent('ganz gesamt komplett voll vollstandig samtlich', 'e|en|es|er|em');
const MINE =
  'mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|das|den|die|dem|der|mei|meim|mi|mini';
/** "mein ganzes", "alle meine", "den kompletten" */
const ALL = either(
  seq(
    any('alle|all|samtliche|samtlichen|samtliches|alles|allen'),
    maybe(any('meine|mein|meiner|unsere|meinen|die|der|an|von meinem|von meinen|unser|mei|meines')),
  ),
  seq(any(MINE), word(WHOLE), maybe(any('guthaben an|bestand an|saldo an|vorrat an|stapel|haufen|stapel an'))),
  any('ganzes|meinen bestand an|mein guthaben an|meinen vorrat an'),
);
/** Before a number: none of these makes it more or less. */
const EXACTLY = maybe(
  either(
    any(
      'genau|exakt|nur|insgesamt|ganze|gerade mal|grad mal|gradmal|lediglich|bloss|punktgenau|haargenau|prazise|exakte|genaue|schlappe|lappische|lumpige|satte|stolze|glatte|volle|die vollen|die|meine|meinen|unsere|die genannten|mal genau|diese|meine letzten|nochmal genau|ganz genau|in summe',
    ),
    seq(
      any('einen|den|eine|die|n|nen|ne|der|ein'),
      any('betrag|geldbetrag|gesamtbetrag|rechnungsbetrag|summe|gesamtsumme|menge|zahlung|anzahl|wert'),
      any('von|in hohe von|uber|im wert von|an|von genau|von insgesamt|in der hohe von'),
    ),
    any('betrag|summe|betrag :|summe :|den betrag|die summe|menge :'),
  ),
);
const ONE = seq(
  any('ein|einen|eine|nen|n|ne'),
  maybe(any('einzigen|einziges|einzige|ganzen|ganzes|ganze|vollen|volles|volle|kompletten|komplettes')),
);
const UNIT = any('token|tokens|coins|coin|munzen|stablecoins|stablecoin|token s|krypto|munze');

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = seq(coin(name), maybe(UNIT));
  const said = (note: string, rule: Rule) => seq(saying(`${amount}=${note}`, rule), one);
  return once(
    either(
      seq(
        EXACTLY,
        value(amount, '§n'),
        maybe(any('stuck|.|einheiten|token|coins|stk|stk .|ganze|ganzes|ganzen|volle')),
        one,
        maybe(any('genau|exakt|insgesamt|glatt')),
      ),
      // "usdc 25": a name of a network as well would be where the number goes.
      seq(EXACTLY, value(name, '§t'), maybe(any(':')), value(amount, '§n'), unless(any('mal|x|stuck'))),
      seq(EXACTLY, value(amount, '§n'), any('meiner|von meinen|von meinem|von meiner|von meine|von meim'), one),
      seq(EXACTLY, value(amount, '§f'), maybe(any('von meinem|meiner|von meinen|von meiner')), one),
      seq(one, any('im wert von|im gegenwert von|im wert von genau'), value(amount, '§f')),
      seq(EXACTLY, value(amount, '§r'), OF_MINE, one, HELD),
      seq(said('all', ALL), HELD),
      seq(said('all', any('alles was ich an|alles , was ich an')), maybe(ON), any('habe|hab|besitze'), maybe(any(','))),
      seq(said('half', seq(maybe(any('genau')), any('die halfte|halfte|der halfte|de halfte'), OF_MINE)), HELD),
      seq(said('quarter', seq(any('ein viertel|das viertel|n viertel'), FROM_MINE_ONLY)), HELD),
      seq(said('third', seq(any('ein drittel|das drittel|n drittel'), FROM_MINE_ONLY)), HELD),
      seq(any(MINE), one, saying(`${amount}=all`, any('komplett|alle|vollstandig|restlos|alles|zur ganze|ganz'))),
      said('one', ONE),
      said('oneHalf', any('einen halben|ein halbes|eine halbe|nen halben|n halben|ne halbe|halben|halbes|n halbes')),
    ),
  );
};
/** "ein viertel eth" is a fourth of one, and not of all. */
const FROM_MINE_ONLY = any('meiner|meines|von meinem|von meinen|von meiner|unserer|von unserem|von unseren');

/** Money that is sent in a token: in a trade, "50 dollar in eth" would name what is bought. */
export const moneyIn = (amount: string, name: string): Rule =>
  once(
    either(
      seq(EXACTLY, value(amount, '§f'), any('in|als|in form von|umgerechnet in'), coin(name)),
      seq(
        any('den gegenwert von|gegenwert von|im gegenwert von|im wert von'),
        value(amount, '§f'),
        any('in|als'),
        coin(name),
      ),
      seq(any('fur'), value(amount, '§f'), coin(name)),
      seq(coin(name), any('fur'), value(amount, '§f')),
    ),
  );

/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name), HELD));
