import type { Filled } from './governed.ts';

/** What may follow a word for everything that is an amount: what it is of, where it goes, a courtesy, or nothing. */
const AFTER_ALL =
  'of|my|the|our|to|on|via|in|into|from|with|please|pls|plz|thanks|thx|thank|it|that|them|those|these|this|i|you|we|now|instead|then|available|there|left|balance|amount|amounts|funds|holdings|coins|tokens|money|out|over|for|so|actually|and|sorry|usd|dollars|worth|else|same|unchanged|stays|remains|lot|bag|bags|stack|pile|stash|pot|thing|shebang|sum|wallet|what|§[tbcnarkx]|[,.!;:()?\\n-]';
/** "everything ok", "all night", "all but dai" */
const ALL_ELSE = new RegExp(`§all (?!(?:${AFTER_ALL})(?: |$))\\S`);
/** "all the best", "all of us" */
const ALL_OF =
  /§all (?:the|of the) (?:best|time|times|day|night|while|way|more|better|luck|people)\b|§all of (?:you|us|a sudden)\b/;
/** "that is all", "above all", "for everything" */
const BEFORE_ALL =
  /\b(?:that is|this is|it is|which is|that was|it was|thats|its|is that|will be|at|above|after|for|about|once and for) §all(?: |$)/;
/** "half right", "double thanks" */
const SHARE_ELSE =
  /(?:§(?:half|part)|\bdouble|\btriple) (?:right|thanks|good|nice|great|wrong|true|sure|asleep|dead|done|way|time|joking|kidding|serious)\b/;
/** "quarter to nine", "the third", "twenty to nine" */
const HOUR =
  /§(?:part|half|n) (?:to|past|till) (?:§n|§t|§b|§half|one|two|noon|midnight)\b|^(?:the|at|by) §part(?: one)?$/;
const CHANGING =
  /\b(?:change|from|switch|update|make|set|raise|lower|increase|reduce|edit|adjust|correct|fix|bump|cut|bring|up|down|amend|alter|modify|replace|swap|turn)\b/;
/** "thanks a million", "a thousand thanks" */
const THANKS = /\bthanks?(?: you)? (?:a )?§many\b|(?:a )?§many (?:thanks|times|kisses|apologies|greetings|hugs)\b/;
/** "ten out of ten", "fifty - fifty", "5 more to go", "20 less 5" */
const SCORE = /§(?:n|half) (?:out of|-|by|of) §(?:n|half)$|§n(?: more)? to go\b|§n less §n/;
/** "in 5", "back in 5", "in 2020", "wait 5": a time. */
const TIME =
  /(?:^|\s)(?:in|at|by|before|after|since|until|till|around|from) §n(?= (?:please|ok|then|now|thanks|minutes?|mins?|hours?|days?|seconds?|secs?|[,.!])|$)|\b(?:wait|hold on|hang on) for §n|^to §n$/;
/** "wait 5": a time where an amount is asked for, and a second thought where there is one. */
const WAITING = /^(?:please |ok |sorry |just )?(?:wait|hold on|hang on) §n(?: please)?$/;
/** "30 more for my boss", "30 more to him" */
const MORE_TO = /§n more (?:to|for) (?!§|this|that|it)/;
/** "off polygon" */
const OFF = /\boff §[cb]/;

/** Whether the values of a line belong to an idiom, an hour or a number of something else. */
export const isIdiom = (line: string, { hasAmount, hasChain }: Filled): boolean =>
  [ALL_ELSE, ALL_OF, BEFORE_ALL, SHARE_ELSE, THANKS, SCORE, MORE_TO].some((one) => one.test(line)) ||
  (hasChain && OFF.test(line)) ||
  (!hasAmount && WAITING.test(line)) ||
  ([HOUR, TIME].some((one) => one.test(line)) && !CHANGING.test(line));

/** "i have 20", "send 20 back": an amount of the speaker's own. */
export const isOwn = (line: string): boolean =>
  (/\b(?:i|we) (?:only |still |just )?(?:have|had|own|hold|got|have got) §/.test(line) &&
    !/\b(?:make|change|use|send|swap|so|then|instead|pay|do|to pay|with)\b/.test(line)) ||
  /\bsend §n back\b|^§n for (?:me|us)$/.test(line);
