const HIDDEN = '[redacted]';
const LONGEST = 500;

/** What could be a secret or personal in the text of an error, in the order in which it is replaced. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // A URL is shown up to its host: the rest can hold keys.
  [/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@"'`]*@)?([^\s/?#"'`:]+(?::\d{1,5})?)[^\s"'`)\]]*/gi, '$1$2/…'],
  // What a parser or a database quotes is what somebody sent.
  [/"(?:[^"\\]|\\.)*"/g, `"${HIDDEN}"`],
  [/[^\s"'`<>()=,:;]+(?:@|%40)[^\s"'`<>()=,;]+/g, HIDDEN],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, HIDDEN],
  [/\bsvc_pk_live_\w*/g, HIDDEN],
  [/\b(bearer|basic|payment)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\b(?:0x)?[0-9a-f]{32,}\b/gi, HIDDEN],
  // Keys, signatures and tokens in base64: long, with a digit.
  [/(?<![\w/+-])(?=[\w/+-]*\d)[\w/+-]{32,}={0,2}/g, HIDDEN],
  [/(?<![\w.])\+?\d(?:[\s().-]{0,2}\d){8,}(?![\w.])/g, HIDDEN],
];

/** The text without what could be a secret or personal, at most LONGEST characters of it. */
export function redactedText(text: string): string {
  const plain = REPLACED.reduce(
    (told, [pattern, shown]) => told.replaceAll(pattern, shown),
    text.slice(0, 4 * LONGEST),
  );
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}
