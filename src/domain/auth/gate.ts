export const GATE_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** How often the password may be tried, right or wrong: people mistype, programs guess. */
export const GATE_TRIES = { windowMs: 15 * 60 * 1000, eachNetwork: 10, altogether: 200 };
