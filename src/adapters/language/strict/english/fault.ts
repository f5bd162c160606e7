import { any, either, maybe, once, type Rule, seq, where } from '../rules/rule.ts';

const THING =
  'line|row|one|address|wallet|account|recipient|person|contact|name|amount|number|figure|digit|digits|key|token|coin|network|chain|thing|entry';
const PLURAL =
  'addresses|wallets|accounts|contacts|names|people|numbers|digits|figures|tokens|coins|networks|chains|cousins|brothers|sisters|friends|invoices|bills|tabs';
const WHOSE = maybe(any('my|the|his|her|their|those|some'));
/** "a zero": the lexer takes it for a number. */
const ZERO = where((tokens, at) => {
  const amount = tokens[at]?.amount;
  return amount?.kind === 'exact' && amount.value === '0';
}, any('§n'));
const THERE = maybe(any('there|in there|here'));

const PAPER =
  'receipt|bill|invoice|note|notes|message|price|total|menu|email|mail|order|amount|number|address|name|list|spreadsheet|text|statement|figure|sum|contract|sheet|tab|quote|screenshot|calendar|rate';
const SOURCE = maybe(
  seq(
    any('from|in|off'),
    any('my|the|our|his|her|an old'),
    any(`${PAPER}|address book|contacts|clipboard|chat|wallet|history|phone`),
  ),
);

/** "i copied the wrong line", "wrong paste" */
const PICKED = either(
  seq(
    maybe(any('i|we')),
    maybe(any('just|accidentally|must have')),
    any(
      'copied|pasted|typed|wrote|entered|picked|chose|selected|took|used|gave you|gave|sent you|clicked|pressed|hit|put in|put|had|opened|read',
    ),
    any('the wrong'),
    any(THING),
    SOURCE,
  ),
  seq(
    any('wrong'),
    any(THING),
    any('in|from'),
    any('my|the'),
    any('notes|list|clipboard|spreadsheet|contacts|address book'),
  ),
  any('bad paste|bad copy paste|copy paste error|copy paste mistake|copy and paste error|paste error|copy paste fail'),
);
const WRONG = any(
  'wrong line|wrong row|wrong digit|wrong number|wrong figure|wrong contact|wrong paste|wrong entry|wrong account',
);
/** "i mixed up my wallets", "i got the numbers mixed up" */
const MIXED = either(
  seq(
    maybe(any('i|we')),
    any('mixed up|swapped|switched|confused|muddled up|mixed|transposed'),
    WHOSE,
    any(PLURAL),
    maybe(any('up')),
  ),
  seq(
    maybe(any('i')),
    any('got|had'),
    WHOSE,
    any(PLURAL),
    any('mixed up|wrong|muddled|muddled up|the wrong way round'),
  ),
  any(
    'i always mix them|i always mix those §n up|i always mix up those §n|i mix those §n up|i always mix these §n up|i keep mixing them|i always confuse the §n|i always mix the §n up|i always mix up the §n|i always mix those up|i keep confusing them|they sound the same|they look the same|they look alike|they look so similar|they sound alike|so similar|i get them mixed up|i always get them mixed up|i get those mixed up|i mix those up|i always mix those two up|i always mix them up|i keep mixing them up|i always confuse them|i mix them up',
  ),
);
/** "missed a zero there", "one digit too many" */
const DIGITS = either(
  seq(
    maybe(any('i')),
    any('missed|forgot|dropped|left out|lost|skipped|added|typed|hit'),
    either(
      seq(maybe(any('a')), ZERO),
      any('a digit|one digit|the decimal point|the point|a decimal|the dot|an extra zero|an extra digit'),
    ),
    THERE,
    maybe(any('too many')),
  ),
  seq(
    maybe(any('that is|there is|it is|that was')),
    either(seq(maybe(any('a')), ZERO), seq(any('one|a|§n'), any('zero|zeros|zeroes|digit|digits|nought'))),
    any('too many|too few|missing|short|too much'),
    THERE,
  ),
  any('the decimal point slipped|decimal point slipped|wrong decimal|the decimal is wrong|the decimal point is wrong'),
);
/** "i forgot the tip": a number behind it may be the tip. */
export const LEFT_OUT: Rule = seq(
  maybe(any('i|we')),
  any('forgot|forgot to add|forgot to include|forgot about|did not include|left out'),
  maybe(any('the|his|her|their')),
  any('tip|tax|vat|shipping|delivery|deposit|late fee|fee|discount|service charge|taxi|parking|drinks|postage'),
);
/** "i misread the receipt", "i looked at the old invoice" */
const MISREAD = either(
  seq(
    maybe(any('i|we')),
    any(
      'misread|misheard|miscounted|mistyped|misspelled|misspelt|miscalculated|misremembered|misunderstood|mixed up|messed up|confused',
    ),
    any('the|my|his|her|their|our'),
    any(PAPER),
  ),
  seq(
    maybe(any('i|we')),
    any('read|typed|wrote|copied|added up|added|got|remembered|heard|counted'),
    any('the|my|his|her|their|our'),
    any(PAPER),
    any('wrong|wrongly|incorrectly|up wrong'),
  ),
  seq(
    maybe(any('i|we')),
    any('looked at|was looking at|used|opened|read|had|copied from|copied it from|took it from'),
    any('the wrong|the old|an old|last month|the previous'),
    any(PAPER),
  ),
  any(
    'i remembered wrong|i remembered it wrong|i counted wrong|i added wrong|i added it up wrong|i calculated wrong|bad math|bad maths|my math was off|my maths was off|my math was wrong|my maths was wrong|that was the old price|i forgot how much it was|math is hard|maths is hard',
  ),
);
/** The tokens or the sides of a trade are the wrong way round. */
export const BACKWARDS: Rule = once(
  either(
    any(
      'backwards|i got it backwards|i had it backwards|i got that backwards|i have it backwards|got it backwards|had it backwards|that is backwards|that was backwards|it is backwards|wrong direction|wrong way|wrong way around|wrong way round|the wrong way around|the wrong way round|that is the wrong way round|that is the wrong way around|i got it the wrong way round|i got it the wrong way around|the wrong direction|i wrote it backwards|i typed it backwards|i said it backwards|i said it the wrong way round|i got the direction wrong|reversed',
    ),
    seq(
      maybe(any('i')),
      any('mixed up|confused|swapped|switched|mixed'),
      any('the §n|them|those §n|the tokens|the coins|the order|the direction|the sides|both'),
      maybe(any('up|around')),
    ),
    any('i mixed them up|i mixed it up|i mixed that up|i mixed this up|i mixed those up|mixed them up|mixed it up'),
  ),
);
const CLUMSY = any(
  'fat fingers|fat fingered it|i fat fingered it|i fat fingered that|fat finger|my finger slipped|my thumb slipped|clumsy fingers|clumsy me|clumsy thumbs|slip of the finger|slip of the tongue|slip of the pen|brain fart|i typed too fast|typed too fast|typing too fast|i was typing too fast|autocorrect|autocorrect got me|autocorrect changed it|stupid autocorrect|damn autocorrect|i misheard|misheard|i misheard him|i misheard her|i misheard them|i misspoke|misspoke|i misread it|misread it|i misread that|misread that|i misread the bill|i misread the invoice|i misread my note|i read my own note wrong|i miscounted|miscounted|i miscalculated|miscalculated|i mistyped|mistyped|i mistyped it|i mistyped that|i typed it wrong|i typed that wrong|typed it wrong|i wrote it wrong|i got it wrong|got it wrong|i got that wrong|got that wrong|i messed up|messed up|i messed that up|i screwed up|i slipped|keyboard slip|typo|a typo|that was a typo|it was a typo|stupid typo|silly typo|silly me|stupid me|dumb typo|typo on my side|typo on my end|spelling mistake|a spelling mistake|wrong key',
);

/** What says that the person made a mistake in the open request, and holds no value. */
export const FAULT: Rule = once(either(PICKED, WRONG, MIXED, DIGITS, CLUMSY, MISREAD));
/** The same behind a value: in "0x…, wrong account" the value may be the wrong one. */
export const SLIP: Rule = once(either(PICKED, MIXED, DIGITS, CLUMSY, MISREAD));
