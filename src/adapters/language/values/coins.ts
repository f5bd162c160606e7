/** Coins and currencies that an amount may be of. */
export const COINS =
  'usdc|usdt|dai|eth|ether|weth|btc|wbtc|pol|matic|arb|op|uni|link|aave|pepe|sol|euros?|dolar\\p{L}*|dollar\\p{L}*|dolares|avax|bnb';
