import { any, many } from '../licence/pattern.ts';

/** Words around a value that change nothing of it. */
export const SOFT = any(
  'ok|okay|hmm|hm|um|umm|uh|ehh|eh|oh|ah|so|well|then|and|also|now|please|pls|plz|sorry|thanks|thank you|alright|all right|right|cool|yes|yeah|but|just|you know what|u know what|actually|wait|hold on|no|oops|woops|whoops|better|rather|or|back to the transfer|back to the swap|back to the payment|back to it|to|back|the transfer|the conversion|the swap|the payment|for now|instead|everything else unchanged|all else unchanged|keep the rest|keep everything else|the rest stays|rest unchanged|,|.|!|:',
);
/** Words of second thought: the value that follows takes the place of the one before. */
export const STRONG = any(
  'no|nope|nah|wait|wait no|no wait|actually|sorry|sry|oops|woops|whoops|correction|rather|hold on|hang on|scratch that|scrap that|ugh|damn|argh|you know what|u know what',
);
export const HESITATION = many(
  any('mmm|um|umm|uh|uhh|ehh|eh|hm|hmm|hmmm|erm|er|mm|mhm|u know what|you know what|oh|ah|ok|okay|well|so|yeah|yes'),
);
/** What an answer may stand in: "he gave me this:", "of what i have". */
export const CARRIER = any(
  'he gave me this|she gave me this|they gave me this|he sent me this|she sent me this|they sent me this|he gave me|she gave me|this is his address|this is her address|this is him|this is her|that is him|that is her|that is them|thats him|thats her|his address|her address|their address|his wallet|her wallet|their wallet|here it is|here you go|of what i have|of what i own|of what i hold|of what is there|of it|of them|of em|in return|to pay with|it should go to|it goes to|should go to|it is for|this is for|it is|its|that is|it would be|i should receive|i should get|exactly|he is owed|she is owed|that he is owed|that she is owed|that i owe him|that i owe her|that i owe them|that i owe|i owe him|i owe her|will do|would do|at the moment|currently|right now|at present|in my wallet|i have|i have got|i will pay with|i will use|let me use|right|is what i owe him|is what i owe her|is what i owe them|is what i owe|is what he is owed|is what she is owed|if possible|of course|there|i keep it|it sits|mine is|mine are|they are|my funds are|my coins are|my tokens are|the funds are',
);
/** Says that what was asked before is not meant. */
export const LEADING = any(
  'no|nope|nah|actually|wait|rather|sorry|sry|oh|hmm|ok|okay|better|instead|on second thought|on second thoughts|scrap that|scrap it|forget that|forget it|forget this|leave that for now|leave that|leave it|never mind|nevermind|cancel that|cancel it|cancel this|drop that|drop it|change of plan|change of plans|i changed my mind|changed my mind|new plan|skip that|instead of that|alright|well|then|not that|i would rather|let us do this instead|do this instead|please|just|the other way around|the other way round|other way around|other way round|wrong direction|wrong way around|reverse it|i mixed that up|i mixed it up|i mixed them up|i made a mistake|my mistake|that was wrong|that is wrong',
);
