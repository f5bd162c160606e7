export const PROOF = 'proof of what was permitted and why, which the law requires';
export const QUEUE = 'locked_until lock_token last_error';
/** In any casing, also without `0x`, as in calldata. */
export const HAS_WALLET = (text: string) => `position(lower(substr(:wallet, 3)) in lower(${text})) > 0`;
