import type { NftPurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { nftPurchaseSignerOf } from '../../local/purchase-signer.eip712.ts';
import { callIn, revert } from '../memory/revert.ts';
import { paymentOf, requireSpendable, type SaleSetup } from './authorized-sale.memory.ts';
import type { InMemoryNftSaleContract } from './nft-sale-contract.memory.ts';
import { nftSaleInterface } from './sale-abi.ts';

type World = Readonly<{ setup: SaleSetup; state: InMemoryNftSaleContract; domain: TypedDataDomain }>;

/** NftSale.sol in memory: the same checks in the same order with the same errors. It is never paused. */
export class InMemoryNftSale {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Reverts before any change; a rehearsal changes nothing. */
  call(sender: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void {
    const call = callIn(nftSaleInterface, data);
    if (call.name !== 'buyNft') throw revert('no reason given');
    const [terms, signature] = call.args;
    const authorization = { ...terms.toObject(), tierId: Number(terms.tierId) } as NftPurchaseAuthorization;
    const { setup, state, domain } = this.#world;
    const { buyer, nonce, tierId, tokenId, amount } = authorization;
    const recovered = nftPurchaseSignerOf(domain, authorization, signature);
    requireSpendable(setup, authorization, { sender, recovered, isUsed: state.isUsed(nonce) });
    const { price, supply, sold, firstTokenId } = state.tierOf(tierId);
    if (sold >= supply) throw revert('TierSoldOut', tierId, supply);
    if (tokenId < firstTokenId || tokenId - firstTokenId >= supply) throw revert('TokenOutsideTier', tierId, tokenId);
    if (amount !== price) throw revert('WrongPrice', tierId, amount, price);
    if (state.ownerOf(tokenId) !== undefined) throw revert('TokenTaken', tokenId);
    const payment = paymentOf(setup, authorization);
    setup.tokens.requireTakable(setup.contract, payment);
    if (as === 'rehearsal') return;
    setup.tokens.transferFrom(setup.contract, payment);
    state.mint({ owner: buyer, tierId, tokenId, nonce });
  }

  /** The encoded result of a view function; undefined for any other call. */
  read(data: Hex): Hex | undefined {
    const call = callIn(nftSaleInterface, data);
    const { state } = this.#world;
    const answer: Readonly<Record<string, () => readonly unknown[]>> = {
      nonceUsed: () => [state.isUsed(call.args[0])],
      ownerOf: () => [ownerIn(state, call.args[0])],
      tiers: () => {
        const { price, supply, sold, firstTokenId } = state.tierOf(Number(call.args[0]));
        return [price, supply, sold, firstTokenId];
      },
    };
    const read = answer[call.name];
    return read && (nftSaleInterface.encodeFunctionResult(call.fragment, read()) as Hex);
  }
}

function ownerIn(state: InMemoryNftSaleContract, tokenId: bigint): WalletAddress {
  const owner = state.ownerOf(tokenId);
  if (owner === undefined) throw revert('ERC721NonexistentToken', tokenId);
  return owner;
}
