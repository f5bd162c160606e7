import type { ContractTransactionResponse, Wallet } from 'ethers';
import { readArtifact } from './artifacts.ts';
import { attach, deploy } from './handles.ts';
import type { LocalNode } from './node.ts';

/** The address of Multicall3 on every chain. */
export const MULTICALL3_ADDRESS = '0xcA11bde05977b3631167028862bE2a173976CA11';
export const FORWARDER_NAME = 'Forwarder';

export type Terms = Readonly<{
  signer: string;
  treasury: string;
  domain: Readonly<{ name: string; version: string }>;
  price: bigint;
  tokensForSale: bigint;
  startsAt: bigint;
  endsAt: bigint;
  /** Seconds. */
  authorizationLifetime: bigint;
  nftTiers: readonly Readonly<{ tierId: number; price: bigint; firstTokenId: bigint; supply: bigint }>[];
  holders: readonly string[];
  balance: bigint;
}>;

export type WorldContracts = Readonly<Awaited<ReturnType<typeof deployContracts>>>;

/**
 * Deploys every contract as `owner`, who must send nothing else meanwhile, and opens the sales. On a new chain the
 * addresses are always the same.
 */
export async function deployContracts(node: LocalNode, owner: Wallet, terms: Terms) {
  const { signer, treasury, price, startsAt, endsAt, authorizationLifetime } = terms;
  const usdc = await deploy('TestStablecoin', owner, 'USD Coin', 'USDC');
  const usdt = await deploy('TestStablecoin', owner, 'Tether USD', 'USDT');
  const saleToken = await deploy('SaleToken', owner, 'Sale Token', 'SALE', terms.tokensForSale, owner);
  const forwarder = await deploy('ERC2771Forwarder', owner, FORWARDER_NAME);
  const sanctions = await deploy('SanctionsOracle', owner, owner);
  const setup = { ...terms.domain, owner, signer, treasury, forwarder };
  const sale = await deploy('TokenSale', owner, setup, saleToken, price, startsAt, endsAt, authorizationLifetime);
  const nftSale = await deploy('NftSale', owner, setup, 'Sale Pass', 'PASS');
  const gaslessTransfers = await deploy('GaslessTransfers', owner, forwarder, treasury);
  const multicall = await installMulticall(node, owner);
  const contracts = { usdc, usdt, saleToken, forwarder, sanctions, multicall, sale, nftSale, gaslessTransfers };
  await open(contracts, terms);
  return contracts;
}

async function installMulticall(node: LocalNode, runner: Wallet) {
  await node.rpc('anvil_setCode', [MULTICALL3_ADDRESS, readArtifact('Multicall3').deployedBytecode]);
  return attach('Multicall3', MULTICALL3_ADDRESS, runner);
}

async function open({ usdc, usdt, saleToken, multicall, sale, nftSale }: WorldContracts, terms: Terms): Promise<void> {
  const mints = terms.holders.map((holder) => usdc.interface.encodeFunctionData('mint', [holder, terms.balance]));
  const stablecoins = [await usdc.getAddress(), await usdt.getAddress()];
  await mined(
    multicall.aggregate3(
      stablecoins.flatMap((target) => mints.map((callData) => ({ target, allowFailure: false, callData }))),
    ),
  );
  for (const token of stablecoins) {
    await mined(sale.setPaymentToken(token, true));
    await mined(nftSale.setPaymentToken(token, true));
  }
  for (const { tierId, price, firstTokenId, supply } of terms.nftTiers)
    await mined(nftSale.setTier(tierId, price, firstTokenId, supply));
  await mined(saleToken.approve(sale, terms.tokensForSale));
  await mined(sale.fund(terms.tokensForSale));
}

/** Waits for the transaction's block. */
const mined = async (sent: Promise<ContractTransactionResponse>) => (await sent).wait();
