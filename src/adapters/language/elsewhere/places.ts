import { AMOUNT, NAME, VALUE } from './words-of.ts';

const TALK =
  'ok|okay|yes|yeah|yep|no|nope|nah|oops|whoops|wait|sorry|sry|actually|please|pls|hmm|hm|umm|um|uh|er|eh|ehh|ah|pff|ok fine|okay fine|yeah fine|alright fine|well|so|then|right|alright|correction|apologies|thoughts|and|but|or|rather|instead|now|anyway|argh';
const MOVES =
  'make|do|say|says|said|call|take|use|using|try|get|give|send|sent|pay|paying|put|add|swap|trade|convert|exchange|sell|dump|buy|spend|spending|sending|selling|swapping|buying|transfer|wire|move|bridge|receive|keep|leave|set|cap|limit|pick|choose|select|want|wanted|need|prefer|like|meant|mean|typed|wrote|read|replace|knock|chop|shave|cut|drop|lower|raise|increase|decrease|reduce|subtract|deduct|remove|bump|wrapped|owed|have|got';
const NAMED =
  'amount|sum|figure|number|quantity|total|value|recipient|receiver|beneficiary|payee|destination|target|address|wallet|account|network|chain|token|coin|currency|asset|slippage|tolerance|correct|one|max|maximum|minimum';
const SMALL =
  'to|is|are|was|be|been|am|it|its|that|this|those|these|him|her|them|me|us|not|only|just|of|on|by|with|for|from|in|into|onto|via|through|over|across|at|as|than|another|more|extra|exactly|precisely|a|an|the|my|our|his|better|up|down|per|off|out|full|new|same|rest|old|people|s';
const SIGNS = '[,.;!?:(=\\-–>*/+]|->';

/** What may stand directly before an amount. "nice one", "< 3" and "base 10" have no such word. */
const GOVERNED = new RegExp(` (?:${SIGNS}|${VALUE}|${TALK}|${MOVES}|${NAMED}|${SMALL}) $`);

const GOES =
  'it|that|this|them|all|everything|rest|go|goes|going|sent|send|pay|paid|payment|transfer|amount|money|funds|coins|tokens|change|switch|move|recipient|receiver|beneficiary|payee|destination|target|address|wallet|account|over|out|up|straight|directly|is|be|been|should|only|just|not|meant|mean|one|payable|addressed|back|forward|who|whom|instead|rather|ones';
/** What may stand before "to 0x…". "nice to 0x…", "next to 0x…" and "the change to 0x…" have no such word. */
const SENT = new RegExp(`^ $| (?:${SIGNS}|${VALUE}|${TALK}|${GOES}) $`);

const ENDS = `$|[,.;!?:'(\\-–*/…] |->|${VALUE} `;
const COURTESY =
  'instead|please|pls|plz|rather|thanks|thank|thx|ty|cheers|then|now|actually|sorry|sry|though|again|yes|yeah|no|ok|okay|right|obviously|indeed|exactly|only|max|maximum|tops|btw|mate|man|bro|bud|dude|buddy|lol|haha|today|everyone|k|asap|quick|quickly|fast|real|super|immediately|urgently|urgent|hurry|pronto|stat|kindly|sir|madam|team|guys|folks|boss|dear|pal|tonight|first|sharp|flat|net|gross|exact|tyvm|tysm|ta|merci|xx';
const JOINS =
  'not|of|on|to|via|in|into|from|with|for|over|through|using|at|by|and|but|or|so|because|cause|since|as|if|than|per';
const COUNTED =
  'total|altogether|each|worth|less|more|off|out|even|too|lower|higher|bigger|smaller|zeros|extra|better|tolerance|slippage|slip|tokens|coins|balance|funds|money|lot|bag|pile|stash|left|else|same|what|the|my|that|it|usd|dollars|bucks|up|people|out|s';
const KIND =
  'worth|network|chain|mainnet|side|wallet|address|account|one|token|coin|tokens|coins|balance|funds|currency|out|sits|lives|its';
const SUBJECTS = 'i|he|she|they|we';
const COPULA = 'is|are|was|were|would|will|should|might|may|can|has|must';

/** What may follow a word for everything that is an amount: what it is of, where it goes, a courtesy, or nothing. */
const AFTER_ALL =
  'of|my|the|our|to|on|via|in|into|from|with|please|pls|plz|thanks|thx|thank|it|that|them|those|these|this|i|we|now|instead|then|available|left|balance|amount|amounts|funds|holdings|coins|tokens|money|out|over|for|so|actually|and|sorry|usd|dollars|worth|else|same|unchanged|stays|remains|lot|bag|bags|stack|pile|stash|pot|thing|shebang|sum|wallet|what|you have|you can|there is|§[tcbnakrx]|[,.!;:()?–-]';

const after = (...words: string[]) => new RegExp(`^ (?:${ENDS}|(?:${words.join('|')})(?: |$))`);
const AFTER_AMOUNT = after(COURTESY, JOINS, COUNTED, SUBJECTS, COPULA);
const AFTER_VALUE = after(COURTESY, JOINS, KIND, SUBJECTS, COPULA, 'it', 'that', 'less', 'more', 'else', 'the', 'up');
/** "on polygon it is cheaper", "to 0x… is fine" tell something. */
const AFTER_PLACE = after(COURTESY, JOINS, KIND, 'less', 'more', 'else', 'it is $', 'it is [,.;!]');

/** "all night", "everything as agreed" */
const ALL = new RegExp(` §m (?!(?:${AFTER_ALL}) )(?! *$)`);

const PLACES = new RegExp(VALUE, 'g');

/** Whether a value stands where no change puts one: behind or before a word that no change has there. */
export function standsElsewhere(words: string): boolean {
  return (
    ALL.test(words) ||
    [...words.matchAll(PLACES)].some(({ 0: value, index }) => {
      const [before, behind] = [words.slice(0, index), words.slice(index + value.length)];
      if (new RegExp(AMOUNT).test(value))
        return !(before === ' ' || GOVERNED.test(before)) || !AFTER_AMOUNT.test(behind);
      const [, led, preposition] = /^(.* )(to|on) $/.exec(before) ?? [];
      if (preposition === undefined) return !AFTER_VALUE.test(behind);
      const isLed = preposition === 'on' || new RegExp(NAME).test(value) || SENT.test(led ?? '');
      return !isLed || !AFTER_PLACE.test(behind);
    })
  );
}
