import { any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { BITTE } from './german-parts.ts';
import { HE, HER, HER_TO, HIM, HIS, OF_HER, OF_HIM, SHE } from './german-people.ts';

/** A person with the words that stand for the person: "seine adresse", "ihm", "an ihn". */
type Person = Readonly<{ dative: string; to: string; of: string; who: string; its: string; pronoun: string }>;
const MAN: Person = { dative: `${HIS}|ihm`, to: `${HIM}|ihn`, of: OF_HIM, who: HE, its: 'seine|sein', pronoun: 'ihm' };
const WOMAN: Person = {
  dative: `${HER}|ihr`,
  to: `${HER_TO}|sie`,
  of: OF_HER,
  who: SHE,
  its: 'ihre|ihr',
  pronoun: 'ihr',
};

const NOUN = any('adresse|wallet|wallet adresse|konto');
const THE = seq(any('die|das'), NOUN);
const account = value('recipient', '§a');
const IS = any('ist|lautet|:|ist :|lautet :');

/** "die adresse meines bruders ist 0x…", "0x… ist seine wallet" */
const introduced = ({ of, its, who }: Person): Rule => {
  const whose = either(seq(THE, any(of)), seq(any(its), NOUN));
  return either(
    seq(whose, IS, account),
    seq(any('das ist|hier ist'), whose, maybe(any(':')), account),
    seq(any('hier'), whose, any(':'), account),
    seq(account, any('ist'), whose),
    seq(any(who), any('hat die adresse|hat die wallet|hat das wallet'), maybe(any(':')), account),
  );
};
const THERE = seq(
  any(
    'adresse|wallet|empfanger|empfangeradresse|zieladresse|die adresse|die adresse ist|die adresse lautet|die wallet ist|an diese adresse|an folgende adresse|der empfanger ist|empfanger ist',
  ),
  maybe(any(':')),
  account,
);
const STOP = any(', | . | ;');

/** An address that is told first: `ordered` is an order of what is said beside a recipient. */
export const told = (ordered: (recipient: Rule) => Rule): Rule =>
  once(
    either(
      seq(introduced(MAN), STOP, ordered(any('ihm|an ihn|dahin|dorthin'))),
      seq(introduced(WOMAN), STOP, ordered(any('ihr|an sie|dahin|dorthin'))),
      seq(THERE, STOP, ordered(maybe(any('dahin|dorthin')))),
    ),
  );

const behind = ({ its }: Person): Rule =>
  either(
    seq(
      any(', | . | ;'),
      maybe(any('hier ist|das ist')),
      either(seq(any(its), NOUN), any('die adresse|die wallet|adresse|wallet')),
      maybe(IS),
      account,
    ),
    seq(any(', | :'), account),
    seq(any(','), account, any('ist'), any(its), NOUN),
  );

/** "schick meiner schwester 30 usdc, ihre adresse ist 0x…": the person is whose account it is. */
export const forSomebody = (ordered: (recipient: Rule) => Rule): Rule =>
  once(
    either(
      ...[MAN, WOMAN].map((one) =>
        seq(ordered(either(any(one.dative), seq(any('an'), any(one.to)))), BITTE, behind(one)),
      ),
    ),
  );
