/** Words of whoever is paid, in a mail that somebody passes on: "thank you for shopping with us", "we need donations". */
const LETTERS = [
  /\b(?:thank you|thanks|many thanks|thx) for (?:your|the|all your|this|that|any|every) (?:[a-z]+ )?(?:donation|donations|payment|payments|purchase|purchases|order|orders|patience|visit|business|custom|generosity|contribution|contributions|subscription|money|gift|gifts|deposit|transfer|reservation|registration|loyalty|trust|interest|booking|stay|application|cooperation|invoice|cash|funds|investment|membership|kindness and|attention|consideration|pledge|feedback)\b/,
  /\b(?:thank you|thanks|thx) for (?!being|helping|listening|understanding|assisting|looking|taking care|handling|caring|asking|coming)[a-z]+ing\b/,
  /\b(?:thank you|thanks|thx) (?:[a-z]+ )*(?:with|from|at|for|to) us\b/,
  /\bwith us [.!]/,
  /(?:^|[,.!-] )(?:the|your) (?:[a-z]+ )?(?:team|crew|staff|management|committee|office)(?: [.!])*$/,
  /(?:^|[,.!;] )(?:and |but |so |because )?(?:i|we|this charity|our charity) (?:still |really |badly |urgently |just |do |now )*(?:need|want|require|seek|accept|welcome|appreciate|request|ask for|am asking for|are asking for|collect|beg for|live on|depend on|rely on|hope for) (?:some |the |your |more |all |a little |any |urgent |financial )*(?:money|cash|donations|donation|funds|funding|support|help|charity|gifts|contributions|generosity|payment|payments|sponsors|donors|pennies|dime|dollar)(?: (?:badly|urgently|now|today|please|so much|desperately|asap))*(?: [.!,;]|$)/,
  /(?:^|[,.!;] )(?:i|we) (?:am|are) (?:out of|short of|without|in need of|desperate for|begging for|collecting|raising|low on) (?:money|funds|donations|help|support)\b/,
  /\b(?:needs?|wants?|accepts?|welcomes?|collects?|seeks?) (?:your |more |some |urgent )?(?:donations|donation|donors|sponsors|contributions|funding)(?= |$)/,
  /(?:^|[,.!;] )(?:i|we) (?:have|had|got) no (?:money|funds|home|food|income|job)\b/,
];

export const isOthersMail = (text: string): boolean => LETTERS.some((pattern) => pattern.test(text));
