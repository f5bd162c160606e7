import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import { COMPANY, THING } from './things.ts';

/** One word of letters, of whatever was mixed up. */
const WORD: Pattern = (words, at) => (/^\p{L}+$/u.test(words[at] ?? '') ? [at + 1] : []);

const WHO = any('i|we|my phone|my keyboard|autocorrect|the keyboard|my finger|my fingers');
const ALSO = many(any('just|have|had|must have|also|totally|completely|clearly|obviously|stupidly|so|again|think'));
const SAID = any(
  'digits|the digits|two digits|numbers|the numbers|figures|the figures|the amount|the amounts|the number|the figure|the decimals|the decimal|the decimal point|a digit|a zero|a decimal|the zeros|the address|the addresses|the wallets|the wallet|the names|the tokens|the token|the coins|the networks|the network|the chains|the chain|the bill|the invoice|the receipt|the total|the sum|the message|the screen|his message|her message|it|that|this|them|those|things|something|everything',
);
/** "my cousins": whoever they are, they were mixed up. */
const CONFUSED = seq(any('my|his|her|their|our|my two|the two'), WORD);
const SLIPPED = seq(
  WHO,
  ALSO,
  either(
    seq(
      any(
        'misread|mistyped|misspoke|misheard|miscounted|miscalculated|misremembered|misjudged|mixed up|muddled up|muddled|confused|switched|transposed|flipped|messed up|screwed up|botched|swapped around|swapped|jumbled|typed|copied|pasted|picked|chose',
      ),
      either(
        SAID,
        any('the wrong one|the wrong thing|the wrong address|the wrong number|the wrong amount'),
        COMPANY,
        CONFUSED,
      ),
    ),
    any(
      'misread|mistyped|misspoke|misheard|miscounted|miscalculated|slipped|messed up|got confused|got it wrong|got that wrong|was wrong|am wrong|made a mistake|made a typo|typed too fast|mixed it up|mixed them up|got mixed up|am confused|screwed up|goofed',
    ),
    seq(
      any('got|had|have|mixed|mix'),
      either(SAID, COMPANY, CONFUSED),
      any(
        'mixed up|wrong|confused|the wrong way round|the wrong way around|backwards|muddled up|muddled|up|the other way round',
      ),
    ),
    // What was left out: the value that follows counts it in.
    seq(any('forgot|left out|missed|forgot about|had forgotten'), THING),
  ),
);
const FORGOT = seq(maybe(any('i|we')), any('forgot|left out|missed|forgot about|dropped'), either(THING, SAID));
/** "the amount is wrong" */
const WRONG = seq(
  maybe(any('the|that|my|this')),
  any('amount|address|number|network|chain|token|recipient|coin|wallet|sum|total|figure|digits|one|§n'),
  any('is|was|are'),
  any('wrong|incorrect|off|not right|old|outdated|mistyped|a typo|not correct|bad'),
);
const DIGIT = any(
  'decimal|decimal point|decimals|comma|point|dot|zero|zeros|zeroes|digit|digits|nought|noughts|numbers|figures|number',
);
const SHIFTED = seq(
  maybe(any('the|a|one|my|two')),
  DIGIT,
  any(
    'slipped|is off|was off|are off|got lost|is missing|was missing|went missing|moved|jumped|are swapped|were swapped|got swapped|is in the wrong place|in the wrong place|are the wrong way round|were the wrong way round|too many|too few|too much|short|off|missing',
  ),
);
/** "one zero too many" */
const SURPLUS = seq(
  maybe(any('that is|it is|this is|that was|there is|there was')),
  any('§n|a|an|one'),
  maybe(DIGIT),
  any('too many|too few|too much|short|missing|off'),
);
const OTHER = seq(
  any(
    'that|the other one|the other|that one|the first one|the last one|the old one|the one before|that address|that wallet|the other address|the other wallet|the first address',
  ),
  any('was|is'),
  maybe(any('just|only')),
  either(
    seq(
      any('my|his|her|their|our|an|the'),
      maybe(any('old|former|previous|other|own|wrong|closed|dead|lost|ex')),
      any('wallet|address|account|one|typo|exchange account|exchange'),
    ),
    any('wrong|a mistake|a typo|outdated|old|mine|not his|not hers|someone else|a stranger'),
  ),
);
const SORRY = any(
  'apologies|my apologies|apology|i apologize|i apologise|pardon|pardon me|forgive me|excuse me|sorry about that|so sorry|i am sorry|my bad|my mistake|my fault|my error|just kidding|only kidding|kidding|jk|only joking|just joking|slip of the tongue|slip of the keyboard|wrong button|butterfingers|brain fart|senior moment',
);
const UNFIT = seq(
  maybe(any('that is|it is|this is|that was|that seems|that looks|hm|still')),
  maybe(any('way|far|a bit|much|a little|still|rather')),
  any(
    'a bit much|a lot|a bit low|a bit high|a little much|too loose|too tight|too high|too low|too much|too little|too many|too few|too big|too small|too generous|too steep|not enough|lower|higher|less|more|smaller|bigger',
  ),
);

/** Whole statements that what was said before is not right: "i misread", "the decimal slipped", "i got my cousins mixed up". */
export const MISTAKE = either(SLIPPED, FORGOT, WRONG, SHIFTED, SURPLUS, OTHER, SORRY, UNFIT);
