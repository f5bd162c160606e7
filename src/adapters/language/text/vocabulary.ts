import { CHAINS } from '../../../domain/shared/chain/chains.ts';
import words from '../model/english-words.json' with { type: 'json' };

const KNOWN: ReadonlySet<string> = new Set(words.split(' '));

/** English words of requests and of talk around them. A token that is called so is recognized only after a `$`. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word);

/** What people call a token, beyond its name in the token list. Used only where the symbol is listed. */
export const TOKEN_NICKNAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    POL: 'matic|polygon',
    WPOL: 'wmatic|wrapped matic|wrapped pol',
    ETH: 'ether|ethers|eths|ethereum|etherium|etherum',
    BTC: 'bitcoin|bitcoins|xbt',
    USDT: 'tether|usd tether',
    USDC: 'usd coin|usd coins',
    LINK: 'chainlink',
    UNI: 'uniswap',
    SOL: 'solana',
    ARB: 'arbitrum',
    OP: 'optimism',
    WBTC: 'wrapped bitcoin|wrapped bitcoins|wrapped btc',
    WETH: 'wrapped ether|wrapped ethers|wrapped eth|wrapped ethereum',
    MKR: 'maker dao',
    LDO: 'lido',
    CRV: 'curve',
  }).flatMap(([symbol, names]) => names.split('|').map((name) => [name, symbol])),
);

const MISSPELLED_ETHEREUM = ['etherum', 'etherium'];

export const CHAIN_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(CHAINS).map(([chainId, { name, aliases }]) => [
      chainId,
      [name.toLowerCase(), ...aliases, ...(chainId === '1' ? MISSPELLED_ETHEREUM : [])],
    ]),
  ),
  solana: ['solana', 'sol'],
  bitcoin: ['bitcoin', 'btc'],
};

/** Unsupported chains, listed so that a request for one is refused instead of losing its chain. */
export const OTHER_CHAINS: ReadonlySet<string> = new Set(
  'bsc|bnb|bnb chain|binance|binance smart chain|avalanche|avax|fantom|ftm|zksync|linea|scroll|blast|gnosis|xdai|celo|mantle|tron|near|cosmos|aptos|sui|cardano|polkadot|moonbeam|cronos|ton|starknet|zora|sepolia|goerli|holesky|berachain|hyperliquid|monad|sonic|unichain|ronin'.split(
    '|',
  ),
);

/** Full names that a chain and its token share: alone they may mean either. */
export const CHAIN_OR_TOKEN: ReadonlySet<string> = new Set(['arbitrum', 'optimism', 'polygon']);

/** Full names of networks that also name a token: behind the token of a request, they say where. */
export const CHAIN_NAMES: ReadonlySet<string> = new Set([...CHAIN_OR_TOKEN, 'ethereum']);

/** Words one typo away from a word of the vocabulary or the name of a network. They are never corrected. */
export const FALSE_FRIENDS: ReadonlySet<string> = new Set(
  `rest rests sing single fun funds refunds seed seeds sent mend bend tend fend sand sender swamp swan swat swab soap snap swamps swaps sleep prize prizes pride prince prick prime
  feed feel feet free felt sail salt safe same male tale bale bride ridge fridge grudge badge cell sill self shell tell bell bull buyer
  buys bury busy guy gay gap gases gasp has bank balanced silence valance ballad trader traders trades track trace tread train trail grade
  shade spade spending spent speed spelt pair paid pain play pray say way bay lay day pal raid tips trip tier type tire tired cost coast lost
  most host post cast colt cover covert concert expert except except change changed chance charge charged charger chang orange strange hang
  help held heap heal hell hello helped kelp whelp works worked worth work word worse north fort forth fourth turns burn born torn tune
  gibe gave live given giver hive dive five grave drop dump drum dumb jump lump pump bump mover movie mode mobile motive cove love dove more
  want wand wane went rant wait waist wrap warp need needy weed deed nerd wire wired wise wine hire fire tire site wide wife moving
  take took talk tank task tale make lake bake cake rake wake using fusing busing purse purpose pursue acquire inquire require price spice
  slice trice grip gripe drive token taken broken spoken woken coins coil coin corn fund find bind kind mind money honey monkey market
  stop step shop stoop atop top cancels council counsel stock stack sack slack swipe sweep sweet sweat flop flap clip slip flipped forward
  award toward wards reward bringing bright brine being sting string ring wing stage state stare start rotten rotate notate deliver delivery
  liver river never clever lever fever ever even event seven bridge bridges bridged sales scale stale shale tales sell seller smell spell
  dell well fell yell quit quite quiet quota quoted route through though tough thought rough bough trough total totals local focal vocal
  about above abort abode around ground round bound found sound pound hound wound mound grab crab grub grip optimist optimiste optimista optimisme
  optimismo optimists solano solanas nine`.split(/\s+/),
);
