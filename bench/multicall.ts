import { Interface, toBeHex } from 'ethers';

const multicall = new Interface(['function aggregate3(tuple(address,bool,bytes)[]) returns (tuple(bool,bytes)[])']);
const SELECTOR = multicall.getFunction('aggregate3')?.selector ?? '';
/** Characters of the calldata before the number of calls. */
const BEFORE_COUNT = 2 + 8 + 64;

export const isAggregate = (data: string | undefined): data is string => data?.startsWith(SELECTOR) === true;

/** How many calls `aggregate3` contains; cheap, so that the node's own time does not matter. */
export const callCount = (data: string): number => Number(`0x${data.slice(BEFORE_COUNT, BEFORE_COUNT + 64)}`);

/** The target contracts of `aggregate3`, in order. */
export const targetsOf = (data: string): readonly string[] =>
  (multicall.decodeFunctionData('aggregate3', data)[0] as readonly (readonly [string])[]).map(([target]) => target);

/** The result of `aggregate3` when every call succeeds with its word. */
export const aggregated = (words: readonly bigint[]): string =>
  multicall.encodeFunctionResult('aggregate3', [words.map((word) => [true, toBeHex(word, 32)])]);
