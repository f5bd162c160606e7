/** Endings that the name services of wallets resolve. Domain names of the web are not among them. */
export const NAME_ENDINGS: ReadonlySet<string> = new Set('eth|sol|crypto|nft|wallet|dao|lens|bnb|arb|id'.split('|'));
