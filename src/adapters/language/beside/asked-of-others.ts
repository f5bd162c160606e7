import { ORDER } from '../unasked/orders.ts';

const SPOKEN = [
  // "wow you can send …", "here you can send …": a remark about what is possible
  new RegExp(
    `^(?:(?:wow|here|there|so|great|cool|nice|look|now|good|with (?:this|it)|ah|oh|hey|awesome|amazing|finally|my [a-z]+|see|apparently|on this) (?:[,!.] )*)+(?:you|one|people|anyone|we|everyone|they) (?:can|could|may) (?:now |even |also |just |finally )*${ORDER}\\b`,
  ),
  new RegExp(
    `^(?:it is |how |so |that is |very |really |always |just )*(?:great|cool|nice|good|fun|lovely|awesome|amazing|fantastic|easy|hard|difficult|wonderful|exciting|crazy|weird|strange|funny|impossible|possible|interesting|brilliant|perfect|pointless|stupid|silly|boring|scary|tempting|simple) to ${ORDER}\\b`,
  ),
  new RegExp(`\\b(?:can|may|could|am) i (?:please )?${ORDER}\\b.* as (?:a|an|the) `),
  // "may i send …, boss?"
  /^(?:may|can|could|shall|should|might) (?:i|we)\b.*, (?:boss|chief|captain|officer|coach|professor|doctor|teacher|sir|madam)(?: [.!?])*$/,
];
/** A consent that is still missing. */
const UNDECIDED =
  /\b(?:need|needs|want|await|awaiting|get|require|requires|ask|asked|request|requested|seek|wants|missing|lack|without) (?:for )?(?:his|her|their|your|the|an|a|(?:my |our |the )?[a-z]+) (?:final |written |own )?(?:ok|okay|approval|permission|blessing|consent|nod|signature|go ahead|green light|sign off|authorisation|authorization|confirmation|agreement|opinion|advice|yes)\b/;
/** Thanks for what was done, as they end a payment that was made. */
const THANKED =
  /\b(?:thank you|thanks|thx|cheers) for (?:doing|having|making|paying|transferring|moving|that|this|already|completing|executing|processing)\b/;
/** A try that did not succeed. */
const TRIED = new RegExp(
  `\\b(?:trying|tried|attempting|attempted|been trying) to ${ORDER}\\b.*[.,;!-] (?:but )?(?:the|my|it|and it|this|your) (?:[a-z]+ )?(?:crashed|failed|froze|hung|stopped|died|broke|fails|crashes|freezes|hangs|timed|does|did|will|would|never|keeps|kept|is|was|got)\\b`,
);

/** Whether a text speaks of what is possible, asks somebody else, or waits for a consent. */
export const isSpokenElsewhere = (text: string): boolean =>
  SPOKEN.some((pattern) => pattern.test(text)) || UNDECIDED.test(text) || THANKED.test(text) || TRIED.test(text);
