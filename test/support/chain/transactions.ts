import {
  type BaseContract,
  type ContractTransactionReceipt,
  type ContractTransactionResponse,
  Interface,
  isError,
} from 'ethers';

/** An auction puts the error of its validation hook into its own. */
const OF_HOOK = new Interface(['error ValidationHookCallFailed(bytes reason)']);

/** The receipt of a transaction that succeeded. */
export async function mined(sent: Promise<ContractTransactionResponse>): Promise<ContractTransactionReceipt> {
  const receipt = await (await sent).wait();
  if (receipt === null) throw new Error('wait() without confirmations answers before the block');
  return receipt;
}

/** The error with which the call reverts, as `Name(argument, …)` by these contracts' interfaces; `accepted` if it does not. */
export async function refusal(call: Promise<unknown>, ...contracts: BaseContract[]): Promise<string> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION') || !error.data) throw error;
    const data = OF_HOOK.parseError(error.data)?.args.reason ?? error.data;
    for (const contract of contracts) {
      const known = contract.interface.parseError(data);
      if (known !== null) return `${known.name}(${known.args.join(', ')})`;
    }
    throw error;
  }
}

/** The arguments of the contract's event of this name in the receipt; fails unless there is exactly one. */
export function eventOf(contract: BaseContract, name: string, receipt: ContractTransactionReceipt) {
  const events = receipt.logs
    .filter(({ address }) => address === contract.target)
    .map((log) => contract.interface.parseLog(log))
    .filter((event) => event?.name === name);
  if (events.length !== 1 || !events[0]) throw new Error(`${events.length} events ${name}`);
  return events[0].args.toObject();
}
