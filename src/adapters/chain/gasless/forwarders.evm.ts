import { z } from 'zod';
import type { Forwarders } from '../../../application/ports/paymaster.ts';
import { requestReverts } from '../../../domain/paymaster/errors.ts';
import type { Forwarding } from '../../../domain/paymaster/forward-request.ts';
import type { RequestOutcome } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed, revertReason } from '../rpc/contract-failure.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { settledTime, timeOfBlock } from '../rpc/settled-time.ts';
import { viewWord } from '../rpc/view.ts';
import { Count, Data, Hash, parse, RawAddress, Wei } from '../rpc/wire.ts';
import { executeCalldata, forwarderInterface } from './forwarder-abi.ts';

const Log = z.object({ address: RawAddress, topics: z.array(Hash), data: Data });
const Receipt = z
  .object({
    transactionHash: Hash,
    blockNumber: Count,
    status: z.enum(['0x0', '0x1']),
    logs: z.array(Log),
    gasUsed: Wei,
    effectiveGasPrice: Wei.nullish(),
    /** Wei; only OP-stack chains report it. */
    l1Fee: Wei.nullish(),
  })
  .nullable();
type Receipt = NonNullable<z.output<typeof Receipt>>;

export class EvmForwarders implements Forwarders {
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  /** The supported chains, by id. */
  constructor(chains: ReadonlyMap<number, ChainRpc>) {
    this.#chains = chains;
  }

  async nonceOf({ chainId, forwarder }: Pick<Forwarding, 'chainId' | 'forwarder'>, wallet: WalletAddress) {
    const calldata = forwarderInterface.encodeFunctionData('nonces', [wallet]);
    return await this.#read(chainId, (ask) => viewWord(ask, forwarder, calldata));
  }

  async rehearse(forwarding: Forwarding, gasLimit: bigint) {
    await this.#read(forwarding.chainId, (ask) => rehearsal(ask, forwarding, gasLimit));
  }

  async outcomeOf(forwarding: Forwarding, hash: Hex, confirmations: number) {
    return await this.#read(forwarding.chainId, (ask) => outcome(ask, forwarding, hash, confirmations));
  }

  async settledUntil(chainId: number, confirmations: number) {
    return await this.#read(chainId, (ask) => settledTime(ask, confirmations));
  }

  #read<T>(chainId: number, reading: (ask: Ask) => Promise<T>): Promise<T> {
    return readChain(this.#chains, chainId, reading);
  }
}

/**
 * Simulates the inner call first, because the forwarder hides its revert reason; then the whole request, which also
 * verifies signature, nonce and trust.
 */
async function rehearsal(ask: Ask, { forwarder, request }: Forwarding, gasLimit: bigint): Promise<void> {
  const data = request.data + request.from.slice(2).toLowerCase();
  // Nodes deduct the intrinsic gas of a transaction from the gas of a call.
  const gas = request.gas + leastGas({ data: Buffer.from(data.slice(2), 'hex') });
  await play(ask, { from: forwarder, to: request.to, gas: quantity(gas), data });
  await play(ask, { to: forwarder, gas: quantity(gasLimit), data: executeCalldata(request) });
}

async function play(ask: Ask, call: object): Promise<void> {
  try {
    parse(Data, await ask('eth_call', [call, 'latest']), 'call result');
  } catch (error) {
    if (!(error instanceof RpcError && contractFailed(error))) throw error;
    throw requestReverts.because(error, { reason: revertReason(error) });
  }
}

async function outcome(
  ask: Ask,
  { forwarder, request }: Forwarding,
  hash: Hex,
  confirmations: number,
): Promise<RequestOutcome> {
  const head = parse(Count, await ask('eth_blockNumber', []), 'height');
  const receipt = parse(Receipt, await ask('eth_getTransactionReceipt', [hash]), 'receipt');
  if (receipt === null) return 'absent';
  if (receipt.transactionHash !== hash)
    throw new UnexpectedAnswer('the node returned the receipt of another transaction');
  if (receipt.blockNumber > head - confirmations) return 'unconfirmed';
  const succeeded = receipt.logs
    .filter(({ address }) => address === forwarder.toLowerCase())
    .map(({ topics, data }) => forwarderInterface.parseLog({ topics, data }))
    .some((event) => event?.args.signer === request.from && event.args.nonce === request.nonce && event.args.success);
  if (receipt.status === '0x0')
    return { end: 'failed', isRevert: true, minedAt: await timeOfBlock(ask, receipt.blockNumber), ...paidIn(receipt) };
  return { end: succeeded ? 'executed' : 'failed', isRevert: false, ...paidIn(receipt) };
}

/** What the sender paid. On Arbitrum the gas already contains the data fee. */
const paidIn = ({ gasUsed, effectiveGasPrice, l1Fee }: Receipt) =>
  effectiveGasPrice == null ? {} : { paidWei: gasUsed * effectiveGasPrice + (l1Fee ?? 0n) };

const quantity = (amount: bigint): Hex => `0x${amount.toString(16)}`;
