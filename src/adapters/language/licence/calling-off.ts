import { any, either, explains, many, maybe, type Pattern, seq, some } from './pattern.ts';

/** Words around the end of a request that say nothing else. */
const AROUND = any(
  'please|pls|plz|kindly|just|simply|thanks|thank you|thx|cheers|cheers anyway|thanks anyway|sorry|excuse me|pardon|apologies|ok|okay|oh|ah|hm|hmm|well|so|then|now|right now|immediately|at once|asap|quick|quickly|and|but|actually|anyway|again|after all|for me|for us|today|tonight|yeah|yes|yep|no|nope|nah|cool|great|tbh|to be honest|honestly|frankly|omg|omfg|wtf|lol|haha|ugh|argh|gah|panic|help|dear|oh dear|oh god|oh my god|man|bro|mate|dude|guys|sir|btw|in fact|i think|i guess|i am afraid|hey|wait|hold on|sadly|unfortunately|for now|too|either|really|very sorry|so sorry|in the end',
);
const MARK = any(',|.|!|;|:|-|\n');
const SPARE = many(AROUND, MARK);
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
const ALONE = any(
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
const ORDERED = seq(either(firm, AWAY, any('call off this|call this off|call that off')), WHOLLY);
const ENDED = any(
  'withdrawn|cancelled|canceled|stopped|deleted|removed|dropped|voided|scrapped|annulled|undone|taken back|called off|aborted|revoked|gone',
);
/** "i would like this one withdrawn" */
const WISHED = seq(
  maybe(any('i|we')),
  any('want|would like|need|wish|would love|please have|have|would prefer|would like to have'),
  OBJECT,
  maybe(any('to be')),
  ENDED,
);

const I = any('i|we|me');
const SOFTLY = many(
  any('really|actually|just|honestly|now|definitely|certainly|ever|even|also|still|think|think i|then|absolutely|have'),
);
const NOT = any(
  'do not|will not|would not|am not|are not|did not|have not|no longer|would rather not|rather not|not|id rather not|never|would prefer not|would prefer not to|better not|had better not|would sooner not|cannot|can not',
);
const DEED = any(
  'want|want to|wanna|need|need to|needing|be needing|have to|mean|mean to|ask|ask for|asking|asking for|wish|wish to|send|sending|sent|do|doing|pay|paying|swap|swapping|trade|trading|bridge|bridging|transfer|transferring|wrap|make|making|go|going|going to|gonna|go ahead|go through|with|through|proceed|like|like to|care|feel|confirm|sign|request|requesting|requested|be|be doing|be sending|be paying|to|say|type|write|buy|buying|sell|selling|intend|intend to|continue|doing this|interested in|interested|want any of|any of|at all',
);
const WHOM = any(
  'it|this|that|them|him|her|anything|anyone|anybody|nobody|any|any of it|any of this|any of that|one|a thing|the money|the transfer|the payment|the swap|the trade|the bridge|the request|this one|that one|any money|anyone anything|anybody anything|no more|any more|anymore|any longer|now|at all|after all|today|tonight|either|again|for now|this time|for it|of it|the whole thing|the thing|like this|the order|the wrap|the §t|the §b|my §t|this payment|this transfer|this swap|§t|§b',
);
/** "i don't want to send anybody anything", "i won't be needing the bridge after all" */
const REFUSED = seq(
  maybe(seq(maybe(any('turns out|it turns out|guess|seems')), I)),
  SOFTLY,
  NOT,
  SOFTLY,
  some(DEED, WHOM, SOFTLY),
);
const refused: Pattern = (words, at) => {
  const start = words[at] ?? '';
  // "not now" and "do not" belong to what follows.
  const ends = REFUSED(words, at);
  return start === 'not' || start === 'never' || start === 'cannot'
    ? []
    : ends.filter((end) => words.slice(at, end).some((word) => ACTED.has(word)));
};
const ACTED: ReadonlySet<string> = new Set(
  'want wanna need needing send sending do doing pay paying swap swapping trade trading bridge bridging transfer transferring wrap go going mean ask asking proceed buy buying sell selling confirm sign request requesting intend interested have'.split(
    ' ',
  ),
);

/** "no need any more", "we are good", "it is settled already" */
const NEEDLESS = either(
  seq(
    maybe(any('there is|it is|that is|is|was|i have|i see')),
    any('no need|not needed|no longer needed|not necessary|no longer necessary|unnecessary|no point|no reason|no use'),
    many(
      any(
        'for it|for this|for that|anymore|any more|now|any longer|at all|after all|to send|to pay|to do|it|that|this|him|her|them|anything|to swap|from me|in it|in this',
      ),
    ),
  ),
  seq(
    maybe(any('i think|i guess')),
    any(
      'we are good|we are all good|we good|we are fine|we are sorted|we are square|we are even|i am good|i am all set|we are all set|we are done here|we are cool',
    ),
    many(any('now|thanks|no need|already|anymore|here|then')),
  ),
  seq(
    any('it|this|that|the bill|the invoice|his bill|her bill'),
    many(any('is|was|has|been|has been|got|already|all')),
    any('paid|settled|sorted|taken care of|covered|dealt with|handled|waived|squared|repaid|reimbursed'),
    many(
      any('already|now|by him|by her|by them|by someone else|in cash|by card|yesterday|today|this morning|last week'),
    ),
  ),
);
const DENIED_MONEY = any(
  'nothing|nada|zilch|a cent|a penny|a dime|one cent|§n cent|§n penny|no money|anything|no cent|jack|a single cent|a single penny|shit|a thing|a dollar|§n dollar|zero',
);
/** "he gets nothing", "she is not getting a cent from me" */
const LEFT_OUT = seq(
  any('he|she|they'),
  many(any('is|are|does|will|do|can|should')),
  either(
    seq(
      any('get|gets|getting|receive|receives|deserve|deserves|see|see a'),
      any('nothing|nada|zilch|zero|jack|no money|no cent'),
    ),
    seq(
      any('not|never'),
      any('get|getting|receive|receiving|see|seeing|have|having|deserve'),
      either(DENIED_MONEY, any('it|this|that|the money')),
    ),
    seq(any('can|should|will'), any('pay for himself|pay for herself|pay for themselves|pay himself|pay herself|wait')),
  ),
  many(any('from me|from us|anymore|any more|now|ever|at all|of mine|of it|after that|after this')),
);
const PERSON: Pattern = (words, at) =>
  /^\p{L}+$/u.test(words[at] ?? '') && !NO_PERSON.has(words[at] ?? '') ? [at + 1] : [];
const NO_PERSON: ReadonlySet<string> = new Set('i we who have has had did was is are if when you'.split(' '));
/** "my brother already paid it" */
const PAID = seq(
  either(
    seq(any('my|his|her|their|our|the'), PERSON, maybe(PERSON)),
    any('he|she|they|someone|somebody|someone else|somebody else|i|we'),
  ),
  maybe(any('has|have')),
  maybe(any('already|just')),
  any('paid|settled|covered|sorted|handled|waived'),
  any('it|that|this|the bill|for it|for that|the invoice|for all of it|it all'),
  many(
    any(
      'already|in cash|by card|himself|herself|themselves|yesterday|today|this morning|last week|for me|for us|now|with his card|with her card',
    ),
  ),
);
/** "staying in sol", "i'll keep my usdc" */
const KEEPING = seq(
  maybe(
    seq(
      any('i|we'),
      many(any('am|are|will|would|would rather|think|think i|think i will|had|rather|better|guess i will|just')),
    ),
  ),
  any('staying|stay|keep|keeping|hold|holding|hodl|hodling|sticking|stick'),
  maybe(any('in|with|to|on to|onto')),
  maybe(any('my|the|all my|what i have|these')),
  either(any('§t|§b'), any('what i have|what i have got')),
  many(any('for now|instead|instead of this|for a while|then|after all|a while longer|a bit longer')),
);
const keeping: Pattern = (words, at) =>
  KEEPING(words, at).filter(
    (end) => words[end - 1] !== '§b' || words.slice(at, end).some((word) => /^(?:my|the|in)$/.test(word)),
  );
const OVER = seq(
  maybe(any('i')),
  any('was|was just|was only|was merely|am just|am only'),
  any('testing|joking|playing|playing around|messing around|trying it out|kidding|curious'),
);
const ENDS: readonly Pattern[] = [ORDERED, WISHED, refused, NEEDLESS, LEFT_OUT, PAID, keeping, ALONE, OVER];
const ENDING = seq(SPARE, some(either(...ENDS), AROUND, MARK), SPARE);
const isEnding = (words: readonly string[]): boolean =>
  explains(ENDING, words) && words.some((_, at) => ENDS.some((end) => end(words, at).length > 0));

/** What keeps the request open or makes the end of it depend on something, wherever it is said. */
const HEDGED = any(
  '?|if|unless|until|when|whenever|whether|should|maybe|perhaps|might|may|could|keep it|keep that|keep the request|leave it open|not sure|unsure|no wait|wait no|do not stop|instead make|rather make|wonder|wondering|or|depends|tomorrow|later|ask|asked|asks|asking whether|tell|tells|told|says|said to|wants|want him|wants me|thinks|think about|suggests|suggested|recommends|advised|instructed|instructs|orders|wanted me|nearly|almost|someone wrote|wrote|writes',
);
/** Behind a full end only what is still open takes it back. */
const REVOKED = any(
  '?|you|if|unless|until|when|whether|keep it|keep that|no wait|wait no|do not|maybe|not really|instead|make it|or|but|actually|wait',
);
const BEFORE_ALONE: ReadonlySet<string> = new Set(
  'please pls plz kindly just omg lol wtf so then now ok okay ugh argh sorry yeah nah no well anyway actually dear man bro damn anymore already ago alert thing way . ! , ; : - \n'.split(
    ' ',
  ),
);

const holds = (pattern: Pattern, words: readonly string[]): boolean =>
  words.some((_, at) => pattern(words, at).length > 0);
const VALUE = /^§[nrack]$/;
const UNITS: ReadonlySet<string> = new Set(
  'min mins minute minutes hour hours day days times people weeks week months am pm km'.split(' '),
);
const isCounted = (words: readonly string[], at: number): boolean =>
  words[at] === '§n' && UNITS.has(words[at + 1] ?? '');
/** Another value would say what is meant instead. */
const holdsValue = (words: readonly string[]): boolean =>
  words.some((word, at) => VALUE.test(word) && !isCounted(words, at));

const SUBJECT: ReadonlySet<string> = new Set(['i', 'he', 'she', 'they', 'we', 'no']);
/** Whether an end may begin here: behind a mark or a joint, with its own subject, or behind an exclamation. */
const mayBegin = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? '.';
  const isSubject =
    SUBJECT.has(words[at] ?? '') &&
    !/^(?:is|are|am|was|were|do|did|does|have|has|can|will|think|thinks|know|hope|that|said)$/.test(before);
  return BEFORE_ALONE.has(before) || /^(?:and|but|means|because|since|as|cuz)$/.test(before) || isSubject;
};

/** Words. */
const LONGEST = 40;

/** Whether a text ends the open request in a clause of its own, and says only why around it. */
export function endsInClause(words: readonly string[]): boolean {
  if (words.length > LONGEST) return false;
  if (isEnding(words)) return !holds(any('?|if|unless|keep it|no wait|wait no'), words);
  for (let at = 1; at < words.length; at += 1) {
    const [before, last] = [words.slice(0, at), words.slice(at)];
    if (mayBegin(words, at) && isEnding(last) && isOwnSentence(before)) return true;
    const isBreak = /^[,.!;:\-\n]$|^(?:because|since|as|cuz|cause)$/.test(words[at] ?? '');
    if (isBreak && isEnding(before) && !holds(REVOKED, last) && !holdsValue(last)) return true;
  }
  return false;
}

/** What is said before does not make the end depend on it, and reports nothing that reaches into it. */
function isOwnSentence(before: readonly string[]): boolean {
  const sentence = before.slice(before.findLastIndex((word) => /^[.!;\n]$/.test(word)) + 1);
  return !holds(HEDGED, sentence) && !holds(any('?|if|unless|until|keep it'), before) && !holdsValue(before);
}
