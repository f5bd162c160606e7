import type { Part } from './cases.ts';
import type { Draw } from './random.ts';

/** What stands in the text, and what it means in the label's words. */
export type Surface = readonly [text: string, meaning: string];

const same = (text: string): Surface => [text, text];

const AMOUNTS: Readonly<Record<Part, readonly Surface[]>> = {
  dev: [
    ...['1', '5', '12', '100', '250', '1500', '0.5', '2.75', '0.001', '33.3'].map(same),
    ['1,500', '1500'],
    ['12,000.50', '12000.50'],
    ['1.5k', '1500'],
    ['3k', '3000'],
    ['2m', '2000000'],
    ['ten', '10'],
    ['a hundred', '100'],
    ['two thousand', '2000'],
    ['0,5', '0.5'],
    ['1.000,50', '1000.50'],
  ],
  'held-out': [
    ...['2', '7', '40', '650', '9000', '0.25', '0.0375', '18.4'].map(same),
    ['4,200', '4200'],
    ['1,234,567.89', '1234567.89'],
    ['.75', '0.75'],
    ['7.5K', '7500'],
    ['20 k', '20000'],
    ['1.2M', '1200000'],
    ['fifty', '50'],
    ['three hundred', '300'],
    ['one million', '1000000'],
    ['12,25', '12.25'],
    ['2.345,67', '2345.67'],
    ["1'500", '1500'],
  ],
};

const RELATIVES: Readonly<Record<Part, readonly Surface[]>> = {
  dev: [
    ['half of my', '1/2'],
    ['half my', '1/2'],
    ['all my', 'max'],
    ['max', 'max'],
    ['25% of my', '25%'],
    ['10 percent of my', '10%'],
    ['$50 of', '$50'],
    ['$120 worth of', '$120'],
    ['50 dollars of', '$50'],
  ],
  'held-out': [
    ['one half of my', '1/2'],
    ['half of the', '1/2'],
    ['all of my', 'max'],
    ['my entire', 'max'],
    ['33% of my', '33%'],
    ['12.5% of my', '12.5%'],
    ['a quarter of my', '1/4'],
    ['$1,200 worth of', '$1200'],
    ['75 bucks worth of', '$75'],
    ['200 usd worth of', '$200'],
    ['€30 worth of', '€30'],
  ],
};

const TOKENS: readonly (readonly string[])[] = [
  ['ETH', 'eth', 'ether', 'Eth'],
  ['USDC', 'usdc', 'Usdc'],
  ['USDT', 'usdt', 'tether'],
  ['DAI', 'dai'],
  ['LINK', 'link', 'chainlink'],
  ['UNI', 'uni', '$UNI'],
  ['AAVE', 'aave'],
  ['WBTC', 'wbtc'],
];

const CHAINS: readonly (readonly [id: string, ...surfaces: string[]])[] = [
  ['1', 'Ethereum', 'ethereum', 'mainnet'],
  ['137', 'Polygon', 'polygon'],
  ['42161', 'Arbitrum', 'arbitrum', 'arb'],
  ['8453', 'Base', 'base'],
  ['10', 'Optimism', 'optimism', 'op'],
];

export const ADDRESSES: readonly string[] = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
];

const NAMES: readonly string[] = ['vitalik.eth', 'treasury.eth', 'cold-wallet.eth', 'ops.base.eth', 'desk42.eth'];

const SLIPPAGES: readonly Surface[] = [
  ['0.5%', '50'],
  ['1%', '100'],
  ['0.1 percent', '10'],
  ['50 bps', '50'],
  ['30bps', '30'],
  ['25 basis points', '25'],
  ['2 %', '200'],
];

export type Slotted = Readonly<Record<string, Surface>>;

/** One value for every placeholder: `{x}` and `{y}`, `{c}` and `{d}`, `{n}` and `{n2}` always differ in meaning. */
export function drawSlots(draw: Draw, part: Part): Slotted {
  const [x, y] = two(draw, TOKENS);
  const [c, d] = two(draw, CHAINS);
  const [n, n2] = two(draw, AMOUNTS[part]);
  return {
    n,
    n2,
    q: draw.of(RELATIVES[part]),
    x: [draw.of(x), x[0] ?? ''],
    y: [draw.of(y), y[0] ?? ''],
    c: [draw.of(c.slice(1)), c[0]],
    d: [draw.of(d.slice(1)), d[0]],
    r: draw.chance(0.5) ? same(draw.of(NAMES)) : drawAddress(draw),
    w: drawAddress(draw),
    s: draw.of(SLIPPAGES),
  };
}

function drawAddress(draw: Draw): Surface {
  const address = draw.of(ADDRESSES);
  return [draw.chance(0.3) ? address.toLowerCase() : address, address];
}

function two<T>(draw: Draw, items: readonly T[]): [T, T] {
  const first = draw.of(items);
  return [first, draw.of(items.filter((item) => item !== first))];
}
