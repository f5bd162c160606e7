/** The errors of geth, Erigon, reth, Nethermind, Besu and anvil for a sender that cannot pay. */
export const INSUFFICIENT_FUNDS = /insufficient funds|\binsufficientfunds\b|insufficient balance|upfront cost exceeds/i;
