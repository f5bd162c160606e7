/** The words of reasons for exchanges, bridges and wrapping. Phrases are separated by `|`. */

/** All the phrases of the one, each with each of the other: "is cheap", "looks cheap". */
export const joined = (first: string, second: string): string =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((two) => `${one} ${two}`))
    .join('|');

export const IS =
  'is|are|looks|look|is looking|are looking|feels|seems|is getting|are getting|keeps|has been|have been|is going|keeps going';
/** Of a coin that one parts with. */
export const POOR =
  'dead|scary|shaky|weak|bad|boring|overpriced|too expensive|expensive|too high|bleeding|crashing|sinking|sliding|going nowhere|nowhere|not going anywhere|risky|making me nervous|ugly|bearish|flat|toppy|dying|too volatile|too risky|getting risky|too slow|losing steam|losing momentum|a mess|a scam|dead money';
/** Of a coin that one wants. */
export const FINE =
  'good|great|nice|cheap|cheaper|undervalued|on sale|the future|safe|safer|bullish|better|stable|more stable|strong|a bargain|a steal|the best|looking good|mooning soon';
/** Of a coin that one may get or part with. */
export const MOVING =
  'up|down|high|low|volatile|red|green|pumping|dumping|dipping|falling|rising|mooning|up a lot|down a lot|up nicely|crazy|wild|choppy|hot';
/** Of all coins. */
export const OF_MARKET =
  'shaky|scary|red|green|down|up|volatile|crashing|dumping|bleeding|dead|choppy|wild|crazy|risky|bearish|bullish|pumping|falling|rising|dipping|boring|slow|making me nervous|weak|strong|mad|nuts';
export const MARKET =
  'the market|market|crypto|the crypto market|the charts|markets|the markets|the whole market|this market|memecoins|alts|altcoins|the market today';

/** Who has too much of it, or is tired of it. The token follows. */
export const AGAINST = [
  joined(
    'i|we',
    'do not trust|do not like|no longer want|no longer trust|no longer like|lost faith in|do not need|do not believe in',
  ),
  joined(
    'i am|we are|feeling|am',
    'cold on|sour on|bored of|bored with|losing faith in|losing patience with|done with|tired of|nervous about|worried about|sick of|fed up with|scared of|getting out of|bearish on|over|rotating out of',
  ),
  joined(
    'i have|i hold|i own|we have|we hold|got|i got',
    'too much|way too much|enough|plenty of|a lot of|lots of|only',
  ),
  joined(
    'i want|we want|i would like|we would like|i need|time|it is time|i have decided',
    'to get out of|to exit|to be out of|to get rid of',
  ),
  'overweight|we are overweight|i am overweight|i am overexposed to|we are overexposed to|overexposed to|less exposure to|i do not use|i never use|i have no use for|we have no use for|i am sitting on|sitting on|sitting on too much|i am stuck with|stuck with|i have more than enough|i am heavy in|i am heavy on|too heavy in|reducing|trimming|leaving|exiting my position in|reducing our exposure to|reducing my exposure to|closing my position in|i was paid in|my bags are full of|i am exiting|we are exiting|exiting|all i have is|all i hold is|all we have is|no more|enough of|want out of|i want out of|done with|tired of|sick of|fed up with|too much',
].join('|');
/** Who likes it. */
export const TOWARDS = [
  joined(
    'i|we',
    'would rather hold|would rather have|would rather be in|would rather own|would rather keep|would rather sit in|would rather stay in|would prefer|prefer|prefer to hold|like|love|trust|believe in|trust more|want to hold|want to be in|fancy',
  ),
  joined(
    'i am|we are|feeling|i am feeling|am',
    'bullish on|stacking|stocking up on|rotating into|long on|low on|short on|short of|out of|all in on|going long on|accumulating',
  ),
  'my heart longs for|my heart beats for|my heart wants|i dream of|i sleep better with|i feel safer in|i feel safer with|i feel better in|i am a fan of|i am a big fan of|big fan of|i am into|i miss|i believe more in|i am married to|gotta have|gotta have some|i have been waiting for|i want exposure to|i need exposure to|we want exposure to|we need exposure to|want exposure to|more exposure to|i want more exposure to|exposure to|i am underweight|underweight|we are underweight|i have always wanted|i always wanted|going into|getting into|i want to get into|i want to try owning|i am collecting|collecting|building a position in|building my position in|opening a position in|i am building a position in|loading up on|i am loading up on|i never have enough|long term i like|team|i want to own|we want to own|i want in on|i ran out of|i have no|i ran low on|running low on|bullish on|long on|let us stack|we ran out of',
].join('|');
/** Who needs it: the wallet's owner, and what is theirs. */
export const NEEDS = [
  'i need|we need|need|i require|we require|i want|we want|want|i will need|we will need|i am going to need',
  joined(
    'the treasury|our treasury|the dao|our dao|the fund|the team|our team|the company|our company|the foundation',
    'needs|pays in|wants|requires|prefers|holds|reports in|only holds|is short of|settles in',
  ),
  joined(
    'the contract|our contract|the protocol|the app|the dapp|the game|the mint|the auction|the sale|the pool|the marketplace|the bid',
    'takes|needs|only takes|is in|only accepts|accepts|wants|requires|uses',
  ),
  'our policy is|the policy is|the accountant wants|our accountant wants|payroll is in|payroll needs|payroll runs in|bids are in|the bids are in|i save in|we save in|we hold reserves in|reserves are in|our reserves are in|i am saving in|i keep my savings in',
].join('|');
export const FEELING = [
  joined(
    'i am|we are|feeling|i feel|i am feeling',
    'bullish|bearish|nervous|lucky|brave|risk off|rich|bored|greedy|rebalancing|diversifying|hedging|derisking|taking profit|taking profits|taking some profit|cashing out|going long|going stable|playing it safe|done gambling|retiring|stacking',
  ),
  joined(
    'time to|it is time to|i think it is time to|i guess it is time to|it is about time to|i want to|we want to|i would like to',
    'rebalance|diversify|hedge|derisk|take profit|take profits|take some profit|cash out|go long|go stable|play it safe|lock in gains|lock in profit',
  ),
  'rebalancing|diversifying|hedging|taking profits|taking some profit|taking profit|going stable|going long|playing it safe|locking in gains|lock in gains|bored in class|bored at work|bored|bored today|at work|on the train|on the bus|on my phone|in a meeting|buying the dip|buy the dip|time to buy the dip|let us buy the dip|let us go stable|moving day|decision made|i have decided',
].join('|');

const BILL =
  'rent|landlord|supplier|suppliers|bills|invoice|invoices|staff|payroll|contractor|contractors|school fees|tuition|mortgage|designer|accountant|plumber|insurance|freelancer|freelancers|employees|lawyer|taxes|workers|vendor|vendors';
export const MY_BILL = `${joined('my|our|the|a|some', BILL)}|${BILL}`;
export const PAYS = `${joined('i|we', 'have to pay|need to pay|must pay|am paying|are paying|will pay|want to pay|am going to pay|got to pay')}|need to pay|have to pay`;

export const DONE_WITH = joined(
  'the auction|the mint|the sale|the raffle|the game|the drop|the bidding|the nft auction|my bid|the bid|the project',
  'is over|ended|has ended|is done|finished|has finished|is finished|is closed|closed',
);
export const APPROVED = joined(
  'the committee|the board|the team|the dao|the cfo|our board|our committee|the council|finance|management|my boss|my accountant',
  'approved it|approved this|has approved it|has approved this|agreed|has agreed|signed off|signed it off|has signed off|voted for it|voted for this',
);
/** Behind an order: what hurries, or what it is good for. They name no later time and no condition. */
export const BEHIND = [
  joined(
    'before',
    `the meeting|the call|i forget|it is too late|lunch|bed|the mint|the candle closes|the mint starts|the drop|the auction ends|the auction|the deadline|the snapshot|the vote|the sale starts|i miss it|i miss the pump|${joined(
      'it|the price|the market|the rate|price|this',
      'drops|dumps|dips|falls|moons|pumps|moves|goes up|goes down|rips|runs|rises|crashes|flies|takes off|changes|gets worse|bleeds more|explodes',
    )}`,
  ),
  joined('to pay|so i can pay|so that i can pay|so we can pay|so that we can pay', MY_BILL),
  joined(
    'for',
    'gas|gas fees|fees|safety|diversification|now|a laugh|fun|the fun of it|an nft bid|a mint|the mint|the auction|an nft|payroll|the payroll|my savings|savings',
  ),
  'so i have gas|so i have some gas|so that i have gas|so that i have some gas|so i have gas money|to have some gas|to have gas|to cover gas|to cover the gas|to pay for gas|to pay gas|so i can pay for gas|so i can pay gas|so that i can pay for gas|i need it for gas|i need gas|need gas|just to be safe|just in case|to be safe|as a hedge|just for fun|to play|so i can play|so i can mint|so i can bid|so i can use it there|so i can use it|to use it there|i need it there|per policy|as per policy|for the savings',
].join('|');
