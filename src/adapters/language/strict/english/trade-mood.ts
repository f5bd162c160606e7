import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { PEOPLE_WORDS } from './trade-people.ts';
import { joined } from './trade-words.ts';

const VERY = maybe(
  any(
    'so|too|really|pretty|very|a bit|kinda|way too|quite|super|a little|just|still|rather|that|damn|mega|finally|somewhat|all',
  ),
);
const NOW = maybe(
  any(
    'today|now|lately|again|these days|this week|right now|at the moment|already|here|in here|again now|hard|only|like crazy|af|lol|every day|day by day',
  ),
);
const MY = maybe(any('my|our|the|this|that|all my|all the|all this|some|too much|so much|a lot of|lots of'));

/** How prices are, of no token by name. */
const PRICE = seq(
  MY,
  any(
    'price|prices|rate|rates|chart|charts|spread|spreads|trend|setup|dip|discount|market|markets|momentum|volatility|timing|moment|level|levels|quote|fees|gas|gas fees|liquidity|volume|candle|candles|ratio|time',
  ),
  either(
    seq(
      any('is|are|looks|look|seems|seem|feels|is looking|are looking|was|got|became'),
      VERY,
      any(
        'good|great|nice|low|lower|fair|right|cheap|attractive|tight|perfect|fine|tasty|juicy|favourable|favorable|decent|excellent|ok|okay|here|bullish|bearish|beautiful|ideal|tempting|reasonable|sweet|solid|on my side|with me|in my favour|in my favor|ripe|healthy|clear|strong|weak|ugly',
      ),
      NOW,
    ),
    seq(
      any('dumped|dipped|dropped|crashed|fell|pumped|improved|broke out|came down|went down|went up|recovered|bounced'),
      NOW,
    ),
  ),
);
const SLOGAN = any(
  [
    'fomo|fomo is real|pure fomo|a bit of fomo|btd|btfd|hodl|hodling|wagmi|lfg|ngmi otherwise|diamond hands|paper hands|to the moon|moon soon|we are going to the moon|alt season|altseason|bull run|bull market|bear market|bull season|breakout|break out|reversal|dip|dip dip dip|the dip|dip is here|the dip is here|dip time|degen mode|degen time|full degen|degen play|number go up|line goes up|up only|probably nothing|ape mode|risk on|risk off|flight to safety|safety first|profit is profit|cash is king|cash is trash|stable is boring|time in the market|no risk no fun|yolo|you only live once|fortune favours the bold|fortune favors the bold|why not|just because|because i can|just felt like it|i feel like it|i fancy a change|change is good|new strategy|new plan|new year new portfolio|fresh start|the usual|as usual|as always|as ever',
    'low fees here|fees are low here|cheap fees here|good price now|good rate now|great price|great rate|nice price|good entry|nice entry|good entry point|good time to buy|time to buy|good moment|it is a good time|it is a good price|it is time|it is about time|now or never|best time to buy|right time',
    'it dumped|it dumped hard|it dipped|it pumped|it pumped hard|it pumped already|it is cheap|it is on sale|it ran up|it did well|it has done well|it did nothing|it went nowhere|it keeps falling|it keeps dropping|it keeps bleeding|it is going down|it is going up|it is going nowhere',
    joined(
      'i am|we are|am|im',
      'bullish|so bullish|very bullish|super bullish|bullish af|mega bullish|long term bullish|bearish|a believer|a true believer|a beginner|beginner|new to this|a newbie|a noob|in a hurry|in a rush|in hurry|learning|a hodler|a long term holder|convinced|decided|sure about it|sure of it|very sure|certain|fed up with this coin|tired of this coin|done with this coin|sick of this coin|bored of this coin|over this coin|done with it|tired of it|fed up with it|done waiting|out of gas|low on gas|short on gas|without gas|stuck without gas|having no gas|having no gas left|overexposed|too exposed|out of patience|rebalancing|cleaning up',
    ),
    'bullish|so bullish|bullish af|very bullish|super bullish|in a hurry here|in a hurry|kinda in a hurry|beginner here|newbie here|noob here',
    joined(
      'i|we',
      'believe in it|love it|like it|trust it|prefer it|believe in this|love this coin|like this coin|love this one|like this one|trust it more|like it more|like it better|prefer this one|have faith in it|love the frog|love frogs|love the project|like the project|love the tech|like the tech|believe in the project|believe in the tech|am in it for the tech|have no gas|have no gas left|have no gas at all|have zero gas|got no gas|ran out of gas|need gas|need some gas|need more gas|lack gas|am missing gas|have run out of gas',
    ),
    'no gas|no gas left|zero gas|out of gas|ran out of gas|need gas|need gas lol|need some gas|gas is empty|my gas is gone|my wallet has no gas|my wallet says no gas|wallet is out of gas|without gas nothing moves|nothing moves without gas|without gas nothing works|i can not do anything without gas',
  ].join('|'),
);
/** What was thought of it before: it is decided. */
const DECIDED = either(
  seq(
    any('i|we|i have|we have|i already|i finally|i have finally|we finally'),
    any(
      'thought about it|studied it|researched it|looked into it|slept on it|slept over it|considered it|made up my mind|made my decision|decided|decided it|done my research|did my research|did my homework|done my homework|read about it|learned about it|learnt about it|checked it|checked it all|compared it|weighed it up|waited long enough|waited enough|waited for this',
    ),
    maybe(
      any(
        'well|long enough|carefully|a lot|for long|for weeks|for days|for a long time|enough|thoroughly|twice|for a while|long and hard|properly|all night',
      ),
    ),
  ),
  any(
    'dyor done|dyor|research done|did my research|homework done|did my homework|after long thinking|after much thought|after some thought|after careful thought|after careful consideration|after thinking about it|after some research|after long research|after a long talk|decision made|decision taken|decision is made|my decision|my mind is made up|my choice|my own choice|own decision|well considered|carefully considered',
  ),
);
/** Money that lies idle. Which token it is, the request says. */
const IDLE = seq(
  MY,
  maybe(any('idle|spare|extra|lazy|unused')),
  any('money|cash|funds|capital|balance|coins|savings|stash'),
  either(
    seq(
      any('is|are|lies|sits|sit|lie|has been|have been'),
      VERY,
      any(
        'idle|sleeping|lying around|sitting around|sitting idle|sitting there|doing nothing|no use|useless|dead|lazy|lying idle|wasted|rotting|not working|unused|losing value|melting',
      ),
      NOW,
    ),
    any('does nothing|do nothing|earns nothing|earn nothing|loses value|lose value'),
  ),
);
const IDLE_ALONE = any(
  'idle cash|idle funds|idle money|idle capital|spare cash|spare money|lazy cash|lazy money|dead money|extra cash|excess cash|surplus cash|unused funds',
);
/** Too many stablecoins: what goes out is one. */
const STABLES = saying(
  'stables',
  seq(
    maybe(any('i have|i hold|we have|we hold|i own|i am holding|i have got|we own')),
    any('too much|too many|enough|way too many|way too much|so many|plenty of|lots of|a lot of'),
    any('stables|stablecoins|stablecoin|stable|stable coins|dollars|cash|stable money|stablecoin exposure'),
    NOW,
  ),
);
/** Money of a state, which no token is. */
const FIAT = seq(
  maybe(any('the|my|our|my country|our country')),
  any(
    'lira|peso|pesos|real|naira|rupee|rupees|rand|bolivar|bolivares|cedi|shilling|kwacha|taka|forint|ruble|rouble|yen|pound|currency|local currency|money|fiat|fiat money|bank|banks|banking system|inflation|economy|bank account',
  ),
  either(
    seq(
      any('is|are|keeps|keep|goes|go|went|has been|is only|just keeps'),
      VERY,
      any(
        'melting|dropping|falling|crashing|collapsing|dying|sinking|weak|worthless|losing value|eating us|eating me|eating everything|eating my savings|eating our savings|high|insane|crazy|terrible|bad|down|down only|down again|killing us|killing me|useless|broken|closed|unstable|shaky|bleeding|trash|worse|worse and worse',
      ),
      NOW,
    ),
    any('melts|drops|falls|collapsed|crashed|eats us|eats my savings|eats everything|loses value|lost value'),
  ),
);
const ADVICE = either(
  seq(
    any(
      PEOPLE_WORDS.split('|')
        .filter((one) => /^(my|our) /.test(one))
        .join('|'),
    ),
    any('advice|recommendation|suggestion|idea|tip'),
  ),
  seq(
    any('on|at|following|per'),
    any('my|our'),
    any(
      'accountant|advisor|adviser|broker|banker|tax advisor|tax adviser|lawyer|financial advisor|wife|husband|partner',
    ),
    any('advice|recommendation|suggestion'),
  ),
  seq(
    any('my|our'),
    any('wife|husband|partner|son|daughter|family|accountant|kids|spouse|better half'),
    maybe(any('finally|already|also|has|has finally|has also|both')),
    any(
      'agreed|agrees|approved|approves|is on board|is fine with it|is ok with it|likes it|has it too|is happy with it|is happy|is in',
    ),
  ),
);
/** Who is excused for what they typed. */
const EXCUSE = either(
  seq(
    maybe(any('so|and|please|pls|so please')),
    any('excuse|sorry for|forgive|sorry about|pardon|apologies for|ignore|never mind|do not mind'),
    maybe(any('the|my|any|all the|this')),
    any(
      'typing|typos|typo|spelling|english|grammar|bad english|slow typing|broken english|fat fingers|bad typing|autocorrect|shaky hands',
    ),
  ),
  seq(
    any('i am|we are|am'),
    any(
      'typing with one finger|typing with one hand|typing with my thumbs|typing with gloves|typing on my phone|typing this on my phone|typing slowly|typing in the dark|typing from my phone|typing blind|on my phone|on my old phone|on a tiny screen|in a moving bus|on the bus|on the train|old and slow|slow at typing|bad at typing',
    ),
  ),
  seq(
    any('my'),
    any(
      'hands are|fingers are|glasses are|screen is|keyboard is|phone is|eyes are|internet is|battery is|connection is',
    ),
    VERY,
    any(
      'cold|frozen|freezing|broken|old|slow|tired|bad|cracked|tiny|small|fat|shaking|shaky|sticky|dying|weak|low|stiff|wet|not good',
    ),
    maybe(
      seq(
        maybe(any(',')),
        any(
          'so excuse the typing|excuse the typing|so excuse the typos|sorry for the typing|sorry for the typos|so sorry for typos',
        ),
      ),
    ),
  ),
);
/** Why somebody trades, of no token by name. */
export const MOOD: Rule = once(either(PRICE, SLOGAN, DECIDED, IDLE, IDLE_ALONE, STABLES, FIAT, ADVICE, EXCUSE));
