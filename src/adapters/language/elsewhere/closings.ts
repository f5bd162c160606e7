/** These end something else, or keep what is open: "drop it off", "leave it as it is", "i do not need help". */
export const OTHER_CLOSINGS: readonly RegExp[] = [
  /^ (?:no |oh |, )*(?:nothing|not) at (?:all|§m) (?:[.!] )?$/,
  / (?:forget|ignore|scrap|drop|never mind|nevermind|nvm) (?:(?:it|that|this) )?(?:, )?(?:i mean|i meant|i was talking about|i am talking about) the /,
  / (?:forget|ignore|scrap|never mind|nevermind|nvm) (?:the |my )?(?:last|previous|other|earlier|first) (?:message|text|question|part|remark|comment|sentence|bit|line|one) /,
  /^ (?:no |oh |, )*not (?:just )?yet (?:please |sorry |thanks |, |i am |still |thinking |one |sec |moment |a )*[.!]? ?$/,
  /^ (?:so |and |but |then |well )?(?:can|could|may|might) (?:i|we|one) (?:still |always |even |just )?(?:cancel|stop|abort|withdraw|change my mind)(?: later| anytime)? (?:\? )?$/,
  / (?:drop|leave) (?:it|that|this|them|him|her) off /,
  / (?:leave|keep) (?:it|that|this|them|everything|all|§m) (?:exactly |just )?(?:as|so|like|the way|unchanged|on §|in §|at §|open|running|going|unlocked)[^,.;!]*$/,
  / paid (?:it|that|this) (?:, |- |: )?(?:the|my|his|her|our|i mean the|for the) (?!transfer|payment|swap|money|request|order|bill for this)/,
  /^ (?:ok |oh |well |so )*(?:he|she|they|i|we) paid the (?:bill|invoice) (?:[.!] )?$/,
  / not (?:want|like|need|have) (?:to )?(?:wait|hurry|rush|worry|help|advice|support|assistance|a receipt|an invoice|thanks|sleep|argue|explain|ask)(?: (?:long|longer|for it|any longer|anymore|now|here|right now|thanks|from you|with it|with this))* (?:[.!] )?$/,
  /^ (?:all |ok |so |yes |loud and |it is |that is |§m )*(?:clear|so close) (?:[.!] )?$/,
  /^ (?:so|very|too|pretty|that was|quite|really) close (?:[.!] )?$/,
  // "i do not care", "don't panic"
  /^ (?:(?:i|we|he|she|they|you|please|oh|so|and|but|really) )*(?:do|does|did) not (?:really |even |just )?(?:care|panic|ask|mind|know|understand|follow|remember|worry|hurry|rush|get it|wait for (?:me|him|her|us|them)|bother (?:him|her|them|me|us))(?: (?:about|for|me|him|her|them|us|that|it|why|anymore|any|more|much|now|too|at|all|§m))* (?:[.!] )?$/,
];
