import { any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { NEEDERS } from './trade-purpose-words.ts';

const WANTED = value('wanted', '§t', '§b');
const PEOPLE =
  'i|we|the kids|my kids|my children|our children|my family|my grandchildren|my grandkids|my daughter|my son|my wife|my husband';
const FINALLY = maybe(any('finally|also|still|always|already'));
/** What is so then: "so i own some eth at last", "so that my wallet is tidy". */
const RESULT = seq(
  any('so|so that|, so'),
  either(
    seq(
      any(PEOPLE),
      FINALLY,
      any('have|own|hold|has|owns'),
      either(
        seq(
          any(
            'something|a bit|some money|some savings|a cushion|a reserve|a buffer|a nest egg|a hedge|savings|peace of mind|less risk|less exposure|more balance|a better balance|enough|an emergency fund',
          ),
          maybe(
            any(
              'solid|real|safe|stable|good|nice|for later|to hold|to spend|to play with|for the future|of value|with value|for gas|for fees|tangible|to fall back on',
            ),
          ),
        ),
        seq(maybe(any('some|a bit of|a little|more|a few|a little bit of')), WANTED),
      ),
      maybe(any('at last|finally|too|there|here|as well|now|for once')),
    ),
    seq(
      any(
        'i|we|my wallet|the wallet|my portfolio|our portfolio|the portfolio|my savings|our savings|the treasury|our treasury|everything|it|the fund|my bag|my bags',
      ),
      any('am|is|are'),
      FINALLY,
      any(
        'tidy|balanced|diversified|ready|safe|safer|covered|funded|liquid|set|prepared|hedged|clean|protected|in order|in one place|simpler|well balanced|more balanced|better balanced|more diversified|good to go|fuelled|stable|in balance|in shape|all set|neutral|delta neutral|flat|square|positioned',
      ),
    ),
    seq(
      any('i|we'),
      any(
        'sleep|sleep well|sleep better|feel safe|feel safer|feel better|stay liquid|stay safe|can sleep|can relax|can rest|do not miss out|do not miss it|do not miss the pump',
      ),
    ),
  ),
);
/** What troubles somebody, of no token by name. */
const TROUBLED = seq(
  maybe(any('the|all the|this|all this|stablecoin|usd|market|so much|such')),
  any(
    'depeg|depegs|depeg risk|inflation|volatility|news|market|economy|risk|uncertainty|swings|hacks|hack|exploit|regulation|price swings|politics|charts|drop|crash|exposure|bank|banks',
  ),
  any(
    'makes me nervous|make me nervous|makes us nervous|scares me|scare me|worries me|worry me|is worrying|is scary|bothers me|keeps me up|keeps me awake|stresses me out|is killing me|is too much for me|is too high|gives me headaches|gives me a headache',
  ),
);
const WANTING = seq(
  maybe(any('my|our|the|a')),
  any(NEEDERS),
  any(
    'wants|needs|only wants|wants payment in|only deals in|deals in|works in|requires|pays out in|invoices in|charges in|bills in|trades in|only accepts|only takes|accepts only|takes only',
  ),
  either(WANTED, any('that coin|this coin|that one|this one|this|that|it|that token|this token')),
);
/** Whose it is or what it is for: "it is for my pension" stands with the purposes. */
const TIDYING = seq(
  maybe(any('i am|we are|just|i am just|am|to|i want to|want to|in order to')),
  any(
    'tidying|tidying up|cleaning|cleaning up|cleaning out|simplifying|consolidating|organising|organizing|decluttering|sorting|sorting out|streamlining|tidy|tidy up|clean up|clean out|simplify|consolidate|organise|organize|declutter|sort out|streamline',
  ),
  any(
    'the wallet|my wallet|our wallet|this wallet|my wallets|my holdings|the books|my books|my bags|my portfolio|the portfolio|my account|things|my stuff|dust|the dust|my coins|the treasury|my crypto|my positions|our holdings|a bit',
  ),
);
const GIFT = either(
  seq(
    any('as|it is|this is'),
    any(
      'a gift|a present|a treat|a reward|a birthday present|a little gift|a little treat|a souvenir|an early present',
    ),
    any('to myself|for myself|to me|for me'),
  ),
  any(
    'birthday money|christmas money|pocket money|payday|it is payday|payday treat|just got paid|i just got paid|got paid today|got my bonus|i got my bonus|i got a bonus|got a bonus|a treat for myself|a gift to myself|treating myself|my treat to myself',
  ),
);
const NO_REASON = any(
  'no reason|no particular reason|no special reason|no specific reason|for no reason|for no particular reason|personal reasons|for personal reasons|for various reasons|business reasons|for business reasons|nfa|not financial advice|because i said so|because i want to|because i want it|i just want it|i just like it|i have my reasons|for private reasons|private reasons|i simply like it|just my taste|personal preference|personal choice|old habit|out of habit',
);
export const OUTCOME: Rule = once(either(RESULT, TROUBLED, WANTING, TIDYING, GIFT, NO_REASON));
