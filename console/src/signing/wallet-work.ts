import {
  type ApiClient,
  type Data,
  expectTransfer,
  signAndExecute,
  type TransferWish,
  transferGasless,
  type Wallet,
} from '@institutional-defi/client';
import { type Address, erc20Abi, type Hex } from 'viem';
import {
  estimateGas,
  getBalance,
  getCode,
  getGasPrice,
  getTransactionCount,
  readContract,
  sendTransaction,
} from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient, switchChain } from 'wagmi/actions';
import { api } from '../api/index.ts';
import { highestFeeOf } from '../values/fees.ts';
import type { Call } from './sending.ts';

type Prepared = Data<'prepareTransfer'>;
export type Wish = Readonly<{ from: Hex; to: Hex; token: Hex | 'native'; amount: string; chainId: number }>;

/** Rejects when the wallet does not share this account. */
async function walletOf(config: Config, account: Hex): Promise<Wallet> {
  return getConnectorClient(config, { account });
}

const wishOf = (wallet: Wallet, { amount, ...wish }: Wish): TransferWish => ({
  ...wish,
  wallet,
  amount: BigInt(amount),
  confirm: () => true,
});

/** Signs and sends exactly the transfer that was shown. Rejects with MISMATCH if it is not what was asked for. */
export async function sendPrepared(config: Config, prepared: Prepared, wish: Wish): Promise<Hex> {
  const wallet = await walletOf(config, wish.from);
  expectTransfer(prepared.transaction, wishOf(wallet, wish));
  return signAndExecute(api, wallet, prepared);
}

export type Task = Data<'sponsorRequest'>;

/** The same through the sponsor; its fee is taken from the amount. Resolves when the sponsor accepted it. */
export function sendGasless(config: Config, prepared: Prepared, wish: Wish): Promise<Task> {
  return new Promise((resolve, reject) => {
    const shown: ApiClient = {
      ...api,
      prepareTransfer: async () => prepared,
      sponsorRequest: async (input, options) => {
        const task = await api.sponsorRequest(input, options);
        resolve(task);
        return task;
      },
    };
    walletOf(config, wish.from)
      .then(async (wallet) => {
        if (wallet.chain?.id !== wish.chainId) await switchChain(config, { chainId: wish.chainId });
        const ready = await walletOf(config, wish.from);
        return transferGasless(shown, { ...wishOf(ready, wish), token: wish.token as Address });
      })
      // After the sponsor accepted it, the page follows the transaction by itself.
      .catch(reject);
  });
}

type CallToSend = Readonly<{
  account: Hex;
  chainId: number;
  call: Call;
  nonce: number;
  /** Beyond the estimate. */
  spareGas?: bigint | undefined;
}>;

/** One transaction whose gas the wallet estimates, or this page with a margin. Asking twice with the same nonce cannot pay twice. */
export async function sendCall(config: Config, { account, chainId, call, nonce, spareGas }: CallToSend): Promise<Hex> {
  const wallet = await walletOf(config, account);
  const { to, data, value } = call;
  const reader = await getConnectorClient(config, { chainId });
  const request = { account: wallet.account, to, data, nonce, value: BigInt(value) };
  const gas = spareGas === undefined ? {} : { gas: (await estimateGas(reader, request)) + spareGas };
  return sendTransaction(wallet, { ...request, chain: null, ...gas });
}

/** The nonce of the account's next transaction, after the wallet changed to the network. */
export async function nextNonce(config: Config, account: Hex, chainId: number): Promise<number> {
  const asked = await walletOf(config, account);
  if (asked.chain?.id !== chainId) await switchChain(config, { chainId });
  const reader = await getConnectorClient(config, { chainId });
  return getTransactionCount(reader, { address: account, blockTag: 'pending' });
}

/** Read by the wallet's own node; rejects when the wallet is on another network. */
export async function balanceOf(config: Config, chainId: number, account: Hex, token: string): Promise<bigint> {
  const reader = await getConnectorClient(config, { chainId });
  if (token === 'native') return getBalance(reader, { address: account });
  return readContract(reader, { address: token as Hex, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
}

export async function isContract(config: Config, chainId: number, address: Hex): Promise<boolean> {
  const reader = await getConnectorClient(config, { chainId });
  return (await getCode(reader, { address })) !== undefined;
}

/** A swap calls the contracts of several markets. */
const GAS_OF = { payment: 21_000n, swap: 300_000n };

/** Wei that a payment or a swap of coins should leave for its fee. */
export async function reserveForFee(config: Config, chainId: number, what: keyof typeof GAS_OF): Promise<bigint> {
  const reader = await getConnectorClient(config, { chainId });
  return highestFeeOf(GAS_OF[what], await getGasPrice(reader));
}
