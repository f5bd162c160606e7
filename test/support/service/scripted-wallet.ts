import type { Wallet } from '@institutional-defi/client';
import { createWalletClient, custom, type EIP1193Provider, encodeAbiParameters, type Hex, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export const CHAIN_ID = 8453;
export const HASH: Hex = `0x${'ab'.repeat(32)}`;
/** Unix seconds of the newest block. */
export const BLOCK_TIME = 1_800_000_000;

const account = privateKeyToAccount(generatePrivateKey());
const ZERO = `0x${'00'.repeat(32)}`;

type Answer = (params: readonly unknown[]) => unknown;
type Answers = Readonly<Record<string, Answer>>;

export const RECEIPT = {
  ...{
    transactionHash: HASH,
    blockHash: HASH,
    blockNumber: '0x1',
    transactionIndex: '0x0',
    status: '0x1',
    type: '0x2',
  },
  ...{ logs: [], logsBloom: '0x', gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1' },
  ...{ from: account.address, to: account.address, contractAddress: null },
};

/** A chain on which every allowance is endless and every transaction is mined at once. */
const HONEST: Answers = {
  eth_chainId: () => toHex(CHAIN_ID),
  eth_requestAccounts: () => [account.address],
  eth_call: () => encodeAbiParameters([{ type: 'uint256' }], [2n ** 256n - 1n]),
  eth_blockNumber: () => '0x1',
  eth_getBlockByNumber: () => ({
    number: '0x1',
    hash: HASH,
    timestamp: toHex(BLOCK_TIME),
    baseFeePerGas: '0x1',
    parentHash: ZERO,
  }),
  eth_getTransactionReceipt: () => RECEIPT,
  eth_sendTransaction: () => HASH,
  eth_sendRawTransaction: () => HASH,
  eth_getTransactionCount: () => '0x0',
  eth_estimateGas: () => '0xea60',
  eth_maxPriorityFeePerGas: () => '0x1',
};

/** The error of EIP-1193 when the owner declines. */
export const declines: Answer = () => {
  throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
};

export type Scripted = Readonly<{ provider: EIP1193Provider; asked: readonly string[] }>;

/** An injected wallet (EIP-1193) with its chain; `answers` replaces what it says by method. */
export function scriptedProvider(answers: Answers = {}): Scripted {
  const asked: string[] = [];
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    asked.push(method);
    const answer = { ...HONEST, ...answers }[method];
    if (answer === undefined) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
    return answer(params);
  };
  return { provider: { request } as unknown as EIP1193Provider, asked };
}

/** The wallet behind the provider: with its own key, or one that asks the provider to sign and to send. */
export const walletOf = ({ provider }: Scripted, key: 'local' | 'injected'): Wallet =>
  createWalletClient({
    account: key === 'local' ? account : account.address,
    transport: custom(provider, { retryCount: 0 }),
    pollingInterval: 1,
  });

export const OWNER = account.address;
