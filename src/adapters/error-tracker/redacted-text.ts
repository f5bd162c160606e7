const HIDDEN = '[redacted]';
const LONGEST = 500;

/** What could be a secret or personal in the text of an error, in the order in which it is replaced. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // V8 does not escape the quotes of the text that it could not read.
  [/"[\s\S]*" is not valid JSON/g, `"${HIDDEN}" is not valid JSON`],
  // A URL is shown up to its host: the rest can hold keys.
  [/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@"'`]*@)?([^\s/?#"'`:]+(?::\d{1,5})?)[^\s"'`)\]]*/gi, '$1$2/…'],
  // What a parser or a database quotes is what somebody sent.
  [/"(?:[^"\\]|\\.)*"/g, `"${HIDDEN}"`],
  [/“[^”]*”/g, `“${HIDDEN}”`],
  // In these an engine also names a property, which is one word of letters.
  [/(?<!\w)(['`])(?![A-Za-z_$]{1,30}\1)[^'`]*\1(?!\w)/g, `$1${HIDDEN}$1`],
  // `Key (email)=(…)` of PostgreSQL.
  [/\)=\([^)]*\)/g, `)=(${HIDDEN})`],
  [
    /\b(\w*(?:key|token|secret|password|passwd|cookie|signature|authorization|email|phone|name))(\s*[=:]\s*)(?!["'`“[]|https?:|(?:bearer|basic|payment)\b)[^\s,;)}\]]+/gi,
    `$1$2${HIDDEN}`,
  ],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, HIDDEN],
  // With a port it is a server that could not be reached.
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]|:\d)/g, HIDDEN],
  [/[^\s"'`<>()=,:;]+(?:@|%40)[^\s"'`<>()=,;]+/g, HIDDEN],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, HIDDEN],
  [/\bsvc_pk_live_\w*/g, HIDDEN],
  [/\b(bearer|basic|payment)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\b(?:0x)?[0-9a-f]{16,}\b/gi, HIDDEN],
  // Keys, signatures and tokens in base64: long, with a digit.
  [/(?<![\w/+-])(?=[\w/+-]*\d)[\w/+-]{32,}={0,2}/g, HIDDEN],
  [/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[a-z])(?=[\w/+-]*[A-Z])[\w/+-]{16,}={0,2}/g, HIDDEN],
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
