const ASKING =
  /^(?:can|could|would|will|may|might|do|does|is|are|shall|should|how|what|who|where|when|why|which|please|pls|plz|hi|hello|hey|yo|ok|okay|mind|care|any|u|you|so|and|alright|right|cool|deal|thanks|got|see)$/;

/** "send 20 usdc to 0x… (?)", "?send …": a mark of doubt that ends no question. */
export function isQuestioned(words: readonly string[]): boolean {
  return words.some(
    (word, at) => word === '?' && (at === 0 || /^[^\p{L}§]/u.test(words[at - 1] ?? '')) && !asks(words.slice(0, at)),
  );
}

/** A clause before the mark that asks politely: "can you send …!?" */
const asks = (before: readonly string[]): boolean => before.some((word) => ASKING.test(word));
