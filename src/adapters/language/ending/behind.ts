import { any, either, explains, many, maybe, type Pattern, seq, some } from '../licence/pattern.ts';
import { withdraws } from '../licence/withdrawal.ts';

/** Says nothing behind an end. "no", "wait" and "yes" are not among them. */
const COURTESY = any(
  'please|pls|plz|plss|kindly|thanks|thank you|thx|ty|cheers|ta|thanks anyway|thank you anyway|cheers anyway|thanks though|sorry|so sorry|very sorry|i am sorry|sorry about that|sorry for that|sorry for the trouble|sorry to bother you|sorry to bother|apologies|my apologies|my bad|my mistake|my fault|ok|okay|oh|ah|hm|hmm|well|so|and|then|now|right now|immediately|at once|asap|quick|quickly|anyway|again|after all|for me|for us|for now|today|tonight|tbh|to be honest|honestly|frankly|seriously|really|omg|omfg|wtf|lol|haha|ugh|argh|gah|god|oh god|oh my god|man|bro|mate|dude|guys|sir|madam|boss|bot|btw|dear|oh dear|just|i think|i guess|sadly|unfortunately|actually|entirely|completely|altogether|totally|straight away|right away|anymore|any more|then|thing|here|this time|all right|alright|damn|quickly please|for good|meh|silly|stupid|idiot|ffs|jeez|bye|in the end|in fact|on reflection|help|panic|everyone|if possible|if you can|§x',
);
const SOFT = many(
  COURTESY,
  any('oops|whoops|hahaha|hehe|no sorry|sorry no|aha|yay|phew|eh|er|um|uh|oh no|you know what|or rather|rather|hey'),
);
const END: Pattern = (words, at) => (at === words.length ? [at] : []);

/** Behind an end it takes the end back, or nobody knows. */
const TAKEN_BACK = seq(
  SOFT,
  some(
    any(
      'no|nope|nah|nay|not|never|not really|not|wait|hold on|hang on|hold up|do not|please do not|undo|undo that|undo it|ignore that|ignore this|ignore it|ignore me|disregard that|take that back|take it back|i take it back|i take that back|scratch that|scratch it|scrap that|forget that|never mind|nevermind|nvm|on second thought|on second thoughts|second thoughts|or not|maybe not|perhaps not|better not|rather not|not yet|not this|not that|not this one|not it|nothing|none|none of it|none of this|none of that|neither|changed my mind again|let it be|leave it be|stop|keep it|keep that',
    ),
    COURTESY,
    any('oops|whoops|hahaha|hehe|oh no|or|actually|rather|i'),
  ),
  END,
);
/** "cancel. never mind" takes back; "stop. no, stop" does not. */
const AGAIN = /^(?:stop)$/;
export const takesBack = (clause: readonly string[]): boolean =>
  TAKEN_BACK(clause, 0).length > 0 &&
  !explains(many(COURTESY), clause) &&
  !clause.some((word) => AGAIN.test(word)) &&
  !(/^(?:no|not)$/.test(clause[0] ?? '') && /^(?:thanks|thank|need|now|today|anymore)$/.test(clause[1] ?? ''));

const JOKES =
  /^(?:kidding|joking|jk|joke|jokes|jokingly|prank|pranking|fool|fools|fooling|teasing|bluffing|lying|gotcha|psych|sike)$/;
const OTHERS = /^(?:he|she|they|my|his|her|their|the)$/;
/** "i am joking", "just testing you", "i did not mean it" */
const NOT_MEANT = either(
  any(
    'testing you|test you|got you|fooled you|had you|i mean|as if|take it back|take that back|did not mean it|did not mean that|do not mean it|not serious',
  ),
  any('mind again|mind back|second thought|second thoughts'),
  seq(any('that was|it was|this was'), any('my|our|not me|the')),
);

const THING = either(
  any('it|that|this|everything|§n|all|all of it|what i said|what i wrote|what i had|mine'),
  seq(
    any('the|my|your|its'),
    maybe(any('first|original|old|last|new|other')),
    any(
      'amount|address|network|chain|token|request|price|rate|fee|fees|numbers|number|details|recipient|one|original|message|offer|transfer|payment|swap|order|wallet|plan|sum|choice|first',
    ),
  ),
);
const DEGREE = many(
  any('all|just|so|very|really|quite|totally|perfectly|actually|exactly|still|now|already|already|fine|always|too'),
);
const GOOD = any(
  'right|correct|fine|ok|okay|good|great|perfect|alright|accurate|true|clear|well|cool|spot on|as it is|as is|as it should be|what i want|what i wanted|what i meant|what i need|valid|confirmed|in order|the right one|the one|a good one|a go|on',
);
/** "it's fine", "the amount is correct", "looks good", "what i said stands": what is open shall stay. */
const APPROVED = either(
  seq(
    many(any('because|since|as|cause|cuz|i think|i guess|actually')),
    maybe(THING),
    any('is|was|are|were|looks|look|seems|sounds|feels'),
    DEGREE,
    GOOD,
  ),
  seq(THING, any('works|work|worked|stands|stays|stand|holds|will do|would do|counts|goes|remains')),
  seq(
    many(COURTESY),
    any(
      '§n good|§n clear|§n fine|all good|all clear|all fine|good|great|perfect|fine|correct|right|cool|nice|looks good|sounds good|fine as is|good as is|as before|same as before',
    ),
  ),
);
const NOT_APPROVED = /^(?:but|not|except|now|here|there|without|for|anymore)$/;
/** An approval that goes on with a condition or a person is a reason: "it is fine without it". */
export const approves = (clause: readonly string[]): boolean =>
  APPROVED(clause, 0).some((end) => !NOT_APPROVED.test(clause[end] ?? '') || clause[end] === 'now');

const GOES_ON = any(
  'stand by|good to go|good to §w|i am ready|ready when|ready for|can go|ready to go|as you were|go for it|go on|go ahead|going on|going ahead|proceed|proceeding|continue|continuing|carry on|carrying on|keep going|move on|moving on|let us go|let us do|do it|do this|do that|send it|send them|send this|send that|just send|pay it|swap it|make it|confirm|confirmed|confirm it|sign it|ready to sign|resume|keep the|keep my|keep what|keep this|keep it open|stick to|stick with|sticking to|sticking with|stand by|stay with|as planned|same as before|as before|as i said|i said before|i said first|i said earlier|i wrote before|i had before|what i said|back on',
);
const DENIED =
  /^(?:not|no|never|without|instead|myself|himself|herself|later|tomorrow|cash|another|elsewhere|other|already|cannot|differently)$/;
const WANTED = seq(
  any('i|we'),
  many(any('do|still|really|actually|now|just|did|definitely|so')),
  any('want|need|like|love|meant|mean|insist|wish|would like|trust'),
  any('it|this|that|what|to send|to go|to do|to keep|to continue|to proceed|to pay|to swap|on'),
);

const SAYING =
  'say|says|said|saying|tell|tells|told|telling|write|writes|wrote|text|texts|texted|message|messaged|type|typed|shout|shouts|shouted|shouting|yell|yells|yelled|yelling|scream|screams|screamed|beg|begs|begged|ask|asks|asked|asking|suggest|suggests|suggested|advise|advises|advised|insist|insists|insisted|demand|demands|demanded|order|orders|ordered|reply|replies|replied|answer|answers|answered|joke|jokes|joked|whisper|whispers|whispered|mumbled|goes|thinks|think|believes|recommends|recommended|quoted|read|reads|commanded|urged|urges|proposed|proposes|cried|exclaimed|added|put it|puts it|instructed|instructs';
/** "she said", "my boss wrote to me": a report, where what was said stands before it. */
const REPORT = seq(
  maybe(any('as|so|like|because|since|at least|or so')),
  (words, at) => (/^(?:i|we)$/.test(words[at] ?? '') ? [] : [at]),
  (words, at) => [1, 2, 3, 4].map((count) => at + count).filter((end) => end <= words.length),
  maybe(any('just|always|only|keeps|kept|is|was|has|have|had|already|also|then|once|would|did')),
  any(SAYING),
  many(any('me|us|him|her|them|so|that|it|to me|to us|again|today|yesterday|this|earlier|now|here|loudly|just now')),
  maybe(seq(any('in|on|by|via|at'), any('the|my|his|her|a|an'), (_, at) => [at + 1])),
  END,
);
export const reports = (clause: readonly string[]): boolean => REPORT(clause, 0).length > 0;
const QUOTED =
  /(?:^| )(?:according to|as (?:he|she|they|my \S+) put|(?:his|her|their|the|whose) (?:words|advice|idea|opinion|message|reply|answer|suggestion|wish|order)|what (?:he|she|they|my|the|everyone) |quote|unquote)(?: |$)/;
/** "I found it", "I see": a question has its answer, which says nothing of the request. */
const COGNITION =
  /^(?:(?:i|we|it|that|this|you|my|the|now|ah|oh) )?(?:(?:do|did|now|just|already|can|could|have|has|think|see|just now|finally|question|all|got|was|is|been|mean) )*(?:found(?! (?:an?|another|some\p{L}*|better|cheaper))|see|saw|seen|know|knew|understand|understood|get it|got it|figured|read|checked|check|looked|look|remember|remembered|noticed|realised|realized|googled|learned|learnt|works|worked|answers|answered|helps|helped|solved|fixed|clear|makes sense|like|liked|trust|like it|copied|asking|asked|wondering|question|ready|shows|shown|appears|appeared|displayed|listed|there|here|loaded|loads|updated|included|visible)(?: |$)/u;
const SHOWN =
  /^(?:the|my|it|that) (?:\p{L}+ )?(?:(?:is|are|was|has|have|just|now|been) )*(?:shows|shown|appears|appeared|displayed|listed|loaded|loads|updated|included|visible)(?: |$)/u;

const SUBJECT =
  /^(?:i|we|he|she|they|it|that|this|these|those|there|you|someone|somebody|nobody|everyone|everybody|my|his|her|their|our|the|a|an|some|someone|no|one|such)$/;
const FRAGMENT =
  /^(?:wrong|too|not|bad|scam|scammer|fraud|mistake|typo|mistyped|misclick|misclicked|changed|change|long|broke|already|accident|accidentally|oops|false|another|other|maybe|late|never|no|unsafe|risky|expensive|nothing|what|or|plans|cannot|can|keeping|staying|holding|waiting|saving|having|selling|rates|fees|gas|prices|price|money|done|paid|settled|sorted|sent|better|duplicate|double|twice|only|was|got|did|been|must|need|needs|turns|looks|seems|bit|way|cold|better|lost|hit|pressed|clicked|sounds|ran|out|unfortunately|repeat|today|tomorrow|later|§[tbc])$/;
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|already|just|paid|will|can|did|does|do|got|never|went|came|changed|fell|needs|wants|cannot|should|would|might|may|could|called|sent|also|now|of)$/;
/** "the other one" */
const ANOTHER = /^(?:the|my|his|her|that) (?:other|second|first|last|next|previous|old|new) \S+$/;
/** "my wife" alone says nothing of the request. */
const OWNED = /^(?:my|his|her|their|our|the)$/;
const AROUND = many(COURTESY, any('for today|repeat|because|since|as|cause|cuz|coz|bc|but|and|no|yes|yeah|oh'));

/** Whether a clause behind an end can be the reason for it, and is nothing that takes the end back, goes on, or reports it. */
export function isReason(clause: readonly string[], kind: 'weak' | 'strong' | 'denial'): boolean {
  const start = Math.max(...AROUND(clause, 0));
  const [said, text] = [clause.slice(start), clause.slice(start).join(' ')];
  const has = (pattern: Pattern) => clause.some((_, at) => pattern(clause, at).length > 0);
  if (said.length === 0 || (!OTHERS.test(said[0] ?? '') && said.some((word) => JOKES.test(word))) || has(NOT_MEANT))
    return false;
  if (approves(said) || WANTED(said, 0).length > 0) return false;
  if ((has(GOES_ON) || said[0] === 'send') && !said.some((word) => DENIED.test(word))) return false;
  if (reports(said) || QUOTED.test(text) || (kind === 'weak' && (COGNITION.test(text) || SHOWN.test(text))))
    return false;
  if (withdraws(said)) return true;
  const [first = '', second = ''] = said;
  if (/^(?:sorry|apologies|apologise|apologize)$/.test(clause[0] ?? '') && said[0] !== 'no') return true;
  if ((said.length === 2 && OWNED.test(first)) || ANOTHER.test(said.join(' '))) return false;
  return said.length > 1
    ? SUBJECT.test(first) || FRAGMENT.test(first) || AUXILIARY.test(second)
    : FRAGMENT.test(first) && !/^(?:not|no|never|nothing|was|what|or|can|did)$/.test(first);
}

export const isCourtesy = (clause: readonly string[]): boolean => explains(many(COURTESY), clause);
