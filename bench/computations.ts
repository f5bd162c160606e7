// The cost of relaying and pricing without HTTP: decoding signed transactions, compared with ethers; signing fee
// quotes;
// and the number of node requests before a transfer is prepared.

import { Transaction, Wallet } from 'ethers';
import { ChainRpc } from '../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmTransferOutlooks } from '../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { newSessionKey } from '../src/adapters/local/session-keys.ts';
import { LocalSignedTransactions } from '../src/adapters/local/signed-transactions.ts';
import { newAuditKey } from '../src/adapters/local/transparency/audit-keys.ts';
import { signQuote } from '../src/application/fee/quote-fee.ts';
import type { Ports } from '../src/application/ports/index.ts';
import { prepareTransfer } from '../src/application/transfer/prepare-transfer.ts';
import { proved } from '../src/domain/auth/proved-wallet.ts';
import type { Hex } from '../src/domain/shared/hex.ts';
import type { Usd } from '../src/domain/shared/usd.ts';
import type { WalletAddress } from '../src/domain/shared/wallet-address.ts';
import { readConfig } from '../src/infrastructure/config/read-config.ts';
import { buildAdapterSets } from '../src/infrastructure/container/adapter-sets.ts';
import { choosePorts } from '../src/infrastructure/container/ports.ts';
import { openTools } from '../src/infrastructure/container/tools.ts';
import { silent } from '../src/infrastructure/observability/silent.ts';
import type { Effort } from './effort.ts';
import { median } from './report.ts';
import { startRichNode } from './rich-node.ts';

const CHAIN = 8453;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress;

type Figures = Effort['computations'];

/** The results as lines of text. */
export async function computations({ computations: effort }: Effort): Promise<string> {
  const ports = await sandbox();
  const lines = [await decoding(effort), await quotes(ports, effort), await roundTrips(ports, effort)];
  return ['', 'computations', ...lines.map((line) => `  ${line}`)].join('\n');
}

async function decoding({ inputs, rounds, runMs }: Figures): Promise<string> {
  const wallet = Wallet.createRandom();
  const signed = await Promise.all(Array.from({ length: inputs }, (_, nonce) => signTransfer(wallet, nonce)));
  const local = new LocalSignedTransactions();
  const ours = (raw: Hex) => local.decode(raw).from;
  const theirs = (raw: Hex) => Transaction.from(raw).from;
  if (!signed.every((raw) => ours(raw) === theirs(raw))) throw new Error('ethers recovers another sender');
  const rates = Array.from(
    { length: rounds },
    () => [perSecond(signed, ours, runMs), perSecond(signed, theirs, runMs)] as const,
  );
  const [own, other] = [median(rates.map(([first]) => first)), median(rates.map(([, second]) => second))];
  const ratio = median(rates.map(([first, second]) => first / second));
  return `decode and recover  ${own.toFixed(0)}/s; ethers ${other.toFixed(0)}/s; ${ratio.toFixed(1)} × ethers, which is asked for the sender alone`;
}

const signTransfer = async (wallet: { signTransaction(tx: object): Promise<string> }, nonce: number) =>
  (await wallet.signTransaction({
    ...{
      type: 2,
      chainId: CHAIN,
      nonce,
      to: USDC,
      gasLimit: 65_000n,
      maxFeePerGas: 10n ** 9n,
      maxPriorityFeePerGas: 1n,
    },
    data: `0xa9059cbb${RECIPIENT.slice(2).padStart(64, '0')}${nonce.toString(16).padStart(64, '0')}`,
  })) as Hex;

async function quotes(ports: Ports, { inputs, rounds, runMs }: Figures): Promise<string> {
  const quote = signQuote(ports);
  const usd = (10n ** 24n) as Usd;
  const nativeUsd = (3_000n * usd) as Usd;
  const basis = {
    action: 'transfer' as const,
    chainId: CHAIN,
    token: { address: USDC, decimals: 6, usd },
    isPro: false,
  };
  const costs = Array.from({ length: inputs }, (_, i) => 10n ** 12n + BigInt(i));
  const price = async (gasCostWei: bigint) => (await quote({ ...basis, gasCostWei, nativeUsd })).signature;
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await perSecondInTurn(costs, price, runMs));
  return `price and sign a fee  ${median(rates).toFixed(0)}/s`;
}

async function roundTrips(ports: Ports, { preparations }: Figures): Promise<string> {
  const node = await startRichNode(CHAIN);
  const rpc = new ChainRpc({ chainId: CHAIN, urls: [node.url] });
  const transferOutlooks = new EvmTransferOutlooks(new Map([[CHAIN, rpc]]), ports.clock);
  const prepare = prepareTransfer({ ...ports, transferOutlooks });
  const wish = { chainId: CHAIN, to: RECIPIENT, token: USDC, amount: 25_000_000n };
  const { wallet: sender } = proved({ wallet: Wallet.createRandom().address as WalletAddress });
  await prepare(sender, wish);
  const first = node.requests();
  for (let i = 0; i < preparations; i += 1) await prepare(sender, wish);
  rpc.close();
  node.stop();
  return `prepare a transfer  ${((node.requests() - first) / preparations).toFixed(2)} requests to the node each; ${first} for the first, which proves the chain`;
}

async function sandbox(): Promise<Ports> {
  const config = readConfig({
    DATA_DIR: 'memory',
    SESSION_KEYS: newSessionKey(),
    AUDIT_KEYS: newAuditKey(),
    API_KEY_PEPPER: 'api-key-pepper-of-the-bench',
    CRON_SECRET: 'cron-secret-of-the-bench',
    KYC_WEBHOOK_SECRET: 'kyc-secret-of-the-bench',
    SALE_SIGNER_KEY: `0x${'42'.repeat(32)}`,
    FEE_QUOTE_KEYS: 'fee-quote-key-of-the-bench-of-32-characters',
  });
  return await choosePorts(config, await openTools(config, silent()), await buildAdapterSets(config));
}

/** Runs over the inputs repeatedly; measures after a warm-up. */
function perSecond<T>(inputs: readonly T[], run: (input: T) => unknown, runMs: number): number {
  for (const input of inputs) run(input);
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < runMs) {
    for (const input of inputs) run(input);
    done += inputs.length;
  }
  return (done * 1_000) / (performance.now() - started);
}

/** As perSecond, for work that is waited for. */
async function perSecondInTurn<T>(
  inputs: readonly T[],
  run: (input: T) => Promise<unknown>,
  runMs: number,
): Promise<number> {
  for (const input of inputs) await run(input);
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < runMs) {
    for (const input of inputs) await run(input);
    done += inputs.length;
  }
  return (done * 1_000) / (performance.now() - started);
}
