const SOFT =
  '(?:ok|okay|yes|yeah|great|good|nice|cool|perfect|thanks|thank you|please|oh|hey|now|so|alright|well|[,.!:]) ';
const MORE =
  '(?:and|also|plus|additionally|furthermore|moreover|besides|besides that|besides this|in addition|in addition to that|in addition to this|on top|on top of that|on top of this|on top of it|next|afterwards|after that|after this|later|separately|one more|one more thing|one more payment|another|another one|another thing|another payment|a second one|second|secondly|when that is done|when this is done|when it is done|once that is done|once this is done|once it is done|as well)';
const TOO =
  '(?:too|also|as well|in addition|additionally|on top|on top of that|besides|besides that|after that|afterwards|next|separately|later)';
const END = '(?:please |thanks |thank you |[.!?] )*$';

/** "and also send 5 to 0x…": a request beside the open one, which does not take its place. */
const ADDED: readonly RegExp[] = [
  /^ (?:(?:and )?then|&|\+) /,
  / (?:another|an extra|an additional|a further|a second|one more|additional|extra) (?:§n|payment|transfer|swap|trade|request) /,
  new RegExp(`^ (?:${SOFT})*${MORE} `),
  / (?:i|we) (?:would |will |do |now |just )*(?:also|additionally) /,
  / (?:also|additionally) (?:i|we|please|could|can|would|send|pay|swap|buy|sell|transfer|bridge|move|give|convert) /,
  new RegExp(` ${TOO} ${END}`),
];

const INSTEAD = / (?:instead|rather|in place of it|forget that|scrap that|not that) /;

/** Whether a request of its own says that it comes beside another one. */
export const addsRequest = (words: string): boolean => !INSTEAD.test(words) && ADDED.some((added) => added.test(words));
