/** Protocols that share their name with a token: "on uniswap" is where, and "into aave" may be a deposit. */
export const VENUES: ReadonlySet<string> = new Set(
  'uniswap uni aave curve crv lido ldo maker mkr compound comp sushi sushiswap balancer bal gmx 1inch pancakeswap cake'.split(
    ' ',
  ),
);
