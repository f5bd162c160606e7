import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import * as words from './german-words.ts';
import { chain, ON } from './german-networks.ts';
import { coin } from './parts.ts';

export { ACCOUNT, GIVEN_TO, TO } from './german-accounts.ts';
export { chain, INSIDE, ON } from './german-networks.ts';

export const BITTE: Rule = once(many(seq(maybe(any(',')), any(words.BITTE))));

const OF_MINE = maybe(
  any('meiner|meines|von meinem|von meinen|von meiner|vom|von|der|an|meiner ganzen|von meinem ganzen|aller meiner'),
);
const MY = maybe(any('meine|mein|meinen|meinem|meiner|die|das|den|unsere|unser|unseren'));
const HELD = maybe(
  any(
    'die ich habe|das ich habe|die ich hab|, die ich habe|, die ich hab|was ich habe|was ich hab|, was ich habe|, was ich hab|in meiner wallet|auf meinem konto|aus meiner wallet|bestand|guthaben',
  ),
);
const ALL = any(
  'alle|alle meine|all meine|all mein|meine ganzen|mein ganzes|mein ganzer|meinen ganzen|meine gesamten|mein gesamtes|meinen gesamten|mein komplettes|meine kompletten|meinen kompletten|alle unsere|unser ganzes|unser gesamtes|unsere ganzen|unsere gesamten|samtliche|samtliche meiner|das ganze|das gesamte|den ganzen|ganzes|alles an|meinem ganzen|meinem gesamten|meinem kompletten|mein ganzes guthaben an|mein gesamtes guthaben an|mein komplettes guthaben an',
);

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = seq(coin(name), maybe(any('token|tokens|coins')));
  const said = (note: string, rule: Rule) => seq(saying(`${amount}=${note}`, rule), one);
  return once(
    either(
      seq(
        maybe(any('genau|exakt|nur|die|meine|meinen|unsere|insgesamt|den betrag von|einen betrag von|die summe von')),
        value(amount, '§n'),
        maybe(any('stuck')),
        one,
      ),
      seq(value(amount, '§n'), any('meiner|von meinen|von meinem|von meiner'), one),
      seq(value(amount, '§f'), maybe(any('von meinem|meiner|von meinen')), one),
      seq(one, any('im wert von'), value(amount, '§f')),
      seq(value(amount, '§r'), OF_MINE, one, HELD),
      seq(said('all', ALL), HELD),
      seq(said('all', any('alles was ich an|alles , was ich an')), maybe(ON), any('habe|hab|besitze'), maybe(any(','))),
      seq(said('half', seq(any('die halfte|halfte|der halfte'), OF_MINE)), HELD),
      seq(said('quarter', seq(any('ein viertel|das viertel'), FROM_MINE_ONLY)), HELD),
      seq(said('third', seq(any('ein drittel'), FROM_MINE_ONLY)), HELD),
      said('one', any('ein|einen|nen')),
      said('oneHalf', any('einen halben|ein halbes|eine halbe|nen halben|n halben|ne halbe|halben')),
    ),
  );
};
/** "ein viertel eth" is a fourth of one, and not of all. */
const FROM_MINE_ONLY = any('meiner|meines|von meinem|von meinen|von meiner');

/** Money that is sent in a token: in a trade, "50 dollar in eth" would name what is bought. */
export const moneyIn = (amount: string, name: string): Rule =>
  once(
    either(
      seq(value(amount, '§f'), any('in'), coin(name)),
      seq(any('fur'), value(amount, '§f'), coin(name)),
      seq(coin(name), any('fur'), value(amount, '§f')),
    ),
  );

/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name), HELD));

/** Where the money is. */
export const FROM_NET: Rule = seq(any('von|vom|aus|aus dem'), chain('chain'));
export const FROM_MINE: Rule = any(
  'von meiner wallet|von meinem wallet|aus meiner wallet|aus meinem wallet|von meinem konto|von meinem guthaben|von mir',
);

const MOST = maybe(any('maximal|max|max .|hochstens|bis zu|maximaler|maximale|nicht mehr als'));
export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(', | und')),
    maybe(any('mit|bei')),
    either(
      seq(MOST, value('slippage', '§r'), any('slippage|slippagetoleranz|slippage toleranz')),
      seq(
        maybe(any('einer|der')),
        any(
          'slippage|slippagetoleranz|slippage toleranz|max slippage|max . slippage|maximale slippage|maximaler slippage',
        ),
        maybe(
          any(
            'hochstens|maximal|max|max .|von|:|auf|von maximal|von hochstens|von max|nicht uber|nicht mehr als|bis zu|auf maximal',
          ),
        ),
        value('slippage', '§r'),
      ),
    ),
  ),
);
