import { END } from './words-of.ts';

const MONEY =
  '(?:§[tb]|funds|money|balance|gas|coins|tokens|liquidity|crypto|cash|stablecoins|stables|assets|account|wallet|dollars)';
const PLACE = '(?:on|in|over|at|via) (?:the )?§[cb]';
const REST = '(?:left |at all |whatsoever |there |anymore |any more |available |yet |to spare |to send |right now )*';

/** "i have no funds on base", "not enough eth on base": a network where there is no money is not the one that is asked for. */
export const LACKED: readonly RegExp[] = [
  new RegExp(
    ` (?:used up|spent|lost|sold|burned|blew|drained|emptied|locked|staked|lent) (?:all |most )?(?:of )?(?:my |the |our )?${MONEY} ${PLACE} `,
  ),
  new RegExp(
    ` (?:no|not enough|too little|too few|insufficient|not much|zero|hardly any|barely any|little|few|not any|without|lack|lacks|lacking|out of|short of|short on|low on|missing|never had|need) (?:more |any |enough |spare |free |other |of |my |the )*${MONEY} ${REST}${PLACE} `,
  ),
  new RegExp(` (?:nothing|none|zilch|nada) (?:left |there |of it |of that |at all )*${PLACE} `),
  new RegExp(
    ` ${PLACE} (?:, )?(?:i (?:have|own|hold|got)|there is|is|are) (?:no|nothing|none|zero|empty|not enough)(?: |$)`,
  ),
  new RegExp(
    ` my (?:§[cb] )?${MONEY} ${PLACE} (?:is|are|was|has been|have been) (?:all )?(?:gone|empty|zero|spent|locked|stuck|frozen|too)`,
  ),
];

/** "my usdc is on base and on polygon": which of the two is meant is not said. */
export const ON_SEVERAL: RegExp = new RegExp(
  ` (?:on|in|over|via) §[cb] (?:network |chain |mainnet )?(?:, |;|and |or |& |plus |as well as |but |/ )+(?:also |both |on |in |some |some on |half |half on |a bit on |the rest on |more on )*§[cb] (?:too |as well |also |both )*${END}`,
);
