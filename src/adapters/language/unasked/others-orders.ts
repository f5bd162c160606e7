import { clausesOf } from '../context/requested.ts';
import { isPerson } from './noun-phrases.ts';

const ORDERS =
  /^(?:order|orders|ordered|command|commands|commanded|demand|demands|demanded|insist|insists|insisted|instructs|instructed|instruction|instructions|directs|directive)$/;
const ON_BEHALF = /^(?:agent|broker|representative|proxy|trustee|executor|attorney|deputy|delegate|guardian|banker)$/;
/** "my cat typed this": nobody meant it. */
const TYPED =
  /\b(?:cat|dog|kid|kids|child|children|son|daughter|baby|toddler|brother|sister|friend|somebody|someone|he|she|they|parrot|monkey|hamster|roommate|flatmate|husband|wife|nephew|niece|grandson|granddaughter) (?:just |probably |must have |may have )?(?:typed|wrote|pressed|dictated|keyed|entered|hacked|texted)\b/;
/** "just rehearsing", "that's the homework" */
const EXERCISE =
  /\b(?:just|only|merely|i am|we are) (?:practi[sc]ing|rehearsing|training|pretending|exercising|joking|daydreaming)\b|\b(?:that|this|it) is (?:the|my|our|his|her|todays) (?:homework|exercise|assignment|riddle|quiz|line|lyric|plot|joke|prank)\b/;
/** "smells off" */
const DOUBTED =
  /\b(?:smells|smelled|seems|seemed|looks|looked|sounds|sounded|feels|felt|is|was) (?:a bit |a little |kind of |sort of |somewhat |so |very |really )?(?:off|fishy|dodgy|shady|sketchy|suspicious|suspect|scammy|odd|weird|strange|wrong|phishy|fraudulent)(?= |$)(?! (?:to|the|on|my|of) )/;
/** "dry run", "fire drill": a part of its own that says what all of it is. */
const PLAYED =
  /^(?:(?:just|only|this is|it is|that is) )*(?:a |an |the )?(?:dry run|fire drill|drill|role ?play|role playing|sandbox|rehearsal|simulation|mock up|mockup|what if|thought experiment|hypothetical|roleplay)$/;
/** "argh, typo", and "oops" at the end */
const MISTAKEN =
  /^(?:(?:argh|oops|whoops|oh|no|ugh|damn|sorry|my|a|that is|that was|it is|it was|this is|big|stupid) )*(?:typo|mistake|error|slip|blunder|wrong one|wrong address)$/;
const OOPS = /[.!,] (?:oops|whoops|argh|uh oh|oh no|dammit|yikes)(?: [.!])*$/;
/** "client funds", "it is mum's savings" */
const OTHERS_FUNDS =
  /^(?:(?:it|this|that|they|those) (?:is|are) )?(?:(?:the|my|our|his|her|their|a) )?([a-z]+) (?:funds|fund|money|savings|pension|cash|budget|wages|inheritance|deposit|allowance)$/;
/** "that's bob's job" */
const OTHERS_TASK =
  /\b(?:that|this|it) is (?!my\b|your\b|our\b)(?:the )?([a-z]+) (?:job|task|turn|duty|responsibility|problem|call|decision)\b/;
/** What the account is that nothing is sent to: a contract, a source, or lost. */
const NO_GOAL =
  /\b(?:that|it|this) is (?:the|a|its) (?:§[tb] )?(?:token contract|contract|pool|router|burn address|liquidity pool|vault contract)\b|\b(?:what|the one|where|which) i (?:pay|send|spend|swap|trade) (?:from|with|out of)\b|\bwhere (?:the|my|our) (?:money|funds) (?:sits?|is|are|lies?|comes? from)\b|\bwith (?:the|my|all the) money in it\b|\blost (?:the|his|her|their|my|all) (?:private )?(?:keys?|seed|phrase|password|access)\b/;

/** "sam gets the same" */
const SAME_FOR = /\b(?:gets?|has|have|receives?|takes?|deserves?|earns?) (?:exactly |just )?(?:the same|as much)\b/;

/** Whether somebody else orders it, acts in it or has typed it, it is an exercise, or the speaker doubts it. */
export const isOthersOrder = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    [TYPED, EXERCISE, DOUBTED, SAME_FOR, NO_GOAL, OOPS].some((pattern) => pattern.test(text)) ||
    clausesOf(words).some((clause) => isNotMeant(clause.join(' '))) ||
    isPerson(OTHERS_TASK.exec(text)?.[1]) ||
    words.some((word, at) => isPerson(words[at - 1]) && ORDERS.test(word)) ||
    words.some((word, at) => word === 'as' && actsFor(words.slice(at + 1, at + 5)))
  );
};

const HOLDERS =
  /^(?:client|clients|customer|customers|church|company|firm|club|school|team|family|parish|charity|investor|investors|tenant|tenants|public|tax|group|joint|other)$/;

/** A part of a sentence that says of all of it that it is played, a mistake, or with the money of others. */
function isNotMeant(clause: string): boolean {
  const owner = OTHERS_FUNDS.exec(clause)?.[1];
  return PLAYED.test(clause) || MISTAKEN.test(clause) || isPerson(owner) || HOLDERS.test(owner ?? '');
}

/** "as bob", "as my father's broker" */
function actsFor([first = '', ...rest]: readonly string[]): boolean {
  const all = [first, ...rest];
  const role = all.findIndex((word) => ON_BEHALF.test(word));
  if (role >= 0) return all.slice(0, role).every((word) => /^[a-z]+$/.test(word));
  return isPerson(first) && !/^[a-z]/.test(rest[0] ?? '');
}
