/** Turns of phrase for a payment that comes again, comes later or is another amount. */
const IDIOMS = [
  /\bas (?:(?:a|an|the|my|our|his|her|some|many|several|§n|[a-z]+ly|small|big|little|equal|separate|different|regular|recurring|repeated|standing|partial) )*(?:payments|gifts|presents|transfers|instalments|installments|portions|parts|transactions|tranches|donations|loans|batches|sums|amounts|tips|refunds|deposits|chunks|pieces)\b/,
  /\bas (?:a|an|the|my|our|his|her|their) (?:daily|weekly|monthly|yearly|annual|nightly|hourly|quarterly|regular|recurring|repeated|repeat|standing|ongoing|continual|continuous|permanent|rolling|partial|first|second|third|next|final|last|initial|split|half|double|one of) [a-z]+/,
  /\b(?:it|this|that) is (?:just )?(?:the|our|my|his|her) (?:usual|norm|custom|deal)\b/,
  /\b(?:he|she|they|we|i) (?:(?:sometimes|often|usually|normally|regularly|faithfully|frequently|occasionally|rarely|always|still) )+(?:gets?|needs?|wants?|takes?|receives?|uses?|asks?|likes?)\b/,
  /\b(?:gets?|needs?|wants?|takes?|receives?|asks for|likes?|deserves?|uses?) (?:it|this|that|money|the money|cash|some|them) (?:again|twice|often|sometimes|usually|normally|regularly|faithfully|frequently|occasionally|always|early|late|later|soon|then|first|thrice|nightly|yearly|eventually|finally|online|half|all year|in time|all the time|on time)\b/,
  /(?:§a|[,(.]) (?:and |but |maybe |perhaps |just )?(?:twice|thrice|often|sometimes|usually|normally|regularly|frequently|occasionally|daily|weekly|monthly|yearly|nightly|hourly|annually|repeatedly|routinely|faithfully|constantly|perpetually|forever|eventually|later|afterwards|someday|hereafter|thereafter)(?: please)?(?: [).,!])*$/,
  /\bnow and (?:then|again)\b/,
  /\band so (?:on|forth)\b/,
  /\b(?:with|in|on|at|by|from|after|before|during|until|for) (?:the |my |his |her |our |their )?(?:next|following|coming|upcoming|future) (?!door)[a-z]+\b/,
  /\b(?:and|then|once|yet) again (?:for|to|on|at|in|tomorrow|and|,|\)|later)\b|[(,] and again(?: [).,!])*$|§a (?:[(,] )*and again\b/,
  /\b(?:again and again|over and over|time and (?:time )?again|time after time|day (?:in|by|after) (?:and )?day|week (?:in|by|after) (?:and )?week|month (?:in|by|after) (?:and )?month|year (?:in|by|after) (?:and )?year|on and off|off and on|once in a (?:while|blue moon)|every so often|from time to time|at intervals|more than once|many times|several times|several more times|on repeat|on a loop|in a loop|on rotation|in rotation|rinse and repeat|round the clock|around the clock|at times|on occasion|bit by bit|little by little|one by one|step by step|piece by piece|half and half|in turn|in turns|in part|in full view|standing orders?|direct debits?|auto ?pay|et cetera|etc|ad infinitum|until further notice|sooner or later|in due course|in due time|down the (?:road|line)|some ?day|one day|at some point|in stages|in due season)\b/,
  /\b(?:each|every) (?:day|night|morning|evening|week|weekend|fortnight|month|quarter|year|hour|minute|time|payday|other|second|third|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|summer|winter|spring|autumn|christmas|term|semester|season|now)\b/,
];
/** What is added to an amount, or changes it, behind what the payment is for. */
const ADDED = [
  /§a\b.* with (?:the |all |all the )?(?:fees|fee|charges|costs|surcharges)\b/,
  /§a (?:on §[bc] )?(?:and )?to (?:all )?(?:§n )?(?:my|our|the|all|his|her|their|both) (?:[a-z]+ )?(?:kids|children|sisters|brothers|sons|daughters|friends|cousins|parents|girls|boys|students|colleagues|neighbours|neighbors|employees|players|workers|nieces|nephews|twins|people|tenants|mates|grandkids|men|women|guys|teammates|volunteers|members)\b/,
  /§a\b.*\b(?:plus|minus|on top|and on top|thrown in|and then some|and change)\b/,
  /\band (?:please |also |then |just |maybe |perhaps |kindly )*(?:double|triple|quadruple|halve|round|repeat|tip|add|increase|raise|lower|reduce|multiply|divide|top|bump|boost|match|spread|redo|resend|duplicate|copy|include|throw|deduct|subtract|charge|bill|invoice|debit|deposit|invest|stake|refund)\b(?! (?:a lot|the rest of your))/,
  /\b(?:and|with|plus) (?:a|an|some|the|his|her|their|a little|a few|one|two|much|§n)? ?(?:bit |little |something |lot |small )?(?:extra|extras|tip|tips|more|bonus|on top|gratuity|vat|tax|taxes|interest|surcharge|gas on top|fees on top)\b(?! (?:lessons?|time|day|week))/,
  /[,;(] (?:double|triple|round(?:ed)? up|rounded|twice|doubled) ?(?:it|that|up|please|the amount)?(?: [).!])*$/,
  /\b(?:gets?|needs?|receives?|has|have|wants?|deserves?|takes?|earns?) (?:it|this|that|some|them|the same) (?:too|as well|also|each|both|all)\b/,
  /\b(?:kids|children|friends|brothers|sisters|cousins|boys|girls|they|we|you|players|members|guests|workers|parents|people) (?:each|all|both) (?:need|needs|get|gets|want|wants|have|has|receive|deserve)\b/,
];

export const isRepeated = (text: string): boolean => IDIOMS.some((pattern) => pattern.test(text));
export const isIncreased = (text: string): boolean => ADDED.some((pattern) => pattern.test(text));
