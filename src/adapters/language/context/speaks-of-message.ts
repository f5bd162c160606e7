import { PURPOSE_WORDS, QUALITY_WORDS } from './nouns.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * What sounds like such a statement and speaks of the message: "that was my son", "the cat walked on the keyboard", "he made me", "it is
 * off".
 */
export function speaksOfMessage(words: readonly string[]): boolean {
  const said = words.join(' ');
  const last = words.at(-1) ?? '';
  if (
    /^(?:that|this|it) was /.test(said) &&
    !QUALITY_WORDS.has(last) &&
    !(PURPOSE_WORDS.has(last) && !ANIMALS.has(last))
  )
    return true;
  if (/^(?:that|this|it) (?:was|is) /.test(said) && PRETENCES.has(last)) return true;
  return [IS_OVER, IN_HAND, FORCED, TAKEN_ON, HAPPENED, OTHERWISE, DELAYS].some((pattern) => pattern.test(said));
}
const PRETENCES = set('drill play game show act exercise lesson exam meme puzzle story');
/** "the seller takes care of it": somebody else pays. */
const TAKEN_ON =
  /\b(?:(?:takes?|taking|took) care of|covers?|covered|covering|handles?|handled|handling|sorts?|sorted|manages?|managed|settles?|settled|organi[sz]es?|did|does|fixed|serves?) (?:it|that|this|them|the (?:bill|fee|fees|rent|cost|costs|payment|tab|invoice|rest|amount))\b/;
const ANIMALS = set('cat dog puppy kitten parrot');
const IS_OVER =
  /\b(?:is|are|was|were|be|been) (?:off|over|out|down|back)$|\b(?:has|have|had|got|took) (?:(?:it|them)\b.*|that)$/;
const IN_HAND =
  /\b(?:with|on|at|had|has|have|got|took|used|uses) (?:(?:my|the|his|her|our) )?(?:phone|keyboard|laptop|computer|tablet|ipad|iphone|mobile|screen)\b/;
const FORCED = /\b(?:made|makes|has|had|got) (?:me|us)\b/;
/** "it bounced", "the payment arrived": the result of a payment. */
const HAPPENED =
  /^(?:and |so |because |since )?(?:it|that|this|they|(?:the|my|his|her|their) (?:payment|transfer|money|cash|transaction|wallet|account|deal|order)) (?:just |all |also |already |finally |has |have |had |was |is |got |really )*(?:bounced|crashed|collapsed|fell|froze|frozen|broke|broken|arrived|landed|came|left|returned|passed|finished|worked|cleared|escaped|settled|closed|ended|vanished|got|went|expired|lost|locked|blocked|burned|burnt|doubled|made|saved|stood|stuck)\b/;
/** "cash is better" */
const OTHERWISE =
  /\b(?:cash|card|bank|cheque|check|paypal|venmo|revolut|euros|dollars) (?:is|are|was|would be|works|feels|looks|seems)\b/;
/** "i need a moment" */
const DELAYS =
  /\b(?:needs?|wants?|takes?|has|have|got|gets?|another|needed|wanted) (?:me |us |him |her |them |a |an |some |one |few |little |bit |more )*(?:moment|minutes?|mins?|seconds?|secs?|while|hours?|break|rest|nap|time|pause|days?|weeks?|months?|bit|say|think|look)$/;
