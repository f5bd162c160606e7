import type { Auction } from '../../domain/sale/auction.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { AdapterChoices, ChainConfig, Config } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { SANDBOX_AUCTION_AT, SANDBOX_SALE, SANDBOX_SALE_TOKEN } from './sandbox-addresses.ts';
import * as as from './schemas/index.ts';

/** The sale; the in-memory chain has a default one, a real chain has none. */
export function readSale(reader: EnvReader, chain: 'memory' | 'evm'): Config['sale'] {
  const inMemory = chain === 'memory';
  const need = (what: string) => `${what}, because CHAIN_PROVIDER is evm`;
  const chainId = inMemory
    ? reader.optional('SALE_CHAIN_ID', as.integer(1, 2 ** 48), SANDBOX_SALE.chainId)
    : reader.required(
        'SALE_CHAIN_ID',
        as.integer(1, 2 ** 48),
        need('the chain id of the sale contract'),
        SANDBOX_SALE.chainId,
      );
  const contract = inMemory
    ? reader.optional('SALE_CONTRACT', as.address, SANDBOX_SALE.contract)
    : reader.required('SALE_CONTRACT', as.address, need('the address of the sale contract'), SANDBOX_SALE.contract);
  const paymentTokens = inMemory
    ? reader.optional('SALE_PAYMENT_TOKENS', as.paymentTokens, SANDBOX_SALE.paymentTokens)
    : reader.required(
        'SALE_PAYMENT_TOKENS',
        as.paymentTokens,
        need('address:symbol:decimals of each payment token'),
        SANDBOX_SALE.paymentTokens,
      );
  const nftContract = reader.optional(
    'NFT_SALE_CONTRACT',
    as.addressOrNone,
    inMemory ? SANDBOX_SALE.nftContract : 'none',
  );
  const token = reader.optional('SALE_TOKEN', as.saleToken, inMemory ? SANDBOX_SALE_TOKEN : 'none');
  const auctions = readAuctions(reader, chainId, inMemory);
  return {
    chainId,
    ...(inMemory && { inMemory }),
    ...(auctions.length > 0 && { auctions }),
    contract,
    ...(token !== 'none' && { token: token.address, ...(token.facts !== undefined && { tokenFacts: token.facts }) }),
    ...(nftContract !== 'none' && { nftContract }),
    paymentTokens,
    startBlock: reader.optional('SALE_START_BLOCK', as.integer(0, Number.MAX_SAFE_INTEGER), 0),
    confirmations: readDepth(reader, chainId),
    domain: {
      name: reader.optional('SALE_DOMAIN_NAME', as.label, 'TokenSale'),
      version: reader.optional('SALE_DOMAIN_VERSION', as.label, '1'),
      chainId,
      verifyingContract: contract,
    },
    signerKeys: readSignerKeys(reader),
  };
}

/** On the sale's chain only: its payment tokens, node and limits are theirs. */
function readAuctions(reader: EnvReader, saleChainId: number, inMemory: boolean): readonly Auction[] {
  const usual =
    inMemory && saleChainId === SANDBOX_SALE.chainId ? [{ ...SANDBOX_AUCTION_AT, chainId: saleChainId }] : [];
  const auctions = reader.optional('AUCTIONS', as.auctions, usual);
  for (const { chainId, auction } of auctions)
    if (chainId !== saleChainId)
      reader.fault(
        `AUCTIONS: ${auction} is on chain ${chainId}, but auctions must be on that of the sale (${saleChainId})`,
      );
  return auctions.map(({ auction, hook }) => ({ auction, hook }));
}

/** One private key, or a list of keys wherever they are kept. */
function readSignerKeys(reader: EnvReader): Config['sale']['signerKeys'] {
  const need = 'the private key of the account that the sale contract trusts, or set SALE_SIGNER_KEYS';
  if (!reader.isSet('SALE_SIGNER_KEYS')) {
    const key = reader.required('SALE_SIGNER_KEY', as.privateKey, need, undefined);
    return key === undefined ? [] : [{ kind: 'local', key }];
  }
  const [one, list] = ['SALE_SIGNER_KEY', 'SALE_SIGNER_KEYS'].map((name) => reader.sourceOf(name));
  if (reader.isSet('SALE_SIGNER_KEY')) reader.fault(`${one} and ${list} are both set: set only one of them`);
  return reader.optional('SALE_SIGNER_KEYS', as.accountKeys, []);
}

const readDepth = (reader: EnvReader, chainId: number): number =>
  reader.optional(`CONFIRMATIONS_${chainId}`, as.integer(0, 10_000), factsOfAnyChain(chainId).confirmations);

/** The confirmations after which a transaction counts, for each supported chain and the sale's. */
export const readConfirmations = (
  reader: EnvReader,
  { chainId: saleChainId, confirmations }: Config['sale'],
): ReadonlyMap<number, number> => {
  const others = SUPPORTED_CHAINS.filter((chainId) => chainId !== saleChainId);
  return new Map([[saleChainId, confirmations], ...others.map((id) => [id, readDepth(reader, id)] as const)]);
};

/** The chains that the chosen adapters require. */
export const neededChains = (
  { chain, aml, sponsor: { kind }, transferRail }: AdapterChoices,
  saleChainId: number,
  proNft: Config['fees']['proNft'],
  { forwarders }: Config['sponsor'],
): readonly number[] => [
  ...(chain.kind === 'evm' ? [saleChainId] : []),
  ...(aml.kind === 'onchain' ? [aml.chainId] : []),
  ...(transferRail.kind === 'x402' ? [transferRail.chainId] : []),
  ...(kind === 'relayer' || kind === 'openzeppelin' ? forwarders.keys() : []),
  ...(chain.kind === 'evm' && proNft !== undefined ? [proNft.chainId] : []),
];

/** RPC URLs of the required chains, and of supported chains that are configured. */
export function readChains(reader: EnvReader, needed: readonly number[]): ReadonlyMap<number, ChainConfig> {
  const chains = new Map<number, ChainConfig>();
  for (const chainId of new Set([...needed, ...SUPPORTED_CHAINS])) {
    const name = `RPC_URL_${chainId}`;
    const need = `one or more node URLs of chain ${chainId}, separated by commas, the preferred one first`;
    const rpcUrls = needed.includes(chainId)
      ? reader.required(name, as.urls, need, undefined)
      : reader.optional(name, as.urls, undefined);
    if (rpcUrls !== undefined) chains.set(chainId, { rpcUrls });
  }
  return chains;
}
