import { AbiCoder, getAddress, toQuantity } from 'ethers';
import { z } from 'zod';
import type { SignedTransactions } from '../../../application/ports/transfer.ts';
import { Failure } from '../../../domain/shared/failure.ts';
import { fromHex, type Hex } from '../../../domain/shared/hex.ts';
import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { insufficientFunds } from '../../../domain/transfer/errors.ts';
import type { InMemoryAccounts } from './accounts.memory.ts';
import type { InMemoryBlocks } from './blocks.memory.ts';
import { TOKEN_TRANSFER_GAS } from './gas.ts';
import type { MinedTransaction } from './mined.memory.ts';
import { revertOf } from './revert.ts';

/** An error of JSON-RPC. */
export class NodeError extends Error {
  readonly code: number;
  readonly data: Hex | undefined;

  constructor(code: number, message: string, data?: Hex) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

const REVERTED = 3;
const REFUSED = -32_000;
const NO_METHOD = -32_601;
const BAD_PARAMS = -32_602;
const NO_ADDRESS = '0x0000000000000000000000000000000000000000' as WalletAddress;

const Address = z
  .string()
  .regex(/^0x[\da-fA-F]{40}$/)
  .transform((text) => getAddress(text.toLowerCase()) as WalletAddress);
const Bytes = z.string().regex(/^0x(?:[\da-fA-F]{2})*$/) as unknown as z.ZodType<Hex>;
/** At most 32 bytes, as what comes from wallets. */
const Coins = z
  .string()
  .regex(/^0x[\da-fA-F]{1,64}$/)
  .transform(BigInt);
const Call = z.object({
  from: Address.default(NO_ADDRESS),
  to: Address,
  data: Bytes.default('0x'),
  value: Coins.default(0n),
});
/** A tag, or a number below 2^52. */
const BlockName = z.string().regex(/^(?:latest|pending|safe|finalized|earliest|0x[\da-fA-F]{1,13})$/);
const Hash = z.string().regex(/^0x[\da-f]{64}$/) as unknown as z.ZodType<Hex>;

/** `gasPrice`: wei per gas that the service prepares transactions at, so that a wallet reserves and pays no less. */
type Node = Readonly<{
  accounts: InMemoryAccounts;
  signedTransactions: SignedTransactions;
  gasPrice: () => Promise<bigint>;
}>;
type Method = (node: Node, params: readonly unknown[]) => unknown;

/** What a wallet asks a node, of an in-memory chain. Everything is at its newest state. */
export const METHODS: Readonly<Record<string, Method>> = {
  eth_chainId: ({ accounts }) => toQuantity(accounts.blocks.chainId),
  eth_blockNumber: ({ accounts }) => toQuantity(newestOf(accounts)),
  eth_gasPrice: async ({ gasPrice }) => toQuantity(await gasPrice()),
  eth_maxPriorityFeePerGas: () => '0x0',
  eth_getBalance: ({ accounts }, [owner]) => toQuantity(accounts.balanceOf(Address.parse(owner))),
  eth_getTransactionCount: ({ accounts }, [owner]) => toQuantity(accounts.nonceOf(Address.parse(owner))),
  eth_getCode: ({ accounts }, [address]) => (accounts.isContract(Address.parse(address)) ? '0xfe' : '0x'),
  eth_estimateGas: (node, [wish]) => {
    const { data } = requireAccepted(node, wish);
    return toQuantity(leastGas({ data: fromHex(data) }) + TOKEN_TRANSFER_GAS);
  },
  eth_call: (node, [wish]) => {
    const { to, data } = Call.parse(wish);
    let result: Hex | undefined;
    requireNoRevert(() => (result = node.accounts.host.read(to, data)));
    if (result === undefined) requireAccepted(node, wish);
    return result ?? '0x';
  },
  eth_sendRawTransaction: ({ accounts, signedTransactions }, [raw]) => {
    const transaction = signedTransactions.decode(Bytes.parse(raw));
    const { chainId } = accounts.blocks;
    if (transaction.chainId !== chainId) throw new NodeError(REFUSED, `this is chain ${chainId}`);
    accounts.submit(transaction);
    return transaction.hash;
  },
  eth_getTransactionReceipt: ({ accounts }, [hash]) => {
    const mined = accounts.mined(Hash.parse(hash));
    return mined === undefined ? null : receiptOf(accounts.blocks, mined);
  },
  eth_getTransactionByHash: ({ accounts }, [hash]) => {
    const mined = accounts.mined(Hash.parse(hash));
    return mined === undefined ? null : shown(accounts.blocks, mined);
  },
  eth_getBlockByNumber: ({ accounts }, [wished]) => {
    const { blocks } = accounts;
    const number = numberOf(BlockName.parse(wished), newestOf(accounts));
    if (number > newestOf(accounts)) return null;
    return {
      number: toQuantity(number),
      hash: blocks.hashOf(number),
      parentHash: blocks.hashOf(number - 1),
      timestamp: toQuantity(blocks.timeOf(number)),
      transactions: accounts.minedAt(number).map((mined) => shown(blocks, mined)),
    };
  },
};

/** A value, or the promise of one. Throws NodeError for everything that a node would refuse. */
export function answerAsNode(node: Node, method: string, params: readonly unknown[]): unknown {
  const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  if (answer === undefined) throw new NodeError(NO_METHOD, `the method ${method} does not exist in the sandbox`);
  try {
    return answer(node, params);
  } catch (error) {
    if (error instanceof z.ZodError) throw new NodeError(BAD_PARAMS, 'invalid params');
    if (error instanceof Failure) throw new NodeError(REFUSED, wordsOf(error));
    throw error;
  }
}

/** Wallets know this refusal by the words that nodes use for it. */
const wordsOf = ({ code, message }: Failure): string =>
  code === insufficientFunds.code ? 'insufficient funds for gas * price + value' : message;

/** Transactions are mined at once, into the block after the last full one. */
const newestOf = ({ height }: InMemoryAccounts): number => height + 1;

function numberOf(name: string, newest: number): number {
  if (name === 'earliest') return 0;
  return name.startsWith('0x') ? Number(name) : newest;
}

function requireAccepted({ accounts }: Node, wish: unknown): z.output<typeof Call> {
  const call = Call.parse(wish);
  requireNoRevert(() => accounts.call(call, 'rehearsal'));
  return call;
}

function requireNoRevert(call: () => void): void {
  const reason = revertOf(call);
  if (reason === undefined) return;
  const text = AbiCoder.defaultAbiCoder().encode(['string'], [reason]).slice(2);
  throw new NodeError(REVERTED, `execution reverted: ${reason}`, `0x08c379a0${text}`);
}

const placeOf = (blocks: InMemoryBlocks, blockNumber: number) => ({
  blockNumber: toQuantity(blockNumber),
  blockHash: blocks.hashOf(blockNumber),
  transactionIndex: '0x0',
});

const receiptOf = (blocks: InMemoryBlocks, mined: MinedTransaction) => ({
  ...placeOf(blocks, mined.blockNumber),
  transactionHash: mined.transaction.hash,
  from: mined.transaction.from,
  to: mined.transaction.to,
  contractAddress: null,
  status: mined.succeeded ? '0x1' : '0x0',
  type: '0x2',
  gasUsed: toQuantity(mined.gasUsed),
  cumulativeGasUsed: toQuantity(mined.gasUsed),
  effectiveGasPrice: toQuantity(mined.gasPrice),
  logs: [],
  logsBloom: `0x${'0'.repeat(512)}`,
});

const shown = (blocks: InMemoryBlocks, { transaction, blockNumber }: MinedTransaction) => ({
  ...placeOf(blocks, blockNumber),
  hash: transaction.hash,
  from: transaction.from,
  to: transaction.to,
  input: `0x${Buffer.from(transaction.data).toString('hex')}`,
  nonce: toQuantity(transaction.nonce),
  value: toQuantity(transaction.value),
  gas: toQuantity(transaction.gasLimit),
  maxFeePerGas: toQuantity(transaction.maxFeePerGas),
  maxPriorityFeePerGas: toQuantity(transaction.maxPriorityFeePerGas),
  chainId: toQuantity(blocks.chainId),
  type: '0x2',
});
