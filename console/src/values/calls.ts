import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem';

const abi = parseAbi([
  'function transfer(address recipient, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
]);

export type DecodedCall = Readonly<{
  name: string;
  arguments: readonly Readonly<{ name: string; type: string; value: string }>[];
}>;

/** The call that the bytes make; undefined unless encoding what was decoded gives the same bytes. */
export function decodedCall(data: string): DecodedCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
    const values = args as readonly unknown[];
    const again = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
    const described = abi.find(({ name }) => name === functionName);
    if (again !== data.toLowerCase() || described === undefined) return undefined;
    return {
      name: functionName,
      arguments: described.inputs.map(({ name, type }, at) => ({ name: name ?? '', type, value: String(values[at]) })),
    };
  } catch {
    return undefined;
  }
}
