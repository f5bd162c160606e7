import type { PurchaseSigner } from '../../application/ports/sale.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { AuctionEvent } from '../../domain/sale/auction-event.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import type { ClockedChain } from '../chain/memory/clocked-chain.memory.ts';
import type { InMemoryTokens } from '../chain/memory/tokens.memory.ts';
import { type EmittedEvent, InMemoryAuction } from '../chain/sale/auction.memory.ts';
import { InMemoryAuctionContracts, InMemoryAuctionEvents } from '../chain/sale/auctions.memory.ts';
import { InMemoryPermitHook } from '../chain/sale/permit-hook.memory.ts';
import { SANDBOX_AUCTION } from './world.ts';

type World = Readonly<{
  clock: Clock;
  chain: Pick<ClockedChain, 'head' | 'block' | 'firstBlock' | 'take'>;
  policy: Pick<SalePolicy, 'auctions' | 'chainId' | 'contract' | 'paymentTokens' | 'token'>;
  signer: Pick<PurchaseSigner, 'address'>;
  /** Those of the sale's chain. */
  tokens: InMemoryTokens;
  /** Of every auction. */
  terms?: typeof SANDBOX_AUCTION;
}>;

/** The auctions of the sandbox, open from now on: what can be read of them, and the contracts by address. */
export function sandboxAuctions({ clock, chain, policy, signer, tokens, terms = SANDBOX_AUCTION }: World) {
  const contracts = new InMemoryAuctionContracts(chain);
  const events = new InMemoryAuctionEvents(chain);
  const auctions = new Map<WalletAddress, InMemoryAuction>();
  const hooks = new Map<WalletAddress, InMemoryPermitHook>();
  const { startsIn, blocks, issuedIn, claimsAfter, isFunded, ...fixed } = terms;
  // So long ago that the indexer has a confirmed block to begin with.
  const startBlock = chain.firstBlock + startsIn;
  const endBlock = startBlock + blocks;
  let logs = 0;
  const include = (auction: WalletAddress) => (txHash: Hex, emitted: readonly EmittedEvent[]) => {
    const place = { auction, txHash, ...chain.take() };
    // The index in the block only orders the events.
    events.add(...emitted.map((event) => ({ ...event, ...place, logIndex: logs++ }) as AuctionEvent));
  };
  for (const one of policy.auctions ?? []) {
    const token = policy.token ?? policy.contract;
    const onCommitted = (_: WalletAddress, owner: WalletAddress, amount: bigint) =>
      contracts.commit(one, owner, amount);
    const { chainId } = policy;
    const signerOf = () => signer.address ?? ZERO_ADDRESS;
    const hook = new InMemoryPermitHook({ clock, chainId, hook: one.hook, signer: signerOf, onCommitted });
    if (isFunded) tokens.mint(token, one.auction, fixed.totalSupply);
    const auction = new InMemoryAuction({
      ...{ auction: one, token, currency: policy.paymentTokens[0].address, tokens },
      terms: {
        ...{ ...fixed, startBlock, endBlock, soldOutBlock: startBlock + issuedIn },
        claimBlock: endBlock + claimsAfter,
      },
      hook,
      head: () => chain.head.number,
      include: include(one.auction),
    });
    contracts.set(one, () => auction.terms());
    auctions.set(one.auction, auction);
    hooks.set(one.hook, hook);
  }
  return { contracts, events, auctions, hooks };
}
