import { clausesOf } from '../context/requested.ts';
import { ORDER, POLITELY } from './orders.ts';

/** What holds words that are not meant: what stands behind its colon is quoted. */
const TEXTS =
  'homework|task|tasks|exercise|exercises|assignment|assignments|lyrics|lyric|poem|verse|song|story|script|play|movie|film|scene|book|chapter|novel|quiz|riddle|joke|question|puzzle|essay|game|quest|level|mission|chore|chores|job|duty|role|line|lines|motto|slogan|title|caption|headline|quote|text|letter|note|notes|message|email|mail|post|tweet|comment|subtitle|recipe|example|sample|demo|test|drill|rehearsal|play money|dream|prophecy|prayer|wish|spell|chant|password|button|sign|poster|label|ad|advert|template|draft|practice|lesson|class|course|theory|experiment|simulation|trial';
const QUOTED = new RegExp(
  `^(?:(?:the|my|our|his|her|their|your|a|an|this|todays|for|from|in|as) )*(?:[a-z]+ )?(?:${TEXTS})(?: §n)? : ${POLITELY}${ORDER}\\b`,
);
/** Words of the service for what it shall do: "task: send …" orders it. */
const ORDERED =
  /^(?:new |next |one |small |quick |simple |payment )?(?:task|job|request|order|instruction|note|message) :/;
const SHAM =
  'drill|joke|prank|test|trial|game|rehearsal|exercise|experiment|example|demo|simulation|bluff|stunt|sketch|skit|riddle|dream|play|charade|parody|mockery|formality|thought experiment|dry run|demonstration|hypothetical';
const PRETENDED = [
  new RegExp(
    `\\b(?:as|like) (?:a|an|the|my|our|his|her|this) (?:[a-z]+ )?(?:${SHAM})\\b(?! (?:tickets?|fees?|night|prep|lessons?|gear|equipment))`,
  ),
  /\b(?:as if|in your dreams|in my dreams|yeah right|my (?:foot|eye|hat|arse|ass|butt|backside|aunt fanny)|when pigs fly|just for show|for show|for fun only|not really|only in theory|in theory|make believe|play money|(?:i am|we are) (?:just |only |all )*(?:playing|practising|practicing|rehearsing|pretending|joking|acting|roleplaying)|monopoly money|fake money|toy money|pretend money)$/,
];
/** "make me send 5 usdc": somebody shall bring the speaker to it. */
const BROUGHT = new RegExp(
  `\\b(?:make|have|force|get|persuade|convince|trick|dare|urge|remind|teach|help|stop|watch|see) (?:me|us) (?:to |into )?(?:${ORDER}|sending|paying)\\b`,
);

/** Whether the words of a request are quoted, played, or not meant. */
export const isSham = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  if (QUOTED.test(text) && !ORDERED.test(text)) return true;
  if (BROUGHT.test(text) && !/\bhelp (?:me|us)\b/.test(text)) return true;
  return clausesOf(words).some((clause) => PRETENDED.some((pattern) => pattern.test(clause.join(' '))));
};
