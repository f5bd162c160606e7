/** How geth, Erigon, reth, Nethermind, Besu and anvil say that the sender cannot pay. */
export const INSUFFICIENT_FUNDS = /insufficient funds|\binsufficientfunds\b|insufficient balance|upfront cost exceeds/i;
