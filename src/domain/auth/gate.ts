export const GATE_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Password attempts per window, correct or wrong: enough for typing errors, too few for guessing. */
export const GATE_TRIES = { windowMs: 15 * 60 * 1000, eachNetwork: 10, altogether: 200 };
