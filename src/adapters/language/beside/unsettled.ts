/** The speaker cannot say that it is right, or whether it shall be, or makes it up. */
const UNSURE =
  /\b(?:hope|hopefully|think|believe|guess|assume|suppose|reckon|bet) (?:that )?(?:it|this|that|these) is\b(?! for\b)|\b(?:i|we) (?:am|are) (?:split|torn|undecided|unsure|hesitant|hesitating|(?:in|of) (?:two|§n) minds|on the fence|making it (?:all )?up|not sure)\b|\bmade up\b|\bmaking (?:it|this|that|things) up\b/;
const WHEN =
  /\b(?:(?:as|if|when|where|whenever|wherever) (?:needed|required|necessary|appropriate|applicable)|(?:if|when|whenever|wherever) (?:possible|requested|due|available|agreed))\b/;
/** A price for each of several. */
const PER = /(?<!as )\bper [a-z]+(?: §n)?$/;
const JOKING = /^(?:knock knock|who is there|guess what|riddle me this|once upon a time)\b/;

/** Whether a part of a text leaves open whether the request is meant: "as needed", "i am torn", "knock knock". */
export const isUnsettled = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return [UNSURE, WHEN, PER, JOKING].some((pattern) => pattern.test(text));
};
