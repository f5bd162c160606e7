import type { PurchaseSigner } from '../../application/ports/sale.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import type { InMemoryPermits } from '../chain/gasless/permits.memory.ts';
import type { ClockedChain } from '../chain/memory/clocked-chain.memory.ts';
import type { InMemoryTokens } from '../chain/memory/tokens.memory.ts';
import { InMemoryNftSale } from '../chain/sale/nft-sale.memory.ts';
import { InMemoryNftSaleContract } from '../chain/sale/nft-sale-contract.memory.ts';
import { InMemorySaleContract } from '../chain/sale/sale-contract.memory.ts';
import { InMemoryTokenSale } from '../chain/sale/token-sale.memory.ts';
import { SANDBOX_NFT_TIERS, SANDBOX_SALE_TERMS } from './world.ts';

type World = Readonly<{
  clock: Clock;
  chain: Pick<ClockedChain, 'mine' | 'purchases'>;
  permits: InMemoryPermits;
  treasury: WalletAddress;
  policy: SalePolicy;
  signer: PurchaseSigner;
  /** Those of the sale's chain. */
  tokens: InMemoryTokens;
}>;

/** The sales of the sandbox: what can be read of them, and the contracts by address. */
export function sandboxSales({ clock, chain, permits, treasury, policy, signer, tokens }: World) {
  const saleContract = new InMemorySaleContract(chain, SANDBOX_SALE_TERMS, () => clock.now());
  const nftSaleContract = new InMemoryNftSaleContract(policy.nftContract, SANDBOX_NFT_TIERS, () => clock.now());
  const { contract, nftContract, token } = policy;
  if (token !== undefined) tokens.mint(token, contract, 0n);
  const { domain } = signer.typedData;
  const paymentTokens = policy.paymentTokens.map(({ address }) => address);
  const setup = { clock, tokens, contract, treasury, paymentTokens, signer: () => signer.address ?? ZERO_ADDRESS };
  const sale = new InMemoryTokenSale({
    setup,
    state: saleContract,
    chain,
    domain,
    permits,
    ...(token !== undefined && { token }),
  });
  const sales = new Map<WalletAddress, InMemoryTokenSale | InMemoryNftSale>([[contract, sale]]);
  if (nftContract !== undefined)
    sales.set(
      nftContract,
      new InMemoryNftSale({
        setup: { ...setup, contract: nftContract },
        state: nftSaleContract,
        domain: { ...domain, verifyingContract: nftContract },
      }),
    );
  return { sales, sale, saleContract, nftSaleContract };
}
