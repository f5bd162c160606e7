/** "send 20 usdc as 0x…" */
const AS_ACCOUNT = /\b(?:as|like|than|versus) §a/;
/** "everything but usdc", "anybody but 0x…": what is not meant. "…, but send 5 usdc" goes on. */
const EXCLUDED =
  /^(?!.*\b(?:not|never|nothing|no|nobody|cannot|same|again|repeat) (?:\S+ )*but )(?:.*\b(?:any|every|some)(?:body|one|where|thing) but |.*\b(?:but|except|excepting|excluding|besides|barring|bar|save|sans|without|minus|less) (?:(?:for|not|a|an|the|my|any|all|bit|little|some|of|only|just) )*§[atbck])/;

/** Whether a value is named for what it is not. */
export const isExcluded = (text: string): boolean => EXCLUDED.test(text) || AS_ACCOUNT.test(text);
