import { any, many, maybe, type Pattern, seq } from '../../licence/pattern.ts';

export const LEAD = many(
  any(
    'mm|mmm|mhm|hmmm|er|um|uh|oh no|oops|ok|okay|no|oh|ah|hm|hmm|actually|sorry|please|pls|and|but|so|then|just|only|wait|no wait|rather|better|well|can you|could you|can we|could we|lets|let us|i would say|i will|would you|now|maybe just|whatever|you know what|fine|alright|yeah|or|now|mate|bro|kindly',
  ),
);
export const TAIL = many(
  any(
    'please|pls|thanks|thank you|instead|then|actually|sorry|today|now|for now|this time|i think|mate|bro|if possible|if you can|if that is ok|if that is ok with you|if that is okay|if you do not mind|ok|tops|max|maximum|at most|exactly|only|to start|to start with|to begin with|in total|flat|for the tip|as a tip|for gas|it is|i guess|for him|for her|for them|i mean',
  ),
);
export const IT = maybe(any('it|that|this|the amount|the payment|the transfer|the swap|the total|the sum|things'));
export const TURN = any(
  'knock|bring|cut|take|drop|tone|dial|push|scale|round|trim|bump|turn|get|put|move|shift|lower|raise|tighten|loosen|widen|narrow|crank|set|cap|limit|up|reduce|increase|change|adjust|pull|pump|slash|shave|nudge|step|go|hike|boost',
);
export const AMOUNT = seq(maybe(any('just|only|about|exactly|a|the')), any('§n'), maybe(any('§t|§b')));
export const [PLACE, TOKEN] = [any('§c|§b'), any('§t|§b')];
export const around = (core: Pattern): Pattern => seq(LEAD, core, TAIL);
