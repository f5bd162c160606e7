import { type JsonRpcProvider, parseUnits, type TypedDataDomain } from 'ethers';
import { connect, type DevelopmentWallets, developmentWallets } from './connect.ts';
import { developmentAccounts, type LocalNode } from './node.ts';
import { deployContracts, FORWARDER_NAME, type Terms, type WorldContracts } from './world-contracts.ts';

/** Changes to the default world. */
export type WorldOptions = Partial<Terms>;

/** The contracts that the service uses on a chain, deployed and open for sale; they act for the first development account. */
export type World = WorldContracts &
  Readonly<{
    node: LocalNode;
    provider: JsonRpcProvider;
    accounts: DevelopmentWallets;
    addresses: Readonly<Record<keyof WorldContracts | 'signer' | 'treasury', string>>;
    domains: Readonly<Record<'sale' | 'nftSale' | 'forwarder', TypedDataDomain>>;
    /** The first block that can contain an event of the sales. */
    startBlock: number;
    close(): void;
  }>;

const YEAR_SECONDS = 31_536_000;

const usualTerms = (now: number): Terms => ({
  signer: developmentAccounts[1].address,
  treasury: developmentAccounts[2].address,
  domain: { name: 'TokenSale', version: '1' },
  price: parseUnits('0.05', 6),
  tokensForSale: parseUnits('100000000', 18),
  startsAt: BigInt(now),
  endsAt: BigInt(now + YEAR_SECONDS),
  // The service's authorizations live 15 minutes; the rest is for a local chain whose clock was set back with its blocks.
  authorizationLifetime: 3_600n,
  nftTiers: [
    { tierId: 1, price: parseUnits('250', 6), firstTokenId: 1n, supply: 100n },
    { tierId: 2, price: parseUnits('1000', 6), firstTokenId: 101n, supply: 10n },
  ],
  holders: developmentAccounts.map(({ address }) => address),
  balance: parseUnits('1000000', 6),
});

/** Deploys everything as the first development account and opens the sales, by default from now on for a year. */
export async function deployWorld(node: LocalNode, options: WorldOptions = {}): Promise<World> {
  const provider = connect(node);
  const accounts = developmentWallets(provider);
  const start = await node.rpc<{ number: string; timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const terms = { ...usualTerms(Number(start.timestamp)), ...options };
  const contracts = await deployContracts(node, accounts[0], terms);
  const addresses = { ...(await addressesOf(contracts)), signer: terms.signer, treasury: terms.treasury };
  return {
    ...contracts,
    node,
    provider,
    accounts,
    addresses,
    domains: domainsOf(node.chainId, terms.domain, addresses),
    startBlock: Number(start.number),
    close: () => provider.destroy(),
  };
}

async function addressesOf(contracts: WorldContracts): Promise<Record<keyof WorldContracts, string>> {
  const { usdc, usdt, saleToken, forwarder, sanctions, multicall, sale, nftSale, gaslessTransfers } = contracts;
  return {
    usdc: await usdc.getAddress(),
    usdt: await usdt.getAddress(),
    saleToken: await saleToken.getAddress(),
    forwarder: await forwarder.getAddress(),
    sanctions: await sanctions.getAddress(),
    multicall: await multicall.getAddress(),
    sale: await sale.getAddress(),
    nftSale: await nftSale.getAddress(),
    gaslessTransfers: await gaslessTransfers.getAddress(),
  };
}

function domainsOf(
  chainId: number,
  sales: Terms['domain'],
  { sale, nftSale, forwarder }: World['addresses'],
): World['domains'] {
  return {
    sale: { ...sales, chainId, verifyingContract: sale },
    nftSale: { ...sales, chainId, verifyingContract: nftSale },
    forwarder: { name: FORWARDER_NAME, version: '1', chainId, verifyingContract: forwarder },
  };
}
