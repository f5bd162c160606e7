import { any, either, many, maybe, type Pattern, seq } from './pattern.ts';

/** Words around the end of a request that say nothing else. */
export const AROUND = any(
  'please|pls|plz|kindly|just|simply|thanks|thank you|thx|cheers|cheers anyway|thanks anyway|sorry|excuse me|pardon|apologies|ok|okay|oh|ah|hm|hmm|well|so|then|now|right now|immediately|at once|asap|quick|quickly|and|but|actually|anyway|again|after all|for me|for us|today|tonight|yeah|yes|yep|no|nope|nah|cool|great|tbh|to be honest|honestly|frankly|omg|omfg|wtf|lol|haha|ugh|argh|gah|panic|help|dear|oh dear|oh god|oh my god|man|bro|mate|dude|guys|sir|btw|in fact|i think|i guess|i am afraid|hey|wait|hold on|sadly|unfortunately|for now|too|either|really|very sorry|so sorry|in the end',
);
export const MARK = any(',|.|!|;|:|-|\n');
const NOUN = any(
  'transfer|payment|swap|trade|exchange|conversion|request|order|bridge|transaction|tx|txn|instruction|instructions|message|offer|deal|thing|one|lot|business|payout|donation|send|purchase|sale|wrap',
);
const KIND = many(any('whole|entire|last|above|previous|earlier|same|stupid|damn|silly|little|pending|open|current'));
const OBJECT = either(
  any(
    'it|that|this|them|everything|the lot|it all|that all|this all|all of it|all of this|all of that|all this|all that|§n of it|§n of this|§n of that|what i said|what i wrote|what i asked|what i asked for|my last message|it §n',
  ),
  seq(maybe(any('the|this|that|his|her|their|my|our|§n|the §n|all the|your|these|those')), KIND, NOUN),
);
const WHOLLY = many(
  any(
    'entirely|completely|altogether|totally|fully|off|away|out|back|alone|be|for good|from the list|in the bin|right away|straight away|anymore|any more',
  ),
);
const END_VERB = any(
  'cancel|cancle|cancell|cansel|scrap|kill|abort|drop|forget|forget about|call|call off|discard|undo|delete|remove|ditch|bin|trash|void|annul|nullify|invalidate|revoke|withdraw|rescind|retract|terminate|nix|axe|close|clear|throw|chuck|toss|get rid of|reject|decline|take|scratch|dismiss|disregard|ignore|bail on|back out of|pull|stop|halt|leave|never mind|nevermind|nvm|skip|shelve|abandon|wipe|erase|strike|shred|dump',
);
/** Verbs that end something only with a second word. */
const AWAY = either(
  any('take it §n back|throw §n away|throw §n out|call §n off'),
  seq(any('call|throw|chuck|toss|take|put|pull|leave'), OBJECT, any('off|away|out|back|alone|down|be|it is')),
);
export const ALONE = any(
  'cancel|cancle|abort|annul|rescind|back out|pull out|nvm|never mind|nevermind|n / m|nm|discard|abandon ship|stop|do not|no do not|please do not|to annul|to cancel|to stop',
);
const STRONG_VERB: ReadonlySet<string> = new Set([
  'call',
  'throw',
  'chuck',
  'toss',
  'take',
  'put',
  'pull',
  'leave',
  'dump',
]);
const firm: Pattern = (words, at) => (STRONG_VERB.has(words[at] ?? '') ? [] : seq(END_VERB, OBJECT)(words, at));
/** "call it off", "void this", "please cancel his payment" */
export const ORDERED = seq(either(firm, AWAY, any('call off this|call this off|call that off')), WHOLLY);
const ENDED = any(
  'withdrawn|cancelled|canceled|stopped|deleted|removed|dropped|voided|scrapped|annulled|undone|taken back|called off|aborted|revoked|gone',
);
/** "i would like this one withdrawn" */
export const WISHED = seq(
  maybe(any('i|we')),
  any('want|would like|need|wish|would love|please have|have|would prefer|would like to have'),
  OBJECT,
  maybe(any('to be')),
  ENDED,
);
