/** Cells of an identicon: five rows of five, of which the two right columns mirror the left ones. */
const SIDE = 5;
const COLUMNS = 3;

export type Identicon = Readonly<{ hue: number; cells: readonly Readonly<{ x: number; y: number }>[] }>;

/** A picture of an address, in which two that begin and end alike differ. Undefined for what is not an address. */
export function identiconOf(address: string): Identicon | undefined {
  if (!/^0x[\da-f]{40}$/i.test(address)) return undefined;
  const bits = scatter(address.toLowerCase());
  const cells = Array.from({ length: SIDE * COLUMNS }, (_, at) => at)
    .filter((at) => (bits >>> at) & 1)
    .flatMap((at) => {
      const [x, y] = [Math.floor(at / SIDE), at % SIDE];
      return x === COLUMNS - 1
        ? [{ x, y }]
        : [
            { x, y },
            { x: SIDE - 1 - x, y },
          ];
    });
  return { hue: scatter(`hue ${address.toLowerCase()}`) % 360, cells };
}

/** FNV-1a over the text, mixed so that each character changes about half of the bits. Nothing secret depends on it. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Our own marks for well-known tokens and chains, so that no trademark is copied. */
const SIGNS: Readonly<Record<string, readonly [sign: string, hue: number]>> = {
  ETH: ['Ξ', 235],
  WETH: ['Ξ', 325],
  BTC: ['B', 33],
  WBTC: ['B', 20],
  USDC: ['$', 213],
  USDT: ['T', 165],
  DAI: ['D', 42],
  SOL: ['S', 275],
  POL: ['P', 262],
  Ethereum: ['E', 235],
  Optimism: ['O', 355],
  Base: ['B', 220],
  Arbitrum: ['A', 205],
  Polygon: ['P', 262],
};

/** The sign and the colour of a token or a network: a known one, or its first letter. */
export function signOf(name: string): Readonly<{ sign: string; hue: number }> {
  const [sign, hue] = SIGNS[name] ?? [[...name][0]?.toUpperCase() ?? '?', scatter(name) % 360];
  return { sign, hue };
}
