import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem';

/** What a bidder calls of an auction, and of Permit2 before. */
export const auctionAbi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes hookData)',
  'function exitBid(uint256 bidId)',
  'function exitPartiallyFilledBid(uint256 bidId, uint64 lastFullyFilledCheckpointBlock, uint64 outbidBlock)',
  'function claimTokens(uint256 bidId)',
  'function claimTokensBatch(address owner, uint256[] bidIds)',
]);

const sent = parseAbi([
  'function transfer(address recipient, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
]);
const abi = [...sent, ...auctionAbi] as const;

export type DecodedCall = Readonly<{
  name: string;
  arguments: readonly Readonly<{ name: string; type: string; value: string }>[];
}>;

type Argument = DecodedCall['arguments'][number];

/** What a person can read of a call, and what only a program can: a price is read where it can be told in money. */
export function argumentsOf({ arguments: all }: DecodedCall, tellsPrices: boolean) {
  const isRead = ({ name, type }: Argument) =>
    type === 'address' || name === 'amount' || (tellsPrices && name === 'maxPrice');
  const isWhole = ({ name, type }: Argument) => type === 'address' || name === 'amount';
  return { read: all.filter(isRead), raw: all.filter((one) => !isWhole(one)) };
}

/** What an approval lets somebody take, of the token that is called or that Permit2 is told. */
export function allowedBy(to: string, data: string): Readonly<{ token: string; value: string }> | undefined {
  const call = decodedCall(data);
  const argument = (wanted: string) => call?.arguments.find(({ name }) => name === wanted)?.value;
  const value = call?.name === 'approve' ? argument('amount') : undefined;
  return value === undefined ? undefined : { token: argument('token') ?? to, value };
}

/** The call that the bytes make; undefined unless encoding what was decoded gives the same bytes. */
export function decodedCall(data: string): DecodedCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
    const values = args as readonly unknown[];
    const again = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
    const described = abi.find(({ name, inputs }) => name === functionName && inputs.length === values.length);
    if (again !== data.toLowerCase() || described === undefined) return undefined;
    return {
      name: functionName,
      arguments: described.inputs.map(({ name, type }, at) => ({ name: name ?? '', type, value: String(values[at]) })),
    };
  } catch {
    return undefined;
  }
}
