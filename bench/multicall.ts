import { Interface, toBeHex } from 'ethers';

const multicall = new Interface(['function aggregate3(tuple(address,bool,bytes)[]) returns (tuple(bool,bytes)[])']);
const SELECTOR = multicall.getFunction('aggregate3')?.selector ?? '';
/** Characters of the calldata before the number of calls. */
const BEFORE_COUNT = 2 + 8 + 64;

export const isAggregate = (data: string | undefined): data is string => data?.startsWith(SELECTOR) === true;

/** How many calls `aggregate3` is asked for; cheap, so that a node's own time does not count. */
export const callCount = (data: string): number => Number(`0x${data.slice(BEFORE_COUNT, BEFORE_COUNT + 64)}`);

/** The contracts that `aggregate3` is asked to call, in order. */
export const targetsOf = (data: string): readonly string[] =>
  (multicall.decodeFunctionData('aggregate3', data)[0] as readonly (readonly [string])[]).map(([target]) => target);

/** What `aggregate3` returns when every call succeeds with its word. */
export const aggregated = (words: readonly bigint[]): string =>
  multicall.encodeFunctionResult('aggregate3', [words.map((word) => [true, toBeHex(word, 32)])]);
