const INCOME =
  'salary|salaries|wage|wages|pay|paycheck|income|pension|commission|commissions|prize|prizes|winnings|stipend|bonus|royalty|royalties|honorarium|earnings|dividend|dividends|scholarship|reward|rewards';
/** Money for the speaker: "send me 5 usdc at 0x…", "my salary is 5 usdc, pay it to 0x…", "my fee is 5 usdc". */
const TO_SPEAKER = [
  /\b(?:send|pay|give|wire|transfer|tip|drop|credit|remit|reimburse|refund|shoot|ping|zap|forward|spot|slip|beam|hand|pass|move|deposit|fling|toss|lob|bung|sling|issue|repay|compensate|reward|gift|donate|lend|get|bring) (?:me|us) (?:back |over |with |the |my |our |your |those |these |an? |exactly |just )*§n/,
  new RegExp(
    `\\b(?:my|our) (?:[a-z]+ )?(?:${INCOME}) (?:is|are|was|were|comes|came|amounts|amounted|would|will|:|=) .*§n`,
  ),
  new RegExp(`\\b(?:my|our) (?:${INCOME}) , §n`),
  /§n §[tb] (?:for|to) (?:me|us) (?:at|on|in|to|:|,)/,
  /\bi (?:must|should|shall|will|would|have to|need to) (?:receive|get)\b/,
  /\b(?:my|our) (?:usual |normal |standard |hourly |daily |weekly |monthly |flat |fixed |going )?(?:fee|fees|rate|rates|price|prices|charge|charges|quote) (?:is|are|was|were|comes|came|amounts|would|will|:|=) .*§n/,
];

/** Whether a payment is for the speaker, who asks somebody else for it. */
export const isForSpeaker = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return words.includes('§a') && TO_SPEAKER.some((pattern) => pattern.test(text));
};
