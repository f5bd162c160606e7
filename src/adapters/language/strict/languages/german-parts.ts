import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import { HER, HER_TO, HIM, HIS } from './german-people.ts';
import * as words from './german-words.ts';
import { coin, net } from './parts.ts';

export const BITTE: Rule = once(many(seq(maybe(any(',')), any(words.BITTE))));

const OF_MINE = maybe(
  any('meiner|meines|von meinem|von meinen|von meiner|vom|von|der|an|meiner ganzen|von meinem ganzen|aller meiner'),
);
const MY = maybe(any('meine|mein|meinen|meinem|meiner|die|das|den|unsere|unser|unseren'));
const HELD = maybe(any('die ich habe|das ich habe|in meiner wallet|auf meinem konto|aus meiner wallet|bestand'));
const ALL = any(
  'alle|alle meine|all meine|all mein|meine ganzen|mein ganzes|mein ganzer|meinen ganzen|meine gesamten|mein gesamtes|meinen gesamten|mein komplettes|meine kompletten|meinen kompletten|alle unsere|unser ganzes|unser gesamtes|unsere ganzen|unsere gesamten|samtliche|samtliche meiner|das ganze|das gesamte|den ganzen|ganzes|alles an',
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
      seq(value(amount, '§f'), maybe(any('von meinem|meiner|von meinen')), one),
      seq(one, any('im wert von'), value(amount, '§f')),
      seq(value(amount, '§r'), OF_MINE, one, HELD),
      seq(said('all', ALL), HELD),
      seq(said('half', seq(any('die halfte|halfte'), OF_MINE)), HELD),
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

const NET_NOUN = maybe(any('netz|netzwerk|chain|blockchain|mainnet|kette'));
export const chain = (name: string): Rule => once(seq(maybe(any('netzwerk|dem netzwerk')), net(name), NET_NOUN));
export const ON: Rule = once(
  either(
    seq(any('auf|uber|via|im|auf dem|auf der|uber das|uber die|im netz von|uber das netzwerk'), chain('chain')),
    seq(any(','), any('auf|uber|via|netzwerk|netz|im|netz :|netzwerk :'), chain('chain')),
  ),
);
/** Where the money is. */
export const FROM_NET: Rule = seq(any('von'), chain('chain'));
export const FROM_MINE: Rule = any(
  'von meiner wallet|von meinem wallet|aus meiner wallet|aus meinem wallet|von meinem konto|von meinem guthaben|von mir',
);

const ADDRESS = 'adresse|wallet|wallet adresse|konto|empfanger';
const ITS = maybe(
  any(
    `${ADDRESS}|die adresse|die wallet|das wallet|diese adresse|diese wallet|die folgende adresse|folgende adresse|das konto|seine wallet|ihre wallet|seine adresse|ihre adresse|meine andere wallet|meine eigene wallet|meine hardware wallet|meine wallet|mein wallet|den empfanger|der adresse|dem wallet|der wallet`,
  ),
);
export const ACCOUNT: Rule = once(seq(ITS, maybe(any(':')), value('recipient', '§a')));
export const TO: Rule = once(
  either(
    seq(any('an|zu|nach|auf'), ACCOUNT),
    seq(any('an'), any(`${HIM}|${HER_TO}`), maybe(any(':')), value('recipient', '§a')),
  ),
);

const known = (people: string, its: string, sent: Rule): Rule =>
  seq(
    any(people),
    BITTE,
    sent,
    BITTE,
    any(','),
    any(
      `${its} adresse ist|${its} wallet ist|${its} adresse :|die adresse ist|adresse ist|adresse :|adresse|adresse lautet|${its} adresse lautet`,
    ),
    value('recipient', '§a'),
  );
/** "meiner schwester 30 usdc, ihre adresse ist 0x…": the person is whose account it is. */
export const forSomebody = (sent: Rule): Rule =>
  once(
    either(
      known(HIS, 'seine', sent),
      known(HER, 'ihre', sent),
      seq(any(`${HIS}|${HER}`), value('recipient', '§a'), BITTE, sent),
    ),
  );

const MOST = maybe(any('maximal|max|hochstens|bis zu|maximaler|maximale'));
export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(', | und')),
    maybe(any('mit|bei')),
    either(
      seq(MOST, value('slippage', '§r'), any('slippage|slippagetoleranz|slippage toleranz')),
      seq(
        any('slippage|slippagetoleranz|max slippage|maximale slippage'),
        maybe(any('hochstens|maximal|max|von|:')),
        value('slippage', '§r'),
      ),
    ),
  ),
);
